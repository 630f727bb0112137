// '230', '3.30' after a visit: an hour, where all words before it only bring one.
import { wordsOf } from '../../text/fold-text.ts';

const HOUR =
  /(?<![\d.:$#/-])(1[0-2]|[1-9])\.?([0-5]\d)(?!\d|[.:/-]\d| ?(?:mg|ml|units?|lbs?|people|bucks|dollars|percent)\b| ?%)/i;
const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));
const BRINGS = words(
  'ah oops oh ok okay no nope wait sorry hmm actually but and so my bad make it that its thats is i mean meant not at to for they them we he she the it got moved changed have has had only just can cannot could do offered offer offers said say says told gave give us me take took lets open left office doc doctor dr dentist clinic place earliest next slot time appt appointment',
);
const FOLLOWS = words(
  'sorry instead then please pls not and or but if for with on in at cuz because works better open left free is am pm a p now actually oops thats tho though lol thanks thx',
);

/** The message with the hour written as one. */
export function hourWithColon(said: string): string {
  const found = HOUR.exec(said);
  if (!found) return said;
  const end = found.index + found[0].length;
  const [next = 'then'] = wordsOf(said.slice(end));
  const isHour = FOLLOWS.has(next) && wordsOf(said.slice(0, found.index)).every((word) => BRINGS.has(word));
  return isHour ? said.replace(HOUR, '$1:$2') : said;
}
