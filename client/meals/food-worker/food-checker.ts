// Concerns about the food of one household, asked of the worker and cached: what is asked about while a question is under
// way goes with the next one.
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { askWorker, workerGeneration } from './ask-worker.ts';
import { KEPT_HOUSEHOLDS, type CheckQuestion, type Food, type Household } from './questions.ts';

type Concerns = readonly FamilyConcern[];

/** Answers about ideas and items depend on the members alone. */
const dependsOnIdeas = (key: string): boolean => key.startsWith('{"meal"') || key.startsWith('{"lunch"');

let households = 0;

/** Households that the worker knows, the oldest first. */
const knownThere: string[] = [];

/** The question, with the household where the worker does not know it. */
function questionAbout(household: number, data: Household, foods: readonly Food[]): CheckQuestion {
  const name = `${workerGeneration()} ${household}`;
  if (knownThere.includes(name)) return { household, foods };
  knownThere.push(name);
  if (knownThere.length > KEPT_HOUSEHOLDS) knownThere.shift();
  return { household, data, foods };
}

export class FoodChecker {
  readonly household: Household;
  /** True when a member has restrictions or is very young; undefined until the first answer. */
  hasRules: boolean | undefined;
  /** True when the last question could not be answered; nothing more is asked until `retry`. */
  hasFailed = false;
  readonly #id = (households += 1);
  readonly #answers = new Map<string, Concerns>();
  /** Shown until these texts are checked with other ideas. */
  readonly #earlier = new Map<string, Concerns>();
  readonly #wanted = new Map<string, Food>();
  readonly #listeners = new Set<() => void>();
  #isAsking = false;
  #isPlanned = false;

  /** `before` has checked the food of the same members with other ideas. */
  constructor(household: Household, before?: FoodChecker) {
    this.household = household;
    if (!before) return;
    this.hasRules = before.hasRules;
    for (const answers of [before.#earlier, before.#answers])
      for (const [key, concerns] of answers)
        (dependsOnIdeas(key) ? this.#earlier : this.#answers).set(key, concerns);
  }

  /** Calls `listener` after every answer. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The concerns about a food; undefined while it is being checked. */
  about(food: Food): Concerns | undefined {
    const key = JSON.stringify(food);
    const known = this.#answers.get(key);
    if (known) return known;
    this.#wanted.set(key, food);
    this.#plan();
    return this.#earlier.get(key);
  }

  /** Asks for the first answer, also where there is no food yet. */
  begin(): void {
    if (this.hasRules === undefined) this.#plan();
  }

  /** Asks again after a failure. */
  retry(): void {
    if (!this.hasFailed) return;
    this.hasFailed = false;
    this.#plan();
  }

  /** Everything that one drawing of the screen asks about is one question. */
  #plan(): void {
    if (this.#isAsking || this.#isPlanned || this.hasFailed) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      void this.#ask();
    });
  }

  async #ask(): Promise<void> {
    const foods = [...this.#wanted];
    this.#wanted.clear();
    this.#isAsking = true;
    try {
      const asked = foods.map(([, food]) => food);
      const answer = await askWorker('check', questionAbout(this.#id, this.household, asked));
      this.hasRules = answer.hasRules;
      for (const [at, [key]] of foods.entries()) this.#answers.set(key, answer.concerns[at] ?? []);
    } catch {
      this.hasFailed = true;
      for (const [key, food] of foods) this.#wanted.set(key, food);
    }
    this.#isAsking = false;
    if (this.#wanted.size > 0) this.#plan();
    for (const listener of this.#listeners) listener();
  }
}
