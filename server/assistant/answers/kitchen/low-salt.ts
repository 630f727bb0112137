// 'A casserole that isn't salty': what of a recipe brings the salt, and how it goes with less.
import { listed, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';

const WANTED =
  /\b(?:low|lower|less|little|no|without|reduced)[ -](?:salt|sodium)\b|\b(?:not|isnt|is not|arent|are not|wont be) (?:too |so |very |that |all that )?salty\b|\b(?:salt|sodium)[ -]free\b/;
/** Ingredients that are salty as bought. */
const SALTY =
  /\b(?:salt|broth|stock|bouillon|soy sauce|tamari|canned|cheese|cheddar|parmesan|feta|bacon|ham|sausage|olives|capers|pickles?|salsa|miso|ketchup|mustard|hot sauce|worcestershire)\b/i;
const ALREADY_LOW = /\b(?:no[- ]salt|low[- ]sodium|unsalted|reduced[- ]sodium|salt[- ]free)\b/i;

/** True for a wish that wants less salt. */
const wantsLowSalt = (text: string): boolean => WANTED.test(fold(text));

/** The sentence about the salt of a recipe; undefined where no one asked. */
export function saltWords(text: string, ingredients: readonly string[]): string | undefined {
  if (!wantsLowSalt(text)) return undefined;
  const salty = ingredients.filter((line) => SALTY.test(line) && !ALREADY_LOW.test(line));
  if (salty.length === 0) return 'Nothing on its list is salty by itself; the labels tell the rest.';
  return `For little salt, ${listed(salty.map((line) => `“${quoted(line)}”`))} can be left out or bought without salt.`;
}
