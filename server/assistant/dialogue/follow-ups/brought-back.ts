// 'Keep it, but move it to the 18th' after a removal that was approved: it comes back first, and what else is wished is said.
import { quoted } from '../../text/say.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const KEEPS_BUT =
  /^\W*(?:(?:hm+|oh|ok|okay|no|wait|actually|sorry|on second thought)[,. ]+)*(?:keep|leave|restore|bring|put) (?:it|that|this|them)(?: back| in)?[,.;]? (?:but|and|just) (?<rest>\p{L}.{3,80}?)\W*$/iu;
/** 'No wait, just move it to the 12th' */
const MOVES_INSTEAD =
  /^\W*(?:(?:hm+|oh|ok|okay|no|wait|actually|sorry|do not cancel it|don['’]t cancel it)[,. ]+)+(?:just |only |please |can you |could you )*(?<rest>(?:move|push|reschedule|shift) (?:it|that|this) \p{L}.{1,60}?)\W*$/iu;
const REMOVES = /_(?:cancel|remove|clear|stop)$/;

/** The undo of the removal; undefined for any other message. */
export function broughtBack(talk: Talk, { intent }: DialogueState): Decided | undefined {
  const { said } = talk.reading;
  const rest = (KEEPS_BUT.exec(said) ?? MOVES_INSTEAD.exec(said))?.groups?.['rest'];
  const isApproved = (talk.changes ?? []).length > 0 && talk.before?.cardWaits !== true;
  if (rest === undefined || !isApproved || !REMOVES.test(intent)) return undefined;
  const run = { ...runOf(talk.reading.whole, 'undo'), text: 'undo that', said: 'undo that' };
  const undone = carried(talk, run, { isAccounted: true });
  const text = `${undone?.plan.text ?? ''} Once it's back, say “${quoted(rest)}” again.`;
  return undone && { ...undone, plan: { ...undone.plan, text } };
}
