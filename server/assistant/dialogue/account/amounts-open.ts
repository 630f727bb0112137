// Amounts with their unit, and hours without a colon, that a message names and no card holds: '1000 iu daily', 'oops 230'.
import { numberWord } from '#rules/time/spoken/words.ts';
import { shifted } from '../../answers/appointments/moved-time.ts';
import type { Card } from '../state.ts';

const UNITS =
  'iu|mg|mcg|ml|units?|grams?|lbs?|pounds?|oz|ounces|dozen|min(?:ute)?s?|hours?|hrs?|cans?|packs?|bags?|box(?:es)?|bottles?|jars?|bunch(?:es)?|gallons?';
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,:/#-])(\\d+(?:[.,]\\d+)?|half an?|half a|an?|two|three|four|five|six|seven|eight|nine|ten) ?(${UNITS})(?![\\p{L}\\d])(?: (?:daily|nightly|weekly|once|twice|a day|every)(?![\\p{L}])(?: (?:daily|a day|day|week))?)?`,
  'giu',
);
/** '230' is 2:30. */
const BARE_HOUR =
  /(?<![\p{L}\d.,:/#-])(1[0-2]|[1-9])([0-5]\d)(?![\d.,:/-]|\p{L}| ?(?:st|ave|street|mg|mcg|ml|iu|units?|lbs?|people|dollars|bucks|calories|miles)\b)/giu;
/** Before an amount that was so earlier, or is not meant. */
const DENIED =
  /\b(?:not|no|instead of|rather than|from|was|isn['’]?t|before|after|in|about|for|within)\s+(?:the )?$/i;
const [DOZEN, HOUR, NOON] = [12, 60, 12];

/** The numbers by which a card may hold an amount: '1 hour' is 60, 'a dozen' is 12. */
function numbersOf(count: string, unit: string): string[] {
  const number = /^half/i.test(count) ? 0.5 : /^an?$/i.test(count) ? 1 : (numberWord(count) ?? Number(count));
  const whole = /^dozen/i.test(unit) ? number * DOZEN : /^h/i.test(unit) ? number * HOUR : number;
  return number === 0.5 ? ['0.5', '2', String(whole)] : [String(number), String(whole)];
}

/** In the words of the message; `held` is all that the cards and the words beside them say. */
export function amountsOpen(said: string, held: string, cards: readonly Card[]): string[] {
  const numbers = new Set(held.match(/\d+(?:\.\d+)?/g));
  const isMade = cards.some(({ tool }) => /^create|^add/.test(tool));
  const isVisit = cards.some(({ tool }) => tool.endsWith('MedicalAppointment'));
  const isMeant = ({ index }: RegExpExecArray): boolean => !DENIED.test(said.slice(0, index));
  const amounts = isMade ? [...said.matchAll(AMOUNT)].filter(isMeant) : [];
  const hours = isVisit ? [...said.matchAll(BARE_HOUR)].filter(isMeant) : [];
  // '10 to 1130' is a length on the card.
  const ends = cards.flatMap(({ input: { appointmentDate: from, duration } }) =>
    typeof from === 'string' && typeof duration === 'number' ? [shifted(from, duration).slice(11)] : [],
  );
  const isHour = (hour: string, minute: string): boolean =>
    [Number(hour), (Number(hour) % NOON) + NOON].some((one) =>
      [held, ...ends].some((text) => text.includes(`${String(one).padStart(2, '0')}:${minute}`)),
    );
  return [
    ...amounts.flatMap(([run, count = '', unit = '']) =>
      numbersOf(count, unit).some((one) => numbers.has(one)) || held.toLowerCase().includes(run.toLowerCase())
        ? []
        : [run],
    ),
    ...hours.flatMap(([run, hour = '', minute = '']) =>
      isHour(hour, minute) || numbers.has(run) ? [] : [run],
    ),
  ];
}
