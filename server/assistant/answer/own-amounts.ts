// Amounts that Pip's own brain may repeat: the parent's words, and the kitchen measures that they asked for.
import type { StoredMessage } from '../../chat/messages.ts';
import { conversionIn } from '../answers/kitchen/conversions.ts';
import { namesMedicine, plainAmounts } from '../guard/doses.ts';

/** Everything the parent wrote in the conversation. */
export const saidIn = (messages: readonly StoredMessage[]): string =>
  messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');

/** The words of the parent, and the answers to questions about kitchen measures, whose milliliters are no dose. */
export const ownAmounts = (messages: readonly StoredMessage[]): string => {
  const asked = messages.filter(
    ({ role, content }) => role === 'user' && !namesMedicine(plainAmounts(content)),
  );
  return [saidIn(messages), ...asked.flatMap(({ content }) => conversionIn(content) ?? [])].join('\n');
};
