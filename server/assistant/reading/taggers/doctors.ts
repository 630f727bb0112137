// Tags of doctors who are not stored: 'dr. okafor', 'Dr Ellen Marsh'.
import type { Tag, Tagger } from '../tag.ts';
import type { Token } from '../tokens.ts';
import { isEnglish } from '../spelling.ts';
import { VISITS } from '../visit-kinds.ts';
import { NO_NAME } from './names.ts';

const TITLE = /^(?:dr|doctor|dra|drs)$/;
/** Words behind 'the doctor' that are no name. */
const NOT_A_NAME: ReadonlySet<string> = new Set(
  'appt appts appointment appointments visit visits office number note notes phone called calls call told tells prescribed prescribes ordered orders changed moved thinks thought gave gives put puts recommended recommends again checkup check today tomorrow tonight bill form paper slip stuff thing things checked looked saw sees see has says suggested upped bumped lowered cut stopped started referred cancelled canceled rescheduled app google strange just already also finally actually who pepper seuss place person lady guy anyway because'.split(
    ' ',
  ),
);
const SPECIALTIES: ReadonlySet<string> = new Set(VISITS.flatMap(({ words }) => words));
const LONGEST = 3;

const isNameWord = (token: Token | undefined): token is Token =>
  token !== undefined &&
  /^[a-z]{2,}$/.test(token.word) &&
  !NO_NAME.has(token.word) &&
  !NOT_A_NAME.has(token.word) &&
  !SPECIALTIES.has(token.word);

/**
 * A first word may be an English one, 'dr marsh'; a further one in capitals, when it is none, at the end, or before what
 * the doctor is.
 */
function isNext(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!isNameWord(token) || token.before.trim() !== '') return false;
  if (token.isCapital || !isEnglish(token.word)) return true;
  const after = tokens[at + 1];
  return (
    after === undefined ||
    /[,.;!?]/.test(after.before) ||
    /^\d/.test(after.word) ||
    SPECIALTIES.has(after.word)
  );
}

const ARTICLE = /^(?:the|a|an|my|our|his|her|their|this|that)$/;

/** False in 'the eye doctor flies out on Friday': behind the kind of doctor, an everyday word in small letters is no name. */
export function namesDoctor(tokens: readonly Token[], { from }: Tag): boolean {
  const at = TITLE.test(tokens[from]?.word ?? '') ? from : from - 1;
  const [kind = '', title = ''] = [tokens[at - 1]?.word, tokens[at]?.word];
  const name = tokens[at + 1];
  const isKind = ARTICLE.test(kind) || SPECIALTIES.has(`${kind} ${title}`);
  return !isKind || name === undefined || name.isCapital || !isEnglish(name.word);
}

const capital = (word: string): string =>
  /^\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);

export const tagDoctors: Tagger = ({ typed, tokens }) =>
  tokens.flatMap(({ word, isPossessive }, at): Tag[] => {
    if (!TITLE.test(word) || isPossessive) return [];
    if (!isNameWord(tokens[at + 1]) || /[,;!?]/.test(tokens[at + 1]?.before ?? '')) return [];
    let to = at + 2;
    while (to - at <= LONGEST && !tokens[to - 1]?.isPossessive && isNext(tokens, to)) to += 1;
    const names = tokens
      .slice(at + 1, to)
      .map(({ start, end, isPossessive: owns }) => capital(typed.slice(start, owns ? end - 2 : end)));
    // 'Eye dr Kim Osei': the kind of doctor keeps its words.
    const isOfKind = SPECIALTIES.has(`${tokens[at - 1]?.word ?? ''} ${word}`);
    return [{ type: 'doctor', from: isOfKind ? at + 1 : at, to, value: `Dr. ${names.join(' ')}`, ids: [] }];
  });
