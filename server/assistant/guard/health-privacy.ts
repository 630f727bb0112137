// Keeps health out of outside models. Unless the owner enabled it, an outside model gets no health tools, and exchanges
// about health are answered here and left out of its later requests.
import { medical } from '#contract/medical.ts';
import type { StoredMessage } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import type { Bound } from '../../implement.ts';
import { dishesWithoutRecords } from '../../meals/dishes.ts';
import { dangerIn } from '../danger/danger.ts';
import { stateIn } from '../dialogue/state.ts';
import { speaksOfHealth } from '../reading/speaks-of-health.ts';
import { fold } from '../text/fold-text.ts';
import { withPlainRuns } from '../text/plain-runs.ts';

const TOOLS: ReadonlySet<string> = new Set(Object.keys(medical));

/** The operations without those of medical contacts, medications, appointments and records, and without their texts. */
export const withoutHealth = (operations: readonly Bound[]): Bound[] =>
  operations
    .filter(({ name }) => !TOOLS.has(name))
    .map((bound) => dishesWithoutRecords.find(({ name }) => name === bound.name) ?? bound);

const names = (text: string, stored: readonly { name: string }[]): boolean => {
  const words = ` ${fold(text).replace(/[^a-z0-9]+/g, ' ')} `;
  return stored.some(({ name }) => {
    const folded = fold(name)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    return folded !== '' && words.includes(` ${folded} `);
  });
};

/** True for exchanges of a conversation that stay here: the parent's message with Pip's answer. */
function stays(user: StoredMessage, answer: StoredMessage | undefined): boolean {
  const { staysHere, safety, calls = [] } = answer?.metadata ?? {};
  if (staysHere === true || safety !== undefined || calls.some(({ tool }) => TOOLS.has(tool))) return true;
  const said = withPlainRuns(user.content);
  return speaksOfHealth(said) || dangerIn(said) !== undefined;
}

/** The part of a conversation that an outside model may read. */
export function withoutHealthExchanges(messages: readonly StoredMessage[]): StoredMessage[] {
  const kept: StoredMessage[] = [];
  let hidden = false;
  for (const [index, message] of messages.entries()) {
    if (message.role === 'user') {
      const next = messages[index + 1];
      hidden = stays(message, next?.role === 'assistant' ? next : undefined);
    }
    if (!hidden) kept.push(message);
  }
  return kept;
}

/** A few words go on about what was spoken of: 'and Mia?', 'yes', 'thanks'. */
const FEW_WORDS = 4;
/** A short reply to a question of Pip's belongs to the question's topic. */
const MOST_WORDS = 14;

/** True when the parent's last message is about health: by its words, by a stored name, or as a reply to Pip. */
export async function isAboutHealth(context: Context, messages: readonly StoredMessage[]): Promise<boolean> {
  const last = withPlainRuns(messages.at(-1)?.content ?? '');
  if (speaksOfHealth(last)) return true;
  const before = messages.at(-2);
  const goesOn = before?.role === 'assistant' && before.metadata.staysHere === true;
  const words = last.trim().split(/\s+/).length;
  const answers = stateIn(before?.metadata.dialogue)?.asked !== undefined && words <= MOST_WORDS;
  if (goesOn && (answers || words <= FEW_WORDS)) return true;
  const medications = await context.records('medication').list();
  const contacts = await context.records('medical_contact').list();
  return names(last, [...medications, ...contacts]);
}
