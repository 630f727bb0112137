// Answers about doctors and other contacts, by intent.
import type { Answerers } from '../plan.ts';
import { contactAsk } from './ask-contacts.ts';
import { contactAdd } from './add-contact.ts';
import { contactChange, contactRemove } from './change-contact.ts';

export const contactAnswers: Answerers = {
  contact_ask: contactAsk,
  contact_add: contactAdd,
  contact_change: contactChange,
  contact_remove: contactRemove,
};
