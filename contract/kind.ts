// A kind of record, declared once as plain data (decision 020): schemas, operations, columns, cards, forms and words are
// derived from it. No schema library here: screens load these declarations.
import type { Collection } from './collections.ts';
import type { Shapes } from './shapes.ts';
import type { WeekMeals } from './week.ts';

interface Base {
  /** On the form, in conflicts and, without `card`, on Pip's cards. */
  label: string;
  /** On Pip's cards, where it differs. */
  card?: string;
  /** Its name in the sentences of mistakes, where it differs: 'Item Name is required'. */
  sentence?: string;
  /** Set by the server, never part of what is sent when the record is added or changed. */
  ours?: true;
}
/** A field without which there is no record: absent, empty and null are refused when one is added. */
interface MaybeRequired {
  required?: true;
}
/** A field that null and '' are refused for, where other kinds of record take both as clearing it (D28). */
interface MaybeKept {
  clears?: false;
}

/** One line of text. */
type TextField = Base & MaybeRequired & { is: 'text' };
/** One line of text that can be dialled. */
type PhoneField = Base & { is: 'phone' };
/** One line of text: an e-mail address, or empty. */
type EmailField = Base & { is: 'email' };
/** Text with line breaks. */
type NotesField = Base & { is: 'notes' };
/** One of some words; null for none, unless something else is what it is without a choice. */
export type ChoiceField = Base &
  MaybeRequired &
  MaybeKept & { is: 'choice'; of: readonly string[]; empty?: string };
type YesNoField = Base &
  MaybeKept & {
    is: 'yesNo';
    empty: boolean;
    /** Sentence for what is neither, where the usual one does not fit. */
    mistake?: string;
  };
export type WholeField = Base & {
  is: 'whole';
  /** 0 without. */
  min?: number;
  max: number;
  /** The value of a record that has none of its own. */
  empty: number | null;
  /** Said after the number: '45 minutes'. */
  unit?: string;
  /** Sentences for what is no whole number, below `min` and above `max`, where the usual ones do not fit. */
  mistakes?: { whole: string; min: string; max: string };
};
/** A calendar date, `YYYY-MM-DD`. */
type DateField = Base &
  MaybeRequired & {
    is: 'date';
    /** The date of the record that it cannot be before. */
    notBefore?: string;
  };
/** Sent as an instant, or as the time on the household's walls; stored as an instant in UTC (D31). */
type MomentField = Base & { is: 'moment'; required: true };
/** The id of a record of another kind of the same household, by its table. */
type ReferenceField = Base & { is: 'reference'; to: string };
/** The id of a parent who signs in. No model decides about it. */
type AccountField = Base & { is: 'account' };
/** The ids of records of another kind of the same household, by its table; a removed one leaves the list (D30). */
type ReferencesField = Base & { is: 'references'; to: string };
/** A list of one-line texts. */
type TextsField = Base & { is: 'texts' };
/** Parts of the record with ids of their own, in the order of their ids; added with it, then changed one by one. */
export type PartsField = Base & {
  is: 'parts';
  of: Record<string, TextField | YesNoField>;
  /** Maximum number of parts in a record. */
  most: number;
  /** Maximum number of parts in one call. */
  atOnce: number;
};
/** The dishes of a week, by day and meal. */
type WeekField = Base & { is: 'week'; required: true };
type Frozen<T> = T extends (infer E)[] ? readonly E[] : T;
/** A value with a structure of its own (shapes.ts); it is read back exactly as it was sent. */
type ShapeField = Base & { is: 'shape' } & {
    [S in keyof Shapes]: { shape: S; empty: Frozen<Shapes[S]> };
  }[keyof Shapes];

export type Field =
  | TextField
  | PhoneField
  | EmailField
  | NotesField
  | ChoiceField
  | YesNoField
  | WholeField
  | DateField
  | MomentField
  | ReferenceField
  | ReferencesField
  | AccountField
  | TextsField
  | PartsField
  | WeekField
  | ShapeField;
