// Followers of their household in this process (D21, D33). A change made here is sent at once; changes of other
// processes are found by polling once a second, with one query for all. The same query detects followers who lost
// access.
import type { KindName } from '#contract/kinds.ts';
import type { LiveUpdate } from '#contract/schemas/live.ts';
import type { Actor } from '../actor.ts';
import type { Following, Standing, Step } from '../db/changes/following.ts';

const LOOK_MS = 1000;
/** A client that missed more than this many changes reads everything again. */
const FARTHEST = 500;
/** Windows of one browser that may listen at the same time. */
const PER_SESSION = 8;

/** Receiver of a follower's updates. */
interface Outlet {
  send(update: LiveUpdate): void;
  end(): void;
}

const KIOSK_RECORDS: readonly KindName[] = [
  'family_member',
  'medical_appointment',
  'menu_idea',
  'school',
  'school_day',
  'school_settings',
  'shopping_list',
  'weekly_menu',
];
/**
 * Kinds of records on the board of a kitchen tablet, as it hears of them; it hears of no others. Medical records change
 * the allergy marks of people, and a tablet is told no more than that.
 */
const HEARD_BY_KIOSKS: ReadonlyMap<string, string> = new Map<KindName, KindName>([
  ...KIOSK_RECORDS.map((kind): [KindName, KindName] => [kind, kind]),
  ['medical_record', 'family_member'],
]);

interface Follower {
  sessionId: string;
  /** Set for a kitchen tablet. */
  kiosk: Actor['kiosk'];
  householdId: string;
  /** The last count of writes sent; null before the first update when the client named none. */
  seq: number | null;
  tab: string | undefined;
  outlet: Outlet;
  /** True before the first update. */
  isNew: boolean;
}

interface Since {
  after?: number | undefined;
  tab?: string | undefined;
}

