// One record of the store: the server's last version, the edits not acknowledged yet, and the record shown (record =
// the server's version ⊕ the edits of the outbox).
import type { Collection } from '#contract/collections.ts';
import type { Edit, MergeState } from '#contract/schemas/meal-sync.ts';
import { REQUIRED } from '#rules/sync/meal-fields.ts';
import {
  WHOLE,
  applyEdit,
  isGone,
  isSame,
  newReplica,
  visibleFields,
  type Replica,
} from '#rules/sync/meal-merge.ts';
import { recordOf, type KeptRecord } from '#rules/sync/meal-records.ts';
import { replicaOfKept } from '#rules/sync/meal-stored.ts';
import { schemaMark } from '#rules/sync/meal-upgrade.ts';
import { timeOf } from '#rules/sync/stamps.ts';
import type { Stored } from './storage/stored.ts';

const isoOf = (edit: Edit): string => new Date(timeOf(edit.stamp)).toISOString();

/** A record from storage or from a response, without its sync fields. */
function plain(base: Stored): KeptRecord {
  const { version: _v, asOf: _asOf, merge: _merge, unsent: _unsent, schema: _schema, ...record } = base;
  return record;
}

/** `next`, or `before` where they say the same: what did not change keeps its identity, items of a list too. */
function keepIdentity(before: KeptRecord | null, next: KeptRecord): KeptRecord {
  if (!before) return next;
  if (isSame(before, next)) return before;
  if (!('items' in next) || !('items' in before)) return next;
  const known = new Map(before.items.map((item) => [item.id, item]));
  const items = next.items.map((item) => {
    const old = known.get(item.id);
    return old && isSame(old, item) ? old : item;
  });
  return { ...next, items };
}

export class Entry {
  readonly collection: Collection;
  readonly id: string;
  /** The record as shown; null when it is gone, or when too little of it is known. */
  shown: KeptRecord | null = null;
  /** Another tab receives a full snapshot: its version replaces ours at the same version number, or at any. */
  isReplaceable: false | 'same' | 'any' = false;
  #base: Stored | undefined;
  /** The cursor of the response that reported the record as gone; -1 for none. */
  #goneAt = -1;
  /** Edits that are not acknowledged, the earliest first. */
  #edits: Edit[] = [];
  #replica: Replica | undefined;

  constructor(collection: Collection, id: string) {
    this.collection = collection;
    this.id = id;
  }

  /** The server's last version; after a page load the stored one, with the edits of that time folded in. */
  get base(): Stored | undefined {
    return this.#base;
  }

  get edits(): readonly Edit[] {
    return this.#edits;
  }

  /** The server's version; 0 before it has seen the record. */
  get version(): number {
    return this.#base?.version ?? 0;
  }

  /** True when nothing is known of the record any more. */
  get isEmpty(): boolean {
    return this.#base === undefined && this.#edits.length === 0 && this.#goneAt < 0;
  }

