// The household while it is being seeded: parents who act at a set time, through the same operations as the app.
import type { Input, Operation, Output } from '#contract/operation.ts';
import { mealSync } from '#contract/meal-sync.ts';
import type { Collection } from '#contract/collections.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { addDays, daysBetween, instantOf } from '#rules/time/dates.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import type { Context } from '../context.ts';
import type { Bound } from '../implement.ts';
import type { SeedClock } from './clock.ts';
import type { ParentKey } from '../demo-folder.ts';

/** One thing a parent did. `day` counts from today, `time` is what the clock on the wall showed. */
export interface Step {
  day: number;
  time: string;
  run: (home: Home) => Promise<unknown>;
}

/** Each parent's phone, as the stamps of its edits name it. */
const PHONES: Record<ParentKey, string> = { nora: 'phone1', daniel: 'phone2' };

interface HomeOptions {
  clock: SeedClock;
  random: () => number;
  /** The household's date of today, YYYY-MM-DD. */
  today: string;
  timeZone: string;
  contexts: Record<ParentKey, Context>;
  operations: readonly Bound[];
  /** The parents' accounts. */
  userIds: Record<ParentKey, string>;
}

export class Home {
  readonly random: () => number;
  readonly #options: HomeOptions;
  readonly #ids = new Map<string, string>();

  constructor(options: HomeOptions) {
    this.random = options.random;
    this.#options = options;
  }

  /** The date the given number of days from today. */
  date(days: number): string {
    return addDays(this.#options.today, days);
  }

  /** Days from today to a date; negative for dates that have been. */
  daysTo(date: string): number {
    return daysBetween(this.#options.today, date);
  }

  /** Milliseconds since 1970 when the clock on the wall showed this. */
  at({ day, time }: Pick<Step, 'day' | 'time'>): number {
    return instantOf(`${this.date(day)}T${time}`, this.#options.timeZone).getTime();
  }

  context(by: ParentKey): Context {
    return this.#options.contexts[by];
  }

  userIdOf(who: ParentKey): string {
    return this.#options.userIds[who];
  }

  /** Lets minutes pass. */
  pass(minutes: number): void {
    const { clock } = this.#options;
    clock.set(clock.now().getTime() + minutes * 60_000);
  }

  /** Runs a declared operation as this parent, with the schemas and the change set it has in the app. */
  async call<O extends Operation>(by: ParentKey, operation: O, input: Input<O>): Promise<Output<O>> {
    const bound = this.#options.operations.find(({ name }) => name === operation.name);
    if (bound === undefined) throw new Error(`No function carries out ${operation.path}.`);
    // `run` parsed it with this operation's output schema.
    return (await bound.run(this.context(by), input)) as Output<O>;
  }

  /** Remembers the id of a record under a name that other data refers to. */
  remember(key: string, id: string): void {
    this.#ids.set(key, id);
  }

  idOf(key: string): string {
    const id = this.#ids.get(key);
    if (id === undefined) throw new Error(`The seed refers to '${key}' before it is there.`);
    return id;
  }

  newId(): string {
    return this.#options.clock.newId();
  }

  /** An edit of a food record, as this parent's phone would send it. */
  edit(
    by: ParentKey,
    collection: Collection,
    recordId: string,
    { set = {}, remove = [] }: Partial<Pick<Edit, 'set' | 'remove'>>,
  ): Edit {
    const at = this.#options.clock.now().getTime();
    return {
      id: this.newId(),
      collection,
      recordId,
      stamp: nextStamp(undefined, at, PHONES[by]),
      set,
      remove,
    };
  }

  /** Sends edits of food records, as the meal store of this parent's phone does. */
  async sync(by: ParentKey, edits: readonly Edit[]): Promise<void> {
    const cursor = await this.context(by).replicas.cursor();
    const { refused } = await this.call(by, mealSync.syncMeals, { cursor, edits: [...edits] });
    if (refused.length > 0) throw new Error(`The seed's edit was refused: ${refused[0]?.reason ?? ''}`);
  }
}
