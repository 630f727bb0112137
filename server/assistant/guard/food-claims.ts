// Checks claims about food in the text of an outside model: a claim that a food is safe is corrected or gets the label
// note, and a food against a member's allergy gets the reason wherever it is mentioned.
import { readFood } from '#rules/food/allergens.ts';

/** Returns the reason why a food does not fit a member; undefined when none is known. */
type FoodConflict = (food: string) => string | undefined;

const SAFE =
  /\b(?:safe(?:ly)?|fine|ok|okay|alright|all right|harmless|suitable|no problem|no worries|good to (?:eat|go)|nothing to worry|won['’]?t hurt|will not hurt|(?:allergen|allergy|nut|peanut|egg|dairy|milk|gluten|wheat|soy|sesame|fish|shellfish)[ -](?:free|safe|friendly)|free (?:of|from)|can (?:\w+ )?(?:eat|have))\b/i;
const STRONG = /\bsafe(?:ly)?\b/i;
const NOT_SAFE =
  /\b(?:not|never|isn['’]?t|aren['’]?t|can['’]?t|cannot|don['’]?t|no longer|un(?:safe|suitable))\b/i;
const WARNED =
  /\b(?:avoid|skip|without|leave out|left out|instead of|careful|allerg\w*|contains?|may contain|no|not|never|except|free)\b|n['’]t\b|-free\b/i;

const LABEL_NOTE = "Please check the label too: I can't promise that a food is safe.";

interface FoodClaimRules {
  conflict: FoodConflict;
  /** First names of the household's members. */
  names: readonly string[];
}

/** Checks the sentences of one answer in order. */
export class FoodClaims {
  readonly #conflict: FoodConflict;
  readonly #names: RegExp | undefined;
  /** Conflicts already mentioned in this answer. */
  readonly #told = new Set<string>();
  #noted = false;

  constructor({ conflict, names }: FoodClaimRules) {
    this.#conflict = conflict;
    const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
    this.#names = escaped.length > 0 ? new RegExp(`\\b(?:${escaped.join('|')})\\b`, 'i') : undefined;
  }

  /** The sentence as it may be shown; unchanged when it claims nothing and no food in it is against an allergy. */
  checked(sentence: string): string {
    const foods = readFood(sentence).names;
    const reason = foods.length > 0 ? this.#reasonIn(sentence, foods) : undefined;
    const end = /\s*$/.exec(sentence)?.[0] ?? '';
    const claim = SAFE.test(sentence) && !NOT_SAFE.test(sentence);
    if (claim && reason !== undefined) {
      this.#told.add(reason);
      return `Careful: ${reason}.${end}`;
    }
    const isAboutFood = foods.length > 0 || (STRONG.test(sentence) && this.#names?.test(sentence) === true);
    if (claim && isAboutFood && !this.#noted) {
      this.#noted = true;
      return `${sentence.slice(0, sentence.length - end.length)} ${LABEL_NOTE}${end}`;
    }
    if (reason === undefined || this.#told.has(reason) || WARNED.test(sentence)) return sentence;
    this.#told.add(reason);
    return `${sentence.slice(0, sentence.length - end.length)} (careful: ${reason})${end}`;
  }

  /** The first conflict of a food the sentence names. The whole sentence decides: 'peanut-free' takes a fact away. */
  #reasonIn(sentence: string, foods: readonly string[]): string | undefined {
    if (this.#conflict(sentence) === undefined) return undefined;
    for (const food of foods) {
      const reason = this.#conflict(food);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }
}