  /** The record as merging sees it, unsent edits included. */
  get replica(): Replica {
    this.#replica ??= this.#edits.reduce(
      (replica, edit) => applyEdit(replica, edit).replica,
      this.#base ? replicaOfKept(this.collection, this.#base) : newReplica(),
    );
    return this.#replica;
  }

  /** Replaces the base of the edits; `undefined` when there is none. */
  setBase(base: Stored | undefined): void {
    const before = this.#base;
    // The same version again: its text does not change, so other tabs need no event.
    const isSameVersion = base?.version === before?.version && !base?.unsent && !before?.unsent;
    this.#base = base && isSameVersion && before?.asOf !== undefined ? { ...base, asOf: before.asOf } : base;
    this.#replica = undefined;
    this.isReplaceable = false;
  }

  /** The server reported the record as gone, in a response with this cursor. */
  setGone(cursor: number): void {
    this.#goneAt = cursor;
    this.setBase(undefined);
  }

  /**
   * True when a version written by another tab replaces ours. One written before the server reported the record as gone
   * is too late, unless it contains edits that are still unsent.
   */
  isOlderThan({ version, asOf = 0, unsent }: Stored, isWaiting: (editId: string) => boolean): boolean {
    const base = this.#base;
    if (this.isReplaceable === 'any') return true;
    if (base === undefined) return asOf > this.#goneAt || unsent?.some(isWaiting) === true;
    if (version > base.version || (this.isReplaceable === 'same' && version === base.version)) return true;
    return version === base.version && unsent === undefined && base.unsent !== undefined;
  }

  /** True when one of these edits removed the record. */
  removes(ids: ReadonlySet<string>): boolean {
    return this.#edits.some(({ id, remove }) => ids.has(id) && remove.includes(WHOLE));
  }

  /** Makes the shown version, unsent edits included, the base of the edits until the server sends a newer one. */
  keepAsShown(): void {
    const text = this.text();
    this.setBase(text === null ? undefined : (JSON.parse(text) as Stored));
  }

  /** True when the base contains one of these edits: without it, only the server knows the right state. */
  contains(ids: ReadonlySet<string>): boolean {
    return this.#base?.unsent?.some((id) => ids.has(id)) ?? false;
  }

  /** True when the parent has removed the record and the server has not confirmed it yet. */
  get isRemovedHere(): boolean {
    return this.#edits.some(({ remove }) => remove.includes(WHOLE));
  }

  /** Adds an edit, once. */
  addEdit(edit: Edit): boolean {
    if (this.#edits.some(({ id }) => id === edit.id)) return false;
    this.#edits = [...this.#edits, edit].toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1));
    // The order of edits does not matter to the merge.
    if (this.#replica) this.#replica = applyEdit(this.#replica, edit).replica;
    return true;
  }

  /** Lets go of edits that are settled; what they did stays only where the base says so. */
  dropEdits(ids: ReadonlySet<string>): void {
    const left = this.#edits.filter(({ id }) => !ids.has(id));
    if (left.length === this.#edits.length) return;
    this.#edits = left;
    this.#replica = undefined;
  }

  /** Recomputes the shown record. Returns true when it changed. */
  refresh(): boolean {
    const before = this.shown;
    this.shown = this.#toShow(before);
    return this.shown !== before;
  }

  #toShow(before: KeptRecord | null): KeptRecord | null {
    const base = this.#base;
    if (this.#edits.length === 0) return base ? keepIdentity(before, plain(base)) : null;
    const { replica } = this;
    const required = REQUIRED[this.collection];
    if (isGone(replica) || (required !== null && (replica.fields[required] ?? '') === '')) return null;
    const times = this.#edits.map(isoOf).toSorted();
    const dated = {
      id: this.id,
      createdAt: base?.createdAt ?? times[0] ?? '',
      updatedAt: [base?.updatedAt ?? '', times.at(-1) ?? ''].toSorted()[1] ?? '',
    };
    return keepIdentity(before, recordOf(this.collection, dated, visibleFields(replica).seen));
  }

  /** Without edits the server's own: most records are never edited here, and need no replica. */
  #mergeState(): MergeState {
    const base = this.#base;
    if (base && this.#edits.length === 0 && Object.keys(base.merge.stamps).length > 0) return base.merge;
    const { stamps, removed } = this.replica;
    return { stamps, removed, kept: visibleFields(this.replica).kept };
  }

  /** The record as it is stored: what is shown, with the server's version and what merging needs. */
  text(): string | null {
    if (!this.shown) return null;
    const merge = this.#mergeState();
    const unsent = [...new Set([...(this.#base?.unsent ?? []), ...this.#edits.map(({ id }) => id)])];
    const asOf = this.#base?.asOf;
    const stored = {
      ...this.shown,
      version: this.version,
      ...(asOf === undefined ? {} : { asOf }),
      merge,
      ...schemaMark(this.collection),
    };
    return JSON.stringify(unsent.length > 0 ? { ...stored, unsent } : stored);
  }
}
