// Saves one school: the first as the household's settings, a further one as a record of its own (D35).
import { school as kind, type School } from '#contract/kinds/school.ts';
import type { Operation } from '#contract/operation.ts';
import { school } from '#contract/school.ts';
import { ApiError, call } from '../data/api.ts';
import { changesOnto, mergedLists, onlyMineIn } from '../editing/form/merged-lists.ts';
import { changedFields } from '../editing/form/record-kind.ts';
import type { Conflict } from '../editing/form/source.ts';
import { valuesOf, type SchoolValues } from './school-form.ts';

export type SchoolPlace = { is: 'first' } | { is: 'further'; id: string };

type SchoolOutcome =
  | { kind: 'saved'; record: School }
  | { kind: 'conflict'; conflict: Conflict<School> }
  /** `inDoubt` when no response arrived: it may have been stored all the same. */
  | { kind: 'failed'; sentence: string; inDoubt: boolean };

interface SchoolSaving {
  place: SchoolPlace;
  /** The stored school as this parent saw it; null before the first save. */
  record: School | null;
  /** The values before editing, and as they shall be. */
  before: SchoolValues;
  after: SchoolValues;
}

/** Refusals whose sentence says what to do: bad input, a full household, too long a calendar. */
const TOLD: readonly number[] = [400, 409, 413];
const FAILED = 'Failed to save settings. Please try again.';
/** Milliseconds. */
const LONGEST_WAIT = 30_000;
const inTime = () => ({ signal: AbortSignal.timeout(LONGEST_WAIT) });

/** The operation whose effects on other reads a save has. Lessons on days that become days off move on. */
export const operationOf = (place: SchoolPlace, isNew: boolean): Operation =>
  place.is === 'first'
    ? school.saveSchoolSettings
    : { ...(isNew ? school.createSchool : school.updateSchool), writes: ['school', 'school_day'] };

/** The stored school, or null when there is none (any more). */
async function storedSchool(place: SchoolPlace): Promise<School | null> {
  if (place.is === 'first') return call(school.getSchoolSettings, {}, inTime());
  try {
    return await call(school.getSchool, { id: place.id }, inTime());
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Creates a further school; one that an earlier try had already stored is brought up to date. */
async function create(id: string, after: SchoolValues): Promise<School> {
  const stored = await call(school.createSchool, { ...after, id }, inTime());
  const missing = changedFields(valuesOf(stored), after);
  if (Object.keys(missing).length === 0) return stored;
  return call(school.updateSchool, { ...missing, id, ifVersion: stored.version }, inTime());
}

/** Writes this parent's changes onto the record they saw; the settings are always written as a whole (API-04). */
async function write({ place, record, before, after }: SchoolSaving): Promise<School> {
  const changes = changesOnto(kind.fields, { before, theirs: record ?? before, after });
  if (place.is === 'first') {
    const whole = record === null ? after : { ...valuesOf(record), ...changes };
    const version = record === null ? {} : { ifVersion: record.version };
    return call(school.saveSchoolSettings, { ...whole, ...version }, inTime());
  }
  if (record === null) return create(place.id, after);
  if (Object.keys(changes).length === 0) return record;
  return call(school.updateSchool, { ...changes, id: place.id, ifVersion: record.version }, inTime());
}

/** The outcome when the stored school is not the one this parent saw; undefined when it is. */
async function outcomeOfOther(saving: SchoolSaving): Promise<SchoolOutcome | undefined> {
  const { place, record, before, after } = saving;
  const theirs = await storedSchool(place);
  if ((theirs?.version ?? 0) === (record?.version ?? 0)) return undefined;
  if (theirs === null) return { kind: 'conflict', conflict: { kind: 'removed' } };
  const lists = mergedLists(kind.fields, { before, theirs, after });
  const wanted = { ...changedFields(before, after), ...lists };
  const missing = Object.keys(changedFields<Partial<SchoolValues>>(valuesOf(theirs), wanted));
  // The response of an earlier attempt was lost, or the other parent made the same changes.
  if (missing.length === 0) return { kind: 'saved', record: theirs };
  const merged = Object.keys(lists);
  const onlyMine = onlyMineIn([], { before, theirs: valuesOf(theirs), after });
  if (missing.every((name) => merged.includes(name) || onlyMine.includes(name)))
    return saveSchool({ ...saving, record: theirs });
  const mine = Object.fromEntries(Object.entries(after).filter(([name]) => onlyMine.includes(name)));
  const both = { ...theirs, ...mine, ...lists };
  return { kind: 'conflict', conflict: { kind: 'changed', theirs, both, merged, onlyMine } };
}

/** Stores the school once; never throws. */
export async function saveSchool(saving: SchoolSaving): Promise<SchoolOutcome> {
  try {
    // Without a version to compare, settings saved by somebody else would be replaced unseen.
    const isFirstSave = saving.record === null && saving.place.is === 'first';
    const unseen = isFirstSave ? await outcomeOfOther(saving) : undefined;
    return unseen ?? { kind: 'saved', record: await write(saving) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 412 || status === 404) {
      const outcome = await outcomeOfOther(saving).catch(() => undefined);
      if (outcome) return outcome;
    }
    const reason = error instanceof ApiError && TOLD.includes(status) ? ` ${error.body}` : '';
    return { kind: 'failed', sentence: `${FAILED}${reason}`, inDoubt: status === 0 };
  }
}
