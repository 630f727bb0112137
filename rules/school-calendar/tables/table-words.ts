// Words of table headers: names of breaks, starts and ends, columns of dates and events.
import words from '../../data/calendar-words.json' with { type: 'json' };
import { phrases } from '../rows/phrases.ts';

const BREAKS = phrases(words.breaks);
const REGIONS = phrases(words.regions);
const STARTS = phrases(words.startHeaders);
const ENDS = phrases(words.endHeaders);
const RETURNS = phrases(words.returnHeaders);
const HEADERS = phrases(words.tableHeaders);

export const isBreakName = (text: string): boolean => BREAKS.isIn(text);
/** True for a season or a feast and its year: 'Winter 2027'. */
export const isOnlyBreakName = (text: string): boolean =>
  BREAKS.isWhole(text.replaceAll(/[^\p{L}\s'’-]+/gu, ' ').trim());
export const isStartHeader = (text: string | undefined): boolean => STARTS.isWhole(text);
export const isEndHeader = (text: string | undefined): boolean => ENDS.isWhole(text);
/** Header of the dates on which school goes on: 'Classes resume'. */
export const isReturnHeader = (text: string | undefined): boolean => RETURNS.isWhole(text);
export const isHeaderWord = (text: string): boolean => HEADERS.isWhole(text);

/** True when labels of rows name regions or schools, so that only one row is meant for a family. */
export const isRegionList = (labels: readonly string[]): boolean =>
  labels.length > 1 && labels.filter((label) => REGIONS.isIn(label)).length * 2 >= labels.length;

const SUMMER = phrases(words.summer);
export const isSummerBreak = (title: string): boolean => SUMMER.isIn(title);

const REVISIONS = phrases(words.revisions);
/** 'Revised May 3, 2026', 'Board approved 4/14/2026' */
export const isRevision = (text: string): boolean => REVISIONS.isIn(text);

const ISSUE =
  /^\W*(?:[\p{L}'’]+\s){0,3}(?:newsletter|bulletin|weekly update|week in review)\b[^.!?]{0,40}$/iu;
/** 'Panther Newsletter – Week of November 30': the date of an issue. */
export const isIssue = (text: string): boolean => ISSUE.test(text);

const GRADES =
  /\b(?:grades?|gr|years?|klassen?|jahrgang|cycle|curso)\.?\s*[\dK]|\((?:PK|TK|K|\d{1,2})\s*[-–]\s*(?:K|\d{1,2})\)|\b(?:high|middle|junior|senior|upper|lower|elementary|students?|pupils?|staff|teachers?|faculty)\b/i;
/** Header of a column that is meant for one school or group: 'North Fork High (7–12)', 'Zone A', 'Staff'. */
export const isGroupHeader = (text: string | undefined): boolean =>
  text !== undefined &&
  text.length < 40 &&
  !HEADERS.isWhole(text) &&
  (REGIONS.isIn(text) || GRADES.test(text));

const TERM =
  /^(?:the )?(?:(?:autumn|fall|spring|summer|winter|michaelmas|lent|hilary|trinity|advent|herbst|frühjahrs?|sommer|winter|automne|printemps|otoño|primavera)[\s-]*(?:term|semester|trimester|halbjahr|trimestre)?|(?:first|second|third|fourth|1st|2nd|3rd|4th|1er|2e|2ème|3e|3ème|\d\.?|erstes|zweites|premier|deuxième|troisième|primer|segundo|tercer)?[\s-]*(?:term|semester|trimester|quarter|halbjahr|trimestre|semestre)\s*\d?)(?:\s*20\d\d)?$/iu;
/** 'Autumn term', 'Spring 2027', 'Term 3', '2. Halbjahr' */
export const isTermName = (text: string): boolean => text.length < 40 && TERM.test(text.trim());