export type Fields = Readonly<Record<string, Field>>;

/** Words for a write in the change log, around the record's name: ['added', 'to the pantry']. */
export type LogWords = readonly [verb: string, after?: string];

export interface Kind<F extends Fields = Fields> {
  /**
   * The table of the records, and their name in the change log and in live changes. Operations and their addresses follow
   * from it: 'menu_idea' gives `listMenuIdeas` and '/api/menu-ideas'.
   */
  table: string;
  /** Name of one record in a sentence: 'medical contact'. */
  noun: string;
  plural: string;
  /** Noun beside a record's name in the change log, when `noun` does not fit: 'contact'. */
  word?: string;
  /** Name of all of them after 'your', where `plural` does not fit: 'pantry'. */
  yours?: string;
  /** Address of the screen that shows one; `{id}` is its id. */
  place: string;
  /** Label of a link to that place. */
  open: string;
  /** The field that holds its name for people. */
  title: keyof F & string;
  /** The field with the person it is about: a reference, or the name of a record that is a person. */
  concerns?: keyof F & string;
  /** Order of a list; default: order of creation. A list ordered by a moment or a date takes `from` and `to`. */
  order?: readonly [field: keyof F & string, direction: 'asc' | 'desc'];
  /** A household has one record of it, under a fixed id; it is read with `get`. */
  single?: true;
  /** Browsers keep these records too, as this collection: edits carry stamps and merge (D6, D33). */
  collection?: Collection;
  /** Descriptions of its operations for OpenAPI and models, when 'List medications' is not enough. */
  summaries?: Partial<Record<'list' | 'get' | 'create' | 'update' | 'delete', string>>;
  /** 'added', 'changed' and 'deleted' without. */
  log?: { created?: LogWords; updated?: LogWords; deleted?: LogWords };
  fields: F;
}

/**
 * Refuses properties that no field of that kind has, and a `notBefore` that is no date of the record: a misspelled option
 * would have no effect and cause no error.
 */
type Exact<F extends Fields> = {
  [N in keyof F]: F[N] & {
    [P in Exclude<keyof F[N], keyof Extract<Field, { is: F[N]['is'] }>>]: never;
  } & (F[N] extends {
      notBefore: string;
    }
      ? { notBefore: Names<F, { is: 'date' }> }
      : unknown);
};
type ExactKind<K extends Kind> = { [P in Exclude<keyof K, keyof Kind>]: never } & {
  fields: Exact<K['fields']>;
  title: keyof K['fields'];
  concerns?: keyof K['fields'];
  order?: readonly [keyof K['fields'], 'asc' | 'desc'];
};

/** Declares a kind of record, keeping its literal types. */
export const kind = <const K extends Kind>(declared: K & ExactKind<K>): K => declared;

/** Fields every record has. */
export type StoredFields = { id: string; version: number; createdAt: string; updatedAt: string };

type Plain<T> = { -readonly [N in keyof T]: T[N] };

/** The value of a field as it is stored. */
export type Value<F extends Field> = F extends { is: 'text' | 'phone' | 'email' | 'notes' | 'moment' }
  ? string
  : F extends { is: 'choice'; of: readonly (infer C)[] }
    ? F extends { required: true } | { empty: string }
      ? C
      : C | null
    : F extends { is: 'yesNo' }
      ? boolean
      : F extends { is: 'whole'; empty: infer E }
        ? E extends null
          ? number | null
          : number
        : F extends { is: 'date' }
          ? F extends { required: true }
            ? string
            : string | null
          : F extends { is: 'reference' | 'account' }
            ? string | null
            : F extends { is: 'texts' | 'references' }
              ? string[]
              : F extends { is: 'parts'; of: infer P extends Fields }
                ? ({ id: string } & Plain<{ [N in keyof P]: Value<P[N]> }>)[]
                : F extends { is: 'week' }
                  ? WeekMeals
                  : F extends { is: 'shape'; shape: infer S extends keyof Shapes }
                    ? Shapes[S]
                    : never;

