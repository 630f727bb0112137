// Splits a line into events: each date with the title before or after it.
import type { DateExpression } from '../dates/date-expressions.ts';
import { trimTitle, withoutConnective, withoutInclusive, withoutLead } from './line-titles.ts';

export interface LineEntry {
  expression: DateExpression;
  title: string;
  /** Place of the date in its line. */
  style: 'leading' | 'trailing' | 'middle';
}

const isWithinBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/** Separators between two events of one line. */
const BETWEEN = /[;|•●▪]/;

/** Joins the text around a date to one title. */
function aroundTitle(before: string, after: string): string {
  const [one, two] = [trimTitle(withoutLead(before)), trimTitle(after)];
  if (one === '' || two === '') return one || two;
  return /^[([]/.test(two) ? `${one} ${two}` : `${one} – ${two}`;
}

function singleEntry(text: string, expression: DateExpression): LineEntry {
  const before = text.slice(0, expression.start);
  const after = withoutInclusive(text.slice(expression.end));
  const hasBefore = trimTitle(withoutLead(before)) !== '';
  const hasAfter = trimTitle(after) !== '';
  const style = hasBefore ? (hasAfter ? 'middle' : 'trailing') : 'leading';
  return { expression, title: aroundTitle(before, after), style };
}

/** 'Q1 ends Oct 16 (45 days); Q2 ends Dec 18' */
function trailingEntries(text: string, expressions: readonly DateExpression[]): LineEntry[] {
  const entries: LineEntry[] = [];
  let rest = text.slice(0, expressions[0]?.start ?? 0);
  expressions.forEach((expression, at) => {
    const between = text.slice(expression.end, expressions[at + 1]?.start ?? text.length);
    const isLast = at === expressions.length - 1;
    const bracket = /^\s*\([^)]*\)/.exec(between)?.[0] ?? '';
    const cut = isLast ? between.length : Math.max(bracket.length, between.search(BETWEEN));
    const suffix = trimTitle(between.slice(0, cut));
    const title = trimTitle(withoutConnective(trimTitle(withoutLead(rest))));
    const whole = suffix === '' ? title : `${title} ${/^[([]/.test(suffix) ? '' : '– '}${suffix}`;
    entries.push({ expression, title: trimTitle(whole), style: suffix === '' ? 'trailing' : 'middle' });
    rest = between.slice(cut).replace(/^[;|•●▪]/, '');
  });
  return entries;
}

/** The events of a line. Dates in brackets, such as '(observed November 10)', are part of the title of another date. */
export function lineEntries(text: string, found: readonly DateExpression[]): LineEntry[] {
  const outside = found.filter(({ start }) => !isWithinBrackets(text, start));
  const expressions = outside.length > 0 ? outside : found;
  const [first] = expressions;
  if (!first) return [];
  if (expressions.length === 1) return [singleEntry(text, first)];
  if (trimTitle(withoutLead(text.slice(0, first.start))) !== '') return trailingEntries(text, expressions);
  return expressions.map((expression, at) => {
    const after = text.slice(expression.end, expressions[at + 1]?.start ?? text.length);
    return { expression, title: trimTitle(withoutLead(after)), style: 'leading' };
  });
}
