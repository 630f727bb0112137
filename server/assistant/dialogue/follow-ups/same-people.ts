// 'And tomorrow' after the day of somebody: the day of the same people, and the same question about a week.
import { asksWhoseWeek } from '../../answers/day/whose-week.ts';
import type { Wish } from '../../reading/wish.ts';
import type { DialogueState } from '../state.ts';

/** 'And tomorrow' after somebody's day is the next one of theirs. */
export function withWhomBefore(
  wish: Wish,
  { intent, slots: { people, groups, isMe }, text }: DialogueState,
): Wish {
  if (intent !== 'day_ask') return wish;
  const said = asksWhoseWeek(text) ? `${text}, ${wish.text}` : wish.text;
  return { ...wish, text: said, slots: { ...wish.slots, people, groups, isMe } };
}