export class Followers {
  readonly #following: Following;
  readonly #onFailure: (error: unknown) => void;
  readonly #now: () => Date;
  readonly #all = new Set<Follower>();
  /** Households written to since the last look. */
  readonly #written = new Set<string>();
  #lookAtAll = false;
  #looking = false;
  #failing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(following: Following, onFailure: (error: unknown) => void, now: () => Date) {
    this.#following = following;
    this.#now = now;
    this.#onFailure = onFailure;
  }

  /**
   * Sends `outlet` the household's present count, and then the changes of others; call the returned function to stop.
   */
  follow({ sessionId, householdId, kiosk }: Actor, { after, tab }: Since, outlet: Outlet): () => void {
    const ours = [...this.#all].filter((follower) => follower.sessionId === sessionId);
    for (const oldest of ours.slice(0, Math.max(0, ours.length + 1 - PER_SESSION))) this.#end(oldest);
    const follower = { sessionId, kiosk, householdId, seq: after ?? null, tab, outlet, isNew: true };
    this.#all.add(follower);
    this.#timer ??= setInterval(() => {
      this.#lookAtAll = true;
      this.#wake();
    }, LOOK_MS).unref();
    this.#wake();
    return () => this.#forget(follower);
  }

  /** Something of this household was written by this process. */
  written(householdId: string): void {
    if (this.#all.size === 0) return;
    this.#written.add(householdId);
    this.#wake();
  }

  #end(follower: Follower): void {
    this.#forget(follower);
    follower.outlet.end();
  }

  #forget(follower: Follower): void {
    this.#all.delete(follower);
    if (this.#all.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Looks soon: several changes at once are one look, and looks never overlap. */
  #wake(): void {
    if (this.#looking) return;
    this.#looking = true;
    setImmediate(() => void this.#lookUntilDone());
  }

  async #lookUntilDone(): Promise<void> {
    for (let due = this.#takeDue(); due.length > 0; due = this.#takeDue()) {
      try {
        await this.#look(due);
        this.#failing = false;
      } catch (error) {
        // The database may be away for a while: said once, and the next look catches up.
        if (!this.#failing) this.#onFailure(error);
        this.#failing = true;
        break;
      }
    }
    this.#looking = false;
  }

  #takeDue(): Follower[] {
    const [everybody, written] = [this.#lookAtAll, new Set(this.#written)];
    this.#lookAtAll = false;
    this.#written.clear();
    return [...this.#all].filter(({ isNew, householdId }) => everybody || isNew || written.has(householdId));
  }

  async #look(due: readonly Follower[]): Promise<void> {
    const standings = await this.#standings(due);
    const behind: Follower[] = [];
    for (const follower of due) {
      const standing = standings.get(follower.sessionId);
      if (standing === undefined) this.#dismiss(follower);
      else if (follower.kiosk && follower.kiosk.showTitles !== standing.showTitles)
        this.#showOtherwise(follower, standing);
      else if (standing.householdId !== follower.householdId) this.#moveOn(follower, standing);
      else if (this.#isBehind(follower, standing.seq)) behind.push(follower);
    }
    for (const [householdId, ofHousehold] of Map.groupBy(behind, (one) => one.householdId)) {
      const upTo = Math.max(...ofHousehold.map((one) => standings.get(one.sessionId)?.seq ?? 0));
      await this.#tell(householdId, ofHousehold, upTo);
    }
  }

  async #standings(due: readonly Follower[]) {
    const idsOf = (isKiosk: boolean) => [
      ...new Set(due.filter(({ kiosk }) => (kiosk !== undefined) === isKiosk).map((one) => one.sessionId)),
    ];
    const [parents, kiosks] = [idsOf(false), idsOf(true)];
    const found = await this.#following.standings(parents);
    if (kiosks.length === 0) return found;
    const now = this.#now().toISOString();
    return new Map([...found, ...(await this.#following.standingsOfKiosks(kiosks, now))]);
  }

  /** A parent changed in Settings if titles of appointments are shown. */
  #showOtherwise(follower: Follower, { seq, showTitles = false }: Standing): void {
    follower.kiosk = { showTitles };
    this.#say(follower, { seq, records: [], everything: true, signedOut: false });
  }

  #dismiss(follower: Follower): void {
    this.#say(follower, { seq: follower.seq ?? 0, records: [], everything: false, signedOut: true });
    this.#end(follower);
  }

  /** The session has moved to another household: pending changes of the previous one are dropped. */
  #moveOn(follower: Follower, { householdId, seq }: { householdId: string; seq: number }): void {
    follower.householdId = householdId;
    this.#say(follower, { seq, records: [], everything: true, signedOut: false });
  }

  /** True when the changes must be looked up; known ones are sent at once. */
  #isBehind(follower: Follower, now: number): boolean {
    const { seq, isNew } = follower;
    const update = { seq: now, records: [], everything: false, signedOut: false };
    if (seq === null || seq === now) {
      if (isNew) this.#say(follower, update);
      return false;
    }
    // A count that went back is that of a restored backup.
    const isNear = seq < now && now - seq <= FARTHEST;
    if (!isNear) this.#say(follower, { ...update, everything: true });
    return isNear;
  }

  async #tell(householdId: string, followers: readonly Follower[], upTo: number): Promise<void> {
    const from = Math.min(...followers.map(({ seq }) => seq ?? upTo));
    const steps = await this.#following.steps(householdId, from, upTo);
    for (const follower of followers) {
      this.#say(follower, {
        seq: upTo,
        records: recordsFor(follower, steps),
        everything: false,
        signedOut: false,
      });
    }
  }

  #say(follower: Follower, update: LiveUpdate): void {
    follower.isNew = false;
    follower.seq = update.seq;
    follower.outlet.send(update);
  }
}

/** Changes since this follower's last update, without those of their own tab. */
function recordsFor({ seq, tab, kiosk }: Follower, steps: readonly Step[]): string[] {
  const others = steps.filter(
    (step) => step.seq > (seq ?? 0) && (step.origin === null || step.origin !== tab),
  );
  const heard = others.flatMap(({ record }) => (kiosk ? (HEARD_BY_KIOSKS.get(record) ?? []) : record));
  return [...new Set(heard)];
}
