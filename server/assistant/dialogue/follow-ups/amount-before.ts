// A thing of a wish that gets another amount: 'tahini, 3 lemons' and 'make it 5 lemons'.

const COUNT = String.raw`(?:\d[\d./]*|an?|one|two|three|four|five|six|some|a few) `;
const UNIT = String.raw`(?:cans?|bags?|box(?:es)?|jars?|bottles?|cartons?|packs?|lbs?|pounds?|bunch(?:es)?|dozen)(?: of)? `;
const AMOUNT_BEFORE = new RegExp(String.raw`\b${COUNT}(?:${UNIT})?$`, 'i');
const UNIT_BEFORE = new RegExp(`^${UNIT}`, 'i');

/** `text` with `amount` in front of the thing at `at`, in the place of the amount it had. */
export const withAmount = (text: string, at: number, amount: string): string =>
  `${text.slice(0, at).replace(AMOUNT_BEFORE, '')}${amount}${text.slice(at).replace(UNIT_BEFORE, '')}`;
