// Facts every feature shares: names, limits and comma lists, each written once. No schema library here.

/** The product's name in visible text (decision D1). */
export const PRODUCT = 'PipPal';

/** Longest name, longest text and longest list the product stores (decision D24). */
export const LIMITS = { name: 200, text: 10_000, list: 100, password: { min: 8, max: 128 } } as const;

/** '10,000'. Not by `toLocaleString`: its first call loads what formats numbers, 35 ms before a screen is shown. */
export function withThousands(number: number): string {
  const text = String(number);
  return number < 1000 ? text : `${text.slice(0, -3)},${text.slice(-3)}`;
}

/** Word that a parent types before an account or a household is deleted permanently. */
export const DELETE_WORD = 'DELETE';

/** True when a text contains a visible character. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Splits typed text into a list at commas: 'eggs, , milk ' → ['eggs', 'milk']. */
export const splitCommaList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
