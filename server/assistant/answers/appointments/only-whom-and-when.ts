// 'And Junie at 10:30' behind 'eye exam for Wyatt at 10': a part that names no visit of its own.
import type { Asked } from '../plan.ts';

const BETWEEN =
  /\b(?:and|then|plus|also|for|at|on|the|same|day|too|as well|is|has|goes|right after|after that)\b|[^\p{L}\d]+/giu;
const BARE_HOUR = /\b\d{1,2}(?::?\d\d)?(?: ?[ap]\.?m\.?)?\b/gi;
/** True where a part of a message says nothing but one person, one hour and at most a day. */
export function isOnlyWhomAndWhen({ text, slots }: Pick<Asked, 'text' | 'slots'>): boolean {
  const { people, times, days } = slots;
  if (people.length !== 1 || times.length !== 1 || days.length > 1) return false;
  const held = [...days, ...times].map(({ span }) => text.slice(...span)).filter((said) => said !== '');
  const rest = [...held, ...people.map(({ said }) => said)]
    .reduce((words, said) => words.replace(said, ' '), text)
    .replace(/['’]s\b/g, ' ');
  return rest.replaceAll(BARE_HOUR, ' ').replaceAll(BETWEEN, '') === '';
}
