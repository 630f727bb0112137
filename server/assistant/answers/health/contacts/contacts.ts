// Answers about doctors and other contacts, by intent.
import type { Answerers } from '../../plan.ts';
import { orSwap } from './emergency-swap.ts';
import { contactAsk } from './ask-contacts.ts';
import { contactAdd } from './add-contact.ts';
import { contactChange, contactRemove } from './change-contact.ts';

export const contactAnswers: Answerers = {
  contact_ask: contactAsk,
  contact_add: orSwap(contactAdd),
  contact_change: orSwap(contactChange),
  contact_remove: contactRemove,
};
