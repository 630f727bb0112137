// Store of an edited record: the server (use-server-form.ts) or this browser (use-kept-form.ts).
/** Somebody else changed the record, or removed it. */
export type Conflict<R> =
  | {
      kind: 'changed';
      theirs: R;
      /** Theirs with what nobody has to decide: the lists in `merged`, of a school the fields in `onlyMine`, too. */
      both: R;
      merged: readonly string[];
      /** Fields that only this parent changed: theirs has nothing against them. */
      onlyMine: readonly string[];
    }
  | { kind: 'removed' };

export type Outcome<R> =
  | { kind: 'saved' }
  | { kind: 'conflict'; conflict: Conflict<R> }
  /** One sentence for the toast. */
  | { kind: 'failed'; sentence: string };

export interface Saving<R, W> {
  /** The record as this parent saw it; null for a new one. */
  target: R | null;
  /** The id a new record will have (D29). */
  newId: string;
  /** The values as they were before editing, and as they shall be. */
  before: Partial<W>;
  after: W;
}

export interface Source<R, W> {
  /** Stores the record once; never throws. */
  save: (saving: Saving<R, W>) => Outcome<R> | Promise<Outcome<R>>;
  /** Reads again what others may have changed. */
  refresh: () => void;
}
