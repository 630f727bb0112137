// Recognises headings that name a month: 'AUGUST 2026', 'Sept.', 'M A Y', "Aug '26", 'October (21 days)'.
import { dateTokens } from '../dates/date-tokens.ts';

export interface MonthHeading {
  /** 1 to 12 */
  month: number;
  year?: number | undefined;
}

const MOST_LENGTH = 60;
/** Said after a month's name: nothing, 'continued', '(21 student days)', 'Student days: 21'. */
const AFTER_MONTH = [
  /^[\s.:–—-]*$/,
  /^[\s:–—(-]*(?:cont\.?|continued|forts\.?|fortsetzung|suite|cont'd)[\s)]*$/i,
  // 'Feb 30 Teacher work day' is no count: it would be of days.
  /^[\s:–—([-]*(?:\d{1,3}\s*(?:(?:student|teacher|school|instructional|pupil|work|class|contact)\s*)*(?:days|tage|jours|d[ií]as)|(?<=[([]\s*)1\s*(?:[a-z]+\s+)?day)\b.{0,40}$/i,
  /^[\s:–—([-]*(?:total|student|teacher|school|instructional|pupil|s|t|days?)\b[\s:=a-z-]{0,20}\d{1,3}.{0,40}$/i,
];

/** 'A U G U S T  2 0 2 6' without the spaces inside of words. */
function withoutLetterSpacing(text: string): string {
  const parts = text.split(' ');
  const single = parts.filter((part) => part.length === 1).length;
  if (parts.length < 3 || single < 0.8 * parts.length) return text;
  return text.replaceAll(' ', '').replace(/(\p{L})(\d)/u, '$1 $2');
}

/** The month that a line names if it names nothing else. */
export function monthHeading(line: string): MonthHeading | undefined {
  if (line.length > MOST_LENGTH) return undefined;
  const text = withoutLetterSpacing(line.replaceAll(/^[\s•*|–—-]+|[\s•*|:–—-]+$/gu, ''));
  const tokens = dateTokens(text);
  const [name] = tokens;
  if (name?.kind !== 'word' || name.month === undefined || !/^\p{Lu}|^\p{L}{3,}$/u.test(name.text))
    return undefined;
  let next = 1;
  while (
    tokens[next]?.kind === 'mark' &&
    /^[.,:/–-]$/.test(tokens[next]?.kind === 'mark' ? text.slice(tokens[next]?.start, tokens[next]?.end) : '')
  )
    next += 1;
  const of = tokens[next];
  if (of?.kind === 'word' && /^(?:de|del)$/i.test(of.text)) next += 1;
  const token = tokens[next];
  const year = token?.kind === 'year' ? token.value : undefined;
  const end = year === undefined ? tokens[0]?.end : token?.end;
  const rest = text.slice(end);
  if (!AFTER_MONTH.some((pattern) => pattern.test(rest))) return undefined;
  return { month: name.month, ...(year === undefined ? {} : { year }) };
}

/** The month at the start of a line above a grid, whatever follows it. */
export function leadingMonth(line: string): MonthHeading | undefined {
  const tokens = dateTokens(withoutLetterSpacing(line.slice(0, MOST_LENGTH)));
  const at = tokens.findIndex(
    (token) => token.kind === 'word' && token.month !== undefined && token.text.length > 2,
  );
  const name = tokens[at];
  if (name?.kind !== 'word' || name.month === undefined) return undefined;
  const next = tokens[at + 1]?.kind === 'mark' ? tokens[at + 2] : tokens[at + 1];
  const before = tokens[at - 1];
  const year = next?.kind === 'year' ? next.value : before?.kind === 'year' ? before.value : undefined;
  return { month: name.month, ...(year === undefined ? {} : { year }) };
}
