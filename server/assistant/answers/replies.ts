// 'Yes', 'no', 'say that again', where no question is open.
import type { Answerer, Answerers } from './plan.ts';

const yes: Answerer = ({ before }) => ({
  // A question in between changes nothing about a card that waits.
  text:
    before?.cardWaits || before?.earlierWaits
      ? "Great. Tap Approve on the card and it's done; I change nothing without that."
      : 'Good. What should we do next?',
});

const no: Answerer = ({ before }) => ({
  text: before?.cardWaits
    ? 'All right, nothing is saved and everything stays as it was. Decline the card, or tell me what should be different.'
    : "All right. Tell me when there's something I can do.",
});

const repeat: Answerer = ({ before }) => ({
  text: before?.answer || "I haven't said anything yet. What can I do for you?",
});

export const replyAnswers: Answerers = { yes, no, repeat };
