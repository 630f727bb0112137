// Checks everything a model says before a parent sees it, sentence by sentence: no doses except the family's own, no
// links or pictures, no food called safe, and plan lines that match the planner and fit every member.
import { DAYS, MEALS, type WeekMeals } from '#contract/week.ts';
import { capital } from '../text/say.ts';
import { dosesIn, measuresIn, namesMedicine, plainAmounts } from './doses.ts';
import type { FoodClaims } from './food-claims.ts';

interface GuardRules {
  /** Doses in the family's own records, as `dosesIn` writes them. */
  knownDoses: () => ReadonlySet<string>;
  /** True when the family's own records contain an amount, '1 tablet', as `plainAmounts` writes it. */
  isRecorded?: (measure: string) => boolean;
  /** The planner's plan in this answer. */
  plan: () => WeekMeals | undefined;
  /** True when a dish is on a saved menu: then it is shown, with a warning if needed. */
  isSaved: (dish: string) => boolean;
  /** Reason why a dish does not fit a member, in words; undefined when there is none. */
  conflict: (dish: string) => string | undefined;
  /** Looks over what is said about food; absent for Pip's own brain, whose words come from the food rules. */
  claims?: FoodClaims;
}

const LINK = /!?\[([^\]]*)\]\s*(?:\([^)]*\)|\[[^\]]*\])/g;
const REFERENCE = /^\s*\[[^\]]+\]:.*$/gm;
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]*:)?\/\/\S+|\b(?:data|javascript|vbscript|mailto):\S+|\bwww\.\S+/gi;
const HTML = /<\/?[a-z!][^>]*>/gi;
const PLAN_LINE = new RegExp(
  `^(\\s*(?:[-*•]\\s+)?[*_]*)(${DAYS.join('|')})\\s+(${MEALS.join('|')}|snack)([*_]*\\s*:[*_]*\\s*)(.*?)(\\s*)$`,
  'i',
);
const MAY_BE_PLAN_LINE = new RegExp(`^\\s*(?:[-*•]\\s*)?[*_]*(?:${DAYS.join('|')})\\b[^\\n]*$`, 'i');
/** 'Dr. Patel says so' is one sentence. */
const TITLES = String.raw`(?<!\b(?:Dr|Mr|Mrs|Ms|St))`;
const SENTENCE_END = new RegExp(String.raw`${TITLES}[.!?]["'”’)*_]*\s`, 'g');
const BETWEEN_SENTENCES = new RegExp(String.raw`(?<=${TITLES}[.!?]["'”’)*_]*\s)`);

/** A sentence longer than this is looked at in parts. */
const LONGEST_HELD = 2000;

const NO_DOSE = 'I never give doses; please ask your pharmacist or doctor.';

const withoutLinks = (text: string): string =>
  text.replace(REFERENCE, '').replace(LINK, '$1').replace(HTML, '').replace(ADDRESS, '');

export class Guard {
  readonly #rules: GuardRules;
  #held = '';
  #told = false;
  /** The sentence before spoke of medicine, so that 'A teaspoonful.' after it is a dose. */
  #medicine = false;

  constructor(rules: GuardRules) {
    this.#rules = rules;
  }

  /** Returns the part of the text so far that may be shown now. */
  push(delta: string): string {
    this.#held += delta;
    // Nothing is complete before a line or a sentence may have ended.
    if (!/[\n.!?]/.test(delta) && !/^\s/.test(delta) && this.#held.length <= LONGEST_HELD) return '';
    const end = this.#complete();
    const ready = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    return this.#look(ready);
  }

  /** The rest. */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#look(rest);
  }

  /** End of the last complete line or sentence; a line of a plan is complete only at its end. */
  #complete(): number {
    const line = this.#held.lastIndexOf('\n') + 1;
    const open = this.#held.slice(line);
    if (open.length <= LONGEST_HELD && MAY_BE_PLAN_LINE.test(open)) return line;
    const last = [...open.matchAll(SENTENCE_END)].at(-1);
    if (last) return line + last.index + last[0].length;
    if (open.length <= LONGEST_HELD) return line;
    return line + (open.lastIndexOf(' ') + 1 || open.length);
  }

  #look(text: string): string {
    if (text === '') return '';
    return text
      .split(/(\n)/)
      .map((line) => (line === '\n' ? line : this.#lookAtLine(line)))
      .join('');
  }

  #lookAtLine(line: string): string {
    const clean = withoutLinks(line);
    const planned = PLAN_LINE.exec(clean);
    if (planned) return this.#planLine(planned, clean);
    return clean
      .split(BETWEEN_SENTENCES)
      .map((sentence) => this.#sentence(sentence))
      .join('');
  }

  #sentence(sentence: string): string {
    const plain = plainAmounts(sentence);
    const speaksOfMedicine = namesMedicine(plain);
    const isMedicine = speaksOfMedicine || this.#medicine;
    if (plain.trim() !== '') this.#medicine = speaksOfMedicine;
    const unknown = dosesIn(sentence).some((dose) => !this.#rules.knownDoses().has(dose));
    const measured =
      isMedicine && measuresIn(sentence).some((measure) => !(this.#rules.isRecorded?.(measure) ?? false));
    if (!unknown && !measured) return this.#aboutFood(sentence);
    if (this.#told) return '';
    this.#told = true;
    return `${NO_DOSE}${/\s*$/.exec(sentence)?.[0] ?? ''}`;
  }

  #aboutFood(sentence: string): string {
    return this.#rules.claims?.checked(sentence) ?? sentence;
  }

  /** A dish of the plan is written as the planner wrote it; any other must fit every member. */
  #planLine(
    [, start = '', day = '', meal = '', colon = '', said = '', end = '']: string[],
    line: string,
  ): string {
    const plannedDay = DAYS.find((name) => name === day.toLowerCase());
    const plannedMeal = MEALS.find((name) => name === meal.toLowerCase());
    const dish = plannedDay && plannedMeal && this.#rules.plan()?.[plannedDay]?.[plannedMeal];
    if (dish !== undefined && dish !== said) return `${start}${day} ${meal}${colon}${dish}${end}`;
    const conflict = dish === undefined ? this.#rules.conflict(said) : undefined;
    if (conflict === undefined) return line;
    if (this.#rules.isSaved(said))
      return `${start}${day} ${meal}${colon}${said} (careful, ${conflict})${end}`;
    return `I left out a dish for ${capital(day)} ${meal}, because ${conflict}.`;
  }
}
