// Taking back what approved cards of the conversation did; the card shows what would be again as it was.
import { quoted } from '../text/say.ts';
import { wordsOf } from '../text/fold-text.ts';
import { best, byWords, wordSet } from './find-records.ts';
import type { Offer } from '../dialogue/state.ts';
import type { Answerer, Answerers, ApprovedChange, Plan } from './plan.ts';

const HISTORY = 'Other changes can be undone in Settings, under Recent changes, for 30 days.';
const MOST_OFFERED = 3;

/** Words of a wish to undo, none of which names a change. */
const PLAIN = new Set(
  'undo undid that this it last one ones thing change changes put take back oops no wait oh sorry was mistake revert reverse restore go how before again please pls can could you just did the a i my me meant mean accident wrong delete remove un get bring everything all both of'.split(
    ' ',
  ),
);

/** The changes that a wish names by words of their titles. */
function named(text: string, changes: readonly ApprovedChange[]): ApprovedChange[] {
  const words = wordsOf(text).filter((word) => !PLAIN.has(word));
  return best(
    byWords(
      words.join(' '),
      changes.map((record) => ({ record, words: wordSet(record.title) })),
    ),
  );
}

const taking = (changes: readonly ApprovedChange[]): Plan => ({
  text: `Sure, that undoes ${changes.map(({ title }) => `“${quoted(title)}”`).join(' and ')}. It happens once you approve the card.`,
  cards: changes.map(({ changeSetId }) => ({ tool: 'undoChange', input: { id: changeSetId } })),
  isAccounted: true,
});

const offers = (changes: readonly ApprovedChange[]): Offer[] =>
  changes
    .slice(0, MOST_OFFERED)
    .map(({ title, changeSetId }) => ({ label: `Undo “${quoted(title)}”`, choice: changeSetId }));

export const HOW_IT_WAS =
  /\bback (?:how|the way|as|like|to (?:how|what)) (?:it|they|that|things) (?:was|were)\b/i;

const undo: Answerer = ({ text, changes = [], before, chosen }) => {
  if (before?.cardWaits)
    return {
      text: "Nothing's been saved yet, so there's nothing to undo. Just decline the card above and everything stays as it was.",
    };
  const picked = changes.filter(({ changeSetId }) => changeSetId === chosen['which']);
  if (picked.length > 0) return taking(picked);
  const [last] = changes;
  if (!last) return { text: `There's nothing of mine to undo in this chat. ${HISTORY}` };
  if (HOW_IT_WAS.test(text) && changes.length > 1)
    return {
      text: 'Which change should I take back?',
      asked: 'which',
      offered: offers(changes),
    };
  const [only, ...others] = named(text, changes);
  // What moved from one list to another is two cards, and one wish.
  const together = changes.filter(({ messageId }) => messageId === only?.messageId);
  const isMove =
    together.length === 2 && together.every(({ title }) => /^(?:Add to|Take .+ off) /.test(title));
  if (only && others.length === 0) return taking(isMove ? together : [only]);
  if (before?.storedNothing === true)
    return {
      text: `That last wish stored nothing, so nothing of it has to be undone. The change before it is “${quoted(last.title)}”.`,
      asked: 'which',
      offered: offers(changes),
    };
  // One wish may have been several cards.
  return taking(changes.filter(({ messageId }) => messageId === last.messageId));
};

export const undoAnswers: Answerers = { undo };
