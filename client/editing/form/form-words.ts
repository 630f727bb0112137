// The values of a form in words, and the differences between two versions of a record.
import { splitCommaList } from '#contract/common.ts';
import type { Field } from '#contract/kind.ts';
import type { Shapes } from '#contract/shapes.ts';
import { formatShortDate } from '#rules/time/dates.ts';
import { choiceLabel } from './choice-label.ts';
import type { Conflict } from './source.ts';
import { isSame, type FormValues, type RecordKind } from './record-kind.ts';

export const NOT_SPECIFIED = 'Not specified';

interface Words<F extends FormValues> extends Pick<
  RecordKind<never, F, unknown>,
  'fields' | 'names' | 'say'
> {
  /** Values with a structure of their own, of the kinds whose forms have them. */
  sayShape?: (shape: keyof Shapes, value: unknown) => string | undefined;
}

function sayText(field: Field | undefined, value: string, { names, sayShape }: Words<never>): string {
  if (field?.is === 'choice') return value === '' ? NOT_SPECIFIED : choiceLabel(value);
  if (field?.is === 'date') return /^\d/.test(value) ? formatShortDate(value) : 'Nothing';
  if (field?.is === 'shape') return (value && sayShape?.(field.shape, JSON.parse(value))) || 'Nothing';
  if (field?.is !== 'reference' && field?.is !== 'references') return value || 'Nothing';
  if (value === '') return NOT_SPECIFIED;
  const nameOf = (id: string) => names?.[field.to]?.find((one) => one.id === id)?.name ?? 'Someone else';
  return splitCommaList(value).map(nameOf).join(', ');
}

/** A value of the form as a parent reads it: names for ids, words for codes. */
function valueInWords<F extends FormValues, N extends keyof F & string>(
  { fields, names, say, sayShape }: Words<F>,
  name: N,
  value: F[N],
): string {
  const own = say?.[name]?.(value);
  if (own !== undefined) return own;
  if (typeof value === 'string') return sayText(fields[name], value, { fields, names, sayShape });
  return value ? 'Yes' : 'No';
}

/** A field whose value differs between two parents. */
interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

export interface Differences {
  /** Conflicts to decide. */
  disputed: Difference[];
  /** Fields that only the other parent changed, and only this one. */
  alsoTheirs: Difference[];
  alsoYours: Difference[];
  /** Lists with the changes of both. */
  together: { label: string; value: string }[];
}

/** One form as this parent opened it, as somebody else saved it, as typed here, and theirs with the merged lists. */
interface Versions<F> {
  start: F;
  theirs: F;
  yours: F;
  both?: F;
}

/** Fields about which nobody has to decide: lists with the changes of both, and fields that only this parent changed. */
type Settled = Partial<Pick<Conflict<unknown> & { kind: 'changed' }, 'merged' | 'onlyMine'>>;

/** Sorts the differences by what happens to them. */
export function differences<F extends FormValues>(
  kind: Words<F>,
  { start, theirs, yours, both = theirs }: Versions<F>,
  { merged = [], onlyMine = [] }: Settled = {},
): Differences {
  // The form has the fields of its kind; keys are typed as any text.
  const names = Object.keys(kind.fields) as (keyof F & string)[];
  const differing = names.filter((name) => !isSame(theirs[name], yours[name]));
  const inBoth = (name: keyof F & string): Difference => ({
    label: kind.fields[name]?.label ?? name,
    theirs: valueInWords(kind, name, theirs[name]),
    yours: valueInWords(kind, name, yours[name]),
  });
  const isMine = (name: keyof F) => !isSame(yours[name], start[name]);
  const isMerged = (name: string) => merged.includes(name);
  const isOnlyMine = (name: string) => onlyMine.includes(name) && !isMerged(name);
  return {
    disputed: differing.filter((name) => isMine(name) && !isMerged(name) && !isOnlyMine(name)).map(inBoth),
    alsoYours: differing.filter(isOnlyMine).map(inBoth),
    alsoTheirs: differing.filter((name) => !isMine(name)).map(inBoth),
    together: differing.filter(isMerged).map((name) => ({
      label: kind.fields[name]?.label ?? name,
      value: valueInWords(kind, name, both[name]),
    })),
  };
}
