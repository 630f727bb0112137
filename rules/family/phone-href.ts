// Telephone link of a number as a parent wrote it.

const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const NUMBER = /\+?[\d(][\d\s().\-–/]*/;
const SHORTEST = 3;
/** Digits before a slash are an area code ('030/12345') or, from this many on, a number of their own. */
const WHOLE = 6;

const onKeypad = (letters: string): string =>
  [...letters].map((letter) => KEYS.findIndex((key) => key.includes(letter))).join('');

/** 'tel:' of the first number in a text, with its extension; null where there is none. */
export function phoneHref(text: string): string | null {
  const dialled = text.replace(/(?<=\d[\s-])[A-Z]{3,}/g, onKeypad);
  const found = NUMBER.exec(dialled)?.[0];
  const [before = '', after = ''] = (found ?? '').split('/');
  const first = before.replace(/\D/g, '').length < WHOLE ? before + after : before;
  // '+44 (0)20': the zero is for calls from inside the country.
  const number = first.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '');
  if (number.replace('+', '').length < SHORTEST) return null;
  const extension = /\d\s*,?\s*(?:extension|ext\.?|x)\s*(\d+)/i.exec(dialled)?.[1];
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** A number among other words, written with its area or its country; dates and policy numbers are none. */
const WRITTEN =
  /(\+\d[\d ().-]{6,}\d|(?<![\d/.-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?:,? ?(?:x|ext\.?) ?\d{1,6})?(?![\d/-]))/i;

/** A text in parts; the telephone numbers in it have a link. */
export const withPhoneLinks = (text: string): { text: string; href: string | null }[] =>
  text
    .split(WRITTEN)
    .map((part, at) => ({ text: part, href: at % 2 === 1 ? phoneHref(part) : null }))
    .filter((part) => part.text !== '');

/** Digits of a number that has no area and no country. */
const LOCAL = 7;

/** Two ways to write one number: with or without its country, as '1-800-222-1222' and '(800) 222-1222'. */
export function samePhone(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((text) => (phoneHref(text) ?? '').replace(/^tel:\+?0*/, ''));
  if (Math.min(a.length, b.length) <= LOCAL) return a !== '' && a === b;
  return a.endsWith(b) || b.endsWith(a);
}
