// The amount of a medicine that is told as a bare number, 'losartan 50 once a day'.
import type { Asked } from '../../plan.ts';

/** Where a word is in the whole wish. */
export const placeOf = (text: string, said: string): number => text.toLowerCase().indexOf(said.toLowerCase());

/** The number that is a medicine's amount, told without a unit. */
const BEHIND_BARE =
  /^ (\d+(?:\.\d+)?)(?=\W*$|[,;]| (?:once|twice|three|a day|daily|every|each|in|at|from|now|starting|since|per)\b)/i;
/** 'Metformin too now, 500 at night'; a smaller number there may be an hour. */
const BEHIND_NOW =
  /^(?: (?:too|also|as well|now))*(?:,|:| -)? ((?:[2-9]\d|\d{3,4})(?:\.\d+)?)(?=\W*$|[,;]| (?:once|twice|three|a day|daily|every|each|in|at)\b)/i;
/** 'Losartan 50 once a day': the number behind the name is the amount, and no unit is made up. */
export function withBareDose(asked: Asked, names: readonly string[]): Asked {
  const { text, slots } = asked;
  if (slots.doses.length > 0) return asked;
  const bare = names.flatMap((name) => {
    const at = placeOf(text, name);
    const behind = at === -1 ? '' : text.slice(at + name.length);
    return BEHIND_BARE.exec(behind)?.[1] ?? BEHIND_NOW.exec(behind)?.[1] ?? [];
  });
  return bare.length === 0 ? asked : { ...asked, slots: { ...slots, doses: bare } };
}
