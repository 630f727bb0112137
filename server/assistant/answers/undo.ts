// Taking back what the last approved card of the conversation did; the card shows what would be again as it was.
import { quoted } from '../text/say.ts';
import type { Answerer, Answerers } from './plan.ts';

const HISTORY = 'Other changes can be undone in Settings, under Recent changes, for 30 days.';

const undo: Answerer = ({ lastChange, before }) => {
  if (before?.cardWaits)
    return {
      text: "Nothing's been saved yet, so there's nothing to undo. Just decline the card above and everything stays as it was.",
    };
  if (!lastChange) return { text: `There's nothing of mine to undo in this chat. ${HISTORY}` };
  return {
    text: `Sure, that undoes “${quoted(lastChange.title)}”. It happens once you approve the card.`,
    cards: [{ tool: 'undoChange', input: { id: lastChange.changeSetId } }],
    isAccounted: true,
  };
};

export const undoAnswers: Answerers = { undo };
