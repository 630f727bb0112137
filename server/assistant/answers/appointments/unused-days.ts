// Days of a wish that the card of a new appointment does not hold.
import { listed, quoted } from '../../text/say.ts';
import { isReturn } from '../moments.ts';
import type { Asked } from '../plan.ts';

/** Days that are named and that the card does not hold: 'and I'm away Wednesday'. */
export function unusedDays({ slots, text, facts }: Asked, date: string): string {
  if (slots.repeat || slots.times.length !== 1) return '';
  const others = slots.days.filter(
    (day) =>
      !day.isPast &&
      day.date !== date &&
      day.date >= facts.today &&
      day.endDate === undefined &&
      !isReturn(text, day.span) &&
      // 'The 15th or the 17th at 3' is asked about.
      day.span[0] > (slots.times[0]?.span[0] ?? 0),
  );
  const words = others.map(({ span }) => text.slice(...span)).filter((said) => said.trim() !== '');
  return words.length === 0
    ? ''
    : `I left out ${listed(words.map((said) => `“${quoted(said)}”`))}; tell me about that next.`;
}
