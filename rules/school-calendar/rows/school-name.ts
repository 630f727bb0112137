// The school's or district's name in the titles of a document: 'Riverside Unified School District'.
import words from '../../data/calendar-words.json' with { type: 'json' };
import { heightOf } from '../layout/geometry.ts';
import { trimTitle } from '../lines/line-titles.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { hasSentenceWord } from '../lines/prose.ts';
import { phrases } from './phrases.ts';

const SCHOOL = phrases(words.schoolWords);
const NOT_A_NAME = phrases(words.notNames);

/** '2026-2027 School Calendar' and other parts of a title that are no name. */
const LEADING = 'district|academic|student|annual|family|parent|year';
const titleParts = (leading: string): RegExp =>
  new RegExp(
    [
      String.raw`(?:['’]?\d{2,4}\s?[-–—/]\s?['’]?\d{2,4}|\b20\d\d\b)`,
      String.raw`\b(?:(?:${leading}) )*(?:calendars?|calendar of events|handbook|year|term dates|important dates|dates|holidays|schedule)\b`,
      String.raw`\b(?:schuljahr|ferien(?:plan|termine)?|terminplan|jahresplan|termine|kalender|calendrier(?: scolaire)?|année scolaire|calendario(?: escolar)?|curso(?: escolar)?)\b`,
    ].join('|'),
    'giu',
  );
const TITLE_PARTS = titleParts(`school|${LEADING}`);
/** The same without 'school', which may end the name: 'Harbor View Middle School Calendar'. */
const PARTS_AFTER_NAME = titleParts(LEADING);
/** Words of a name that ends with 'School' at least: 'Elementary School Calendar' has none. */
const LEAST_NAMED = 3;

const GENERIC = /^(?:the|a|our|your)?\s*(?:school|schools|schule|école|escuela|district)\s*(?:year|years)?$/i;

/** The parts of a title that may be names. */
const namesIn = (text: string, parts: RegExp): string[] =>
  text
    .split(/\s[–—|•·]\s|:\s|\sat\s(?=\p{Lu})/u)
    .map((part) => trimTitle(part.replaceAll(parts, ' ').replaceAll(/\s+(?:for|of|und|and)\s*$/gi, '')))
    .filter((part) => SCHOOL.isIn(part) && !GENERIC.test(part) && /\p{L}{2}.*\s\p{L}{2}|-/u.test(part));

/** The name in a line of a title, or undefined. */
function nameIn(text: string): string | undefined {
  if (text.length > 90 || !SCHOOL.isIn(text)) return undefined;
  const [whole] = [
    ...namesIn(text, TITLE_PARTS),
    ...namesIn(text, PARTS_AFTER_NAME).filter((part) => part.split(' ').length >= LEAST_NAMED),
  ];
  if (whole === undefined || NOT_A_NAME.isIn(whole) || whole.split(' ').length > 9) return undefined;
  return whole.replace(/^(?:the|der|die|das|am|an der|de la|del|de)\s+/i, '');
}

/** The name with the largest print in the upper part of the first pages, or null. */
export function findSchoolName(pages: readonly (readonly PageLine[])[]): string | null {
  for (const lines of pages.slice(0, 3)) {
    const first = lines.findIndex(({ role }) => role === 'event' || role === 'days');
    // Titles stand above the first date; a page of lists may have them below.
    const top = lines.slice(0, first < 1 ? 14 : first);
    // Running headers are marked as prose.
    const isTitle = ({ role, prose, text }: PageLine): boolean =>
      role === 'text' && (!prose || (text.length < 60 && !hasSentenceWord(text) && !/[.!?]$/.test(text)));
    const titles = top.filter(isTitle).slice(0, 14);
    const named = titles.flatMap((line) => {
      const name = nameIn(line.text);
      return name === undefined ? [] : [{ name, height: heightOf(line) }];
    });
    const best = named.toSorted((one, two) => two.height - one.height)[0];
    if (best) return best.name;
  }
  return null;
}
