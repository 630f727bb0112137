// Looks over everything a model says before a parent sees it, sentence by sentence: no doses but the family's own,
// no links or pictures, and plan lines that say what the planner said and fit everybody.
import { DAYS, MEALS, type Day, type Meal, type WeekMeals } from '#contract/meals.ts';
import { capital } from './builtin/say.ts';

interface GuardRules {
  /** Doses in the family's own records, as `dosesIn` writes them. */
  knownDoses: () => ReadonlySet<string>;
  /** Whether the family's own records have these words for an amount, '1 tablet'. */
  isRecorded?: (measure: string) => boolean;
  /** The plan the planner made in this answer. */
  plan: () => WeekMeals | undefined;
  /** Whether a dish stands on a saved menu: then it is shown, with a warning where one is due. */
  isSaved: (dish: string) => boolean;
  /** Why a dish does not fit somebody, in words; undefined when nothing speaks against it. */
  conflict: (dish: string) => string | undefined;
}

const DOSE =
  /(\d{1,6}(?:[.,]\d{1,3})?)\s?-?\s?(mg|mcg|µg|ug|ml|cc|milligrams?|micrograms?|millilit(?:er|re)s?|mls)(?:\s*\/\s*kg)?\b/giu;
const UNITS: Record<string, string> = {
  milligram: 'mg',
  microgram: 'mcg',
  µg: 'mcg',
  ug: 'mcg',
  milliliter: 'ml',
  millilitre: 'ml',
  cc: 'ml',
};
const MEDICINE =
  /\b(?:tylenol|acetaminophen|paracetamol|ibuprofen|motrin|advil|aspirin|benadryl|medicine|medication|antibiotic|amoxicillin|syrup|melatonin|pain reliever|antihistamine|dose|doses|dosage)\b/i;
const MEASURE =
  /\b(?:\d+|one|two|three|four|five|six|half|a|quarter|every \d+)(?: (?:and a half|a|or \w+))? (?:teaspoons?|tsp|tablespoons?|drops?|pills?|tablets?|capsules?|puffs?|doses|hours)\b/gi;
const LINK = /!?\[([^\]]*)\]\s*(?:\([^)]*\)|\[[^\]]*\])/g;
const REFERENCE = /^\s*\[[^\]]+\]:.*$/gm;
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]*:)?\/\/\S+|\b(?:data|javascript|vbscript|mailto):\S+|\bwww\.\S+/gi;
const HTML = /<\/?[a-z!][^>]*>/gi;
const PLAN_LINE = new RegExp(
  `^(\\s*(?:[-*•]\\s+)?[*_]*)(${DAYS.join('|')})\\s+(${MEALS.join('|')}|snack)([*_]*\\s*:[*_]*\\s*)(.*?)(\\s*)$`,
  'i',
);
const MAY_BE_PLAN_LINE = new RegExp(`^\\s*(?:[-*•]\\s*)?[*_]*(?:${DAYS.join('|')})\\b[^\\n]*$`, 'i');
const SENTENCE_END = /[.!?]["'”’)*_]*\s/g;

/** A sentence longer than this is looked at in parts. */
const LONGEST_HELD = 2000;

const NO_DOSE = 'I never give doses; please ask your pharmacist or doctor.';

/** The amounts of medicine a text names, written alike: '5ml'. */
export function dosesIn(text: string): string[] {
  return [...text.matchAll(DOSE)].map(([, amount = '', unit = '']) => {
    const plain = unit.toLowerCase().replace(/s$/, '');
    return `${amount.replace(',', '.')}${UNITS[plain] ?? plain}`;
  });
}

/** The spoonfuls, tablets and intervals a text names, in lower case. */
export const measuresIn = (text: string): string[] =>
  [...text.matchAll(MEASURE)].map(([measure]) => measure.toLowerCase());

const withoutLinks = (text: string): string =>
  text.replace(REFERENCE, '').replace(LINK, '$1').replace(HTML, '').replace(ADDRESS, '');

export class Guard {
  readonly #rules: GuardRules;
  #held = '';
  #told = false;
  /** How often something was taken out. */
  interventions = 0;

  constructor(rules: GuardRules) {
    this.#rules = rules;
  }

  /** What of the text so far may be shown now. */
  push(delta: string): string {
    this.#held += delta;
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

  /** Where the last complete line or sentence ends; a line of a plan is complete only at its end. */
  #complete(): number {
    const line = this.#held.lastIndexOf('\n') + 1;
    const open = this.#held.slice(line);
    if (MAY_BE_PLAN_LINE.test(open)) return line;
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
    if (clean !== line) this.interventions += 1;
    const planned = PLAN_LINE.exec(clean);
    if (planned) return this.#planLine(planned, clean);
    return clean
      .split(/(?<=[.!?]["'”’)*_]*\s)/)
      .map((sentence) => this.#sentence(sentence))
      .join('');
  }

  #sentence(sentence: string): string {
    const unknown = dosesIn(sentence).some((dose) => !this.#rules.knownDoses().has(dose));
    const measured =
      MEDICINE.test(sentence) &&
      measuresIn(sentence).some((measure) => !(this.#rules.isRecorded?.(measure) ?? false));
    if (!unknown && !measured) return sentence;
    this.interventions += 1;
    if (this.#told) return '';
    this.#told = true;
    return `${NO_DOSE}${/\s*$/.exec(sentence)?.[0] ?? ''}`;
  }

  /** A dish of the plan is written as the planner wrote it; any other must fit everybody. */
  #planLine(
    [, start = '', day = '', meal = '', colon = '', said = '', end = '']: string[],
    line: string,
  ): string {
    const dish = this.#rules.plan()?.[day.toLowerCase() as Day]?.[meal.toLowerCase() as Meal];
    if (dish !== undefined && dish !== said) {
      this.interventions += 1;
      return `${start}${day} ${meal}${colon}${dish}${end}`;
    }
    const conflict = dish === undefined ? this.#rules.conflict(said) : undefined;
    if (conflict === undefined) return line;
    this.interventions += 1;
    if (this.#rules.isSaved(said))
      return `${start}${day} ${meal}${colon}${said} (careful, ${conflict})${end}`;
    return `I left out a dish for ${capital(day)} ${meal}, because ${conflict}.`;
  }
}