/** A part as it is sent: without an id, and without what is ours. */
type SentPart<P extends Fields> = {
  [N in keyof P as P[N] extends { required: true } ? N : never]: Value<P[N]>;
} & {
  [N in keyof P as P[N] extends { required: true } | { ours: true } ? never : N]?: Value<P[N]> | undefined;
};

/** The value of a field as functions get it once it was checked. */
export type Checked<F extends Field> = F extends { is: 'parts'; of: infer P extends Fields }
  ? SentPart<P>[]
  : Value<F>;
/** The value of a field as a caller may send it: null and '' clear (D28). */
export type Sent<F extends Field> = F extends { is: 'parts'; of: infer P extends Fields }
  ? Plain<{ [N in keyof SentPart<P>]: SentPart<P>[N] | (N extends keyof P ? ClearedPart<P[N]> : never) }>[]
  : F extends { required: true } | { clears: false }
    ? Value<F>
    : F extends { is: 'reference' }
      ? string | null
      : Value<F> | null | '';
type ClearedPart<F extends Field> = F extends { required: true } ? never : null | '';

type Names<F extends Fields, By> = { [N in keyof F]: F[N] extends By ? N : never }[keyof F];
type RequiredNames<F extends Fields> = Names<F, { required: true }>;
/** Fields that are there once a new record was checked: without parts it has an empty list of them. */
type PresentNames<F extends Fields> = Names<F, { required: true } | { is: 'parts' }>;
/** Fields that may be left out when a record is added. */
type OptionalNames<F extends Fields> = Exclude<keyof F, Names<F, { required: true } | { ours: true }>>;
/** Fields that must be known when a record is stored. */
type GivenNames<F extends Fields> = Names<F, { required: true } | { ours: true }>;
/** Fields that can be changed; parts are changed one by one. */
type ChangedNames<F extends Fields> = Exclude<keyof F, Names<F, { ours: true } | { is: 'parts' }>>;

type Flat<T> = { [N in keyof T]: T[N] };

/** A record as it is stored and read. */
export type RecordOf<K extends Kind> = Flat<
  StoredFields & Plain<{ [N in keyof K['fields']]: Value<K['fields'][N]> }>
>;
/** A new record after validation; an absent field gets its empty value. */
export type NewOf<K extends Kind> = Flat<
  { id?: string | undefined } & Plain<{ [N in PresentNames<K['fields']>]: Checked<K['fields'][N]> }> &
    Plain<{
      [N in Exclude<OptionalNames<K['fields']>, PresentNames<K['fields']>>]?:
        | Checked<K['fields'][N]>
        | undefined;
    }>
>;
/** Changes of a record after validation; an absent field is unchanged. */
export type ChangesOf<K extends Kind> = Flat<
  Plain<{ [N in ChangedNames<K['fields']>]?: Checked<K['fields'][N]> | undefined }>
>;
/** Input of a create, as a caller sends it. */
export type SentNew<K extends Kind> = Flat<
  { id?: string | undefined } & Plain<{ [N in RequiredNames<K['fields']>]: Sent<K['fields'][N]> }> &
    Plain<{ [N in OptionalNames<K['fields']>]?: Sent<K['fields'][N]> | undefined }>
>;
/** Input of an update, as a caller sends it. */
export type SentChanges<K extends Kind> = Flat<
  Plain<{ [N in ChangedNames<K['fields']>]?: Sent<K['fields'][N]> | undefined }>
>;

/** Fields to store for a new record; those with an empty value may be omitted. */
export type StoredNew<K extends Kind> = Flat<
  { id?: string | undefined } & Plain<{ [N in GivenNames<K['fields']>]: Value<K['fields'][N]> }> &
    Plain<{
      [N in Exclude<keyof K['fields'], GivenNames<K['fields']>>]?: Value<K['fields'][N]> | undefined;
    }>
>;
