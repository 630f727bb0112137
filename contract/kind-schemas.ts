// The schemas that follow from a declared kind of record: what comes in is trimmed and checked, what goes out is described.
import * as z from 'zod/mini';
import type { Target } from './crud.ts';
import { emptyValue } from './kind-facts.ts';
import {
  type ChangesOf,
  type Checked,
  type ChoiceField,
  type Field,
  type Fields,
  type Kind,
  type NewOf,
  type PartsField,
  type RecordOf,
  type Sent,
  type SentChanges,
  type SentNew,
  type Value,
  type WholeField,
} from './kind.ts';
import {
  ClientId,
  Id,
  LocalDate,
  clearable,
  idList,
  localDate,
  longText,
  recordFields,
  requiredName,
  shortText,
  target,
  textList,
  typedSchema,
} from './schemas/common.ts';
import { SHAPE_SCHEMAS } from './schemas/shapes.ts';
import { DAYS, MEALS, type WeekMeals } from './week.ts';

type Schema = z.ZodMiniType;
type Schemas = Record<string, Schema>;

const schemasOf = (fields: Fields, schemaOf: (field: Field) => Schema | undefined): Schemas =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const schema = schemaOf(field);
      return schema === undefined ? [] : [[name, schema]];
    }),
  );

/** Name of a field in the sentences of errors. */
const nameOf = ({ label, sentence = label }: Field): string => sentence;

const EMAIL = /^[^\s@,;<>"']+@[^\s@,;<>"'.]+(\.[^\s@,;<>"'.]+)*$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?([Zz]|[+-]\d{2}:?\d{2})?$/;

function isMoment(text: string): boolean {
  // Date.parse alone takes more than these forms: it ignores a NUL after the time, for one.
  const form = MOMENT.exec(text);
  if (!form || Number.isNaN(Date.parse(form[1] ? text : `${text}Z`))) return false;
  // Date.parse reads February 30 as March 2; the date must exist in the calendar.
  return LocalDate.safeParse(text.slice(0, 10)).success;
}

/** With an offset it is an instant, without one the household's wall time (D31). */
const moment = (name: string) =>
  z.string(`${name} is required`).check(
    z.refine((text) => text !== '', `${name} is required`),
    z.refine(isMoment, `${name}: please write date and time like 2026-11-23T15:30`),
  );

const email = (name: string) =>
  shortText(name).check(
    z.refine((text) => text === '' || EMAIL.test(text), 'Please enter the email like name@example.org'),
  );

function choice(field: ChoiceField): Schema {
  const name = nameOf(field);
  if (field.required) return z.enum(field.of, `${name} is required`);
  if (field.empty !== undefined) return z.enum(field.of, `Please choose a ${name.toLowerCase()}`);
  return z.nullable(z.enum(field.of, `${name} is one of ${field.of.join(', ')}`));
}

function whole(field: WholeField): Schema {
  const name = nameOf(field);
  const { min = 0, max, empty, mistakes } = field;
  const number = z
    .int(mistakes?.whole ?? `${name} must be a whole number`)
    .check(
      z.minimum(min, mistakes?.min ?? `${name} can't be below ${min}`),
      z.maximum(max, mistakes?.max ?? `${name} can't be above ${max}`),
    );
  return empty === null ? z.nullable(number) : number;
}

const dish = z.optional(longText('A meal'));
const dishes = z.optional(z.object(Object.fromEntries(MEALS.map((meal) => [meal, dish]))));
/** The dishes of a week. */
export const weekMeals: z.ZodMiniType<WeekMeals> = z.object(
  Object.fromEntries(DAYS.map((day) => [day, dishes])),
);

const newParts = (field: PartsField): Schema =>
  z
    .array(z.object(schemasOf(field.of, sentWhenNew)), `${nameOf(field)} must be a list`)
    .check(
      z.maxLength(
        field.atOnce,
        `At most ${field.atOnce} ${nameOf(field).toLowerCase()} can be added at once`,
      ),
    );

/** The rule a value must keep: of an edit, where nothing is cleared by leaving it empty. */
function ruleOf(field: Field): Schema {
  const name = nameOf(field);
  switch (field.is) {
    case 'text':
      return field.required ? requiredName(name) : shortText(name);
    case 'phone':
      return shortText(name);
    case 'email':
      return email(name);
    case 'notes':
      return longText(name);
    case 'choice':
      return choice(field);
    case 'yesNo':
      return z.boolean(field.mistake ?? `${name} is true or false`);
    case 'whole':
      return whole(field);
    case 'date':
      return field.required ? localDate(name) : z.nullable(localDate(name));
    case 'moment':
      return moment(name);
    case 'reference':
    case 'account':
      return z.nullable(Id);
    case 'texts':
      return textList(name);
    case 'parts':
      return newParts(field);
    case 'week':
      return weekMeals;
    case 'references':
      return idList(name);
    case 'shape':
      return SHAPE_SCHEMAS[field.shape](name);
  }
}

/** The id of another record; 'not-specified' is the value that a form sends for none (MED-08). */
const reference = z.optional(
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === 'not-specified' ? null : value)),
    typedSchema(z.nullable(Id)),
  ),
);

const isRequired = (field: Field): boolean => 'required' in field && field.required === true;

/** The schema of an optional field as it is sent: absent leaves it, null and '' clear it (D28). */
function optional(field: Field): Schema {
  if (field.is === 'reference') return reference;
  if (isRequired(field) || ('clears' in field && field.clears === false)) return z.optional(ruleOf(field));
  return clearable(ruleOf(field), emptyValue(field));
}

function sentWhenNew(field: Field): Schema | undefined {
  if (field.ours) return undefined;
  if (field.is === 'parts') return z._default(newParts(field), []);
  return isRequired(field) ? ruleOf(field) : optional(field);
}

const sentAsChange = (field: Field): Schema | undefined =>
  field.ours || field.is === 'parts' ? undefined : optional(field);

/** Schema of a stored field. Response schemas describe shapes; input was validated when it arrived. */
function stored(field: Field): Schema {
  switch (field.is) {
    case 'text':
    case 'phone':
    case 'email':
    case 'notes':
    case 'moment':
      return z.string();
    case 'choice':
      return field.required || field.empty !== undefined ? z.enum(field.of) : z.nullable(z.enum(field.of));
    case 'yesNo':
      return z.boolean();
    case 'whole':
      return field.empty === null ? z.nullable(z.int()) : z.int();
    case 'date':
      return field.required ? LocalDate : z.nullable(z.string());
    case 'reference':
    case 'account':
      return z.nullable(z.string());
    case 'texts':
    case 'references':
      return z.array(z.string());
    case 'shape':
      return SHAPE_SCHEMAS[field.shape](nameOf(field));
    case 'parts':
      return z.array(z.object({ id: z.string(), ...schemasOf(field.of, stored) }));
    case 'week':
      return weekMeals;
  }
}

// The schemas below are built by walking the fields, as the types in kind.ts do; the compiler cannot follow both.

/** A record as it is read. */
export const recordSchema = <K extends Kind>(kind: K): z.ZodMiniType<RecordOf<K>> =>
  typedSchema(z.object({ ...recordFields, ...schemasOf(kind.fields, stored) }));

/** Input schema of a create. */
export const newSchema = <K extends Kind>(kind: K): z.ZodMiniType<NewOf<K>, SentNew<K>> =>
  typedSchema(z.object({ id: z.optional(ClientId), ...schemasOf(kind.fields, sentWhenNew) }));

/** Input schema of an update: id, the version that was seen, and the fields to change. */
export const changesSchema = <K extends Kind>(
  kind: K,
): z.ZodMiniType<Target & ChangesOf<K>, Target & SentChanges<K>> =>
  typedSchema(z.object({ ...target, ...schemasOf(kind.fields, sentAsChange) }));

/** Input of an operation that creates or updates a single record of its kind: an absent field is unchanged (D28). */
export const wholeSchema = <K extends Kind>(kind: K): z.ZodMiniType<Whole<NewOf<K>>, Whole<SentNew<K>>> =>
  typedSchema(z.object({ ifVersion: target.ifVersion, ...schemasOf(kind.fields, sentWhenNew) }));
type Whole<T> = { ifVersion?: number | undefined } & Omit<T, 'id'>;

type Rules<F extends Fields> = { [N in keyof F]: z.ZodMiniType<Value<F[N]>> };

/** The rule of each field, for edits and forms that hold all of them. */
export const fieldRules = <F extends Fields>(fields: F): Rules<F> =>
  schemasOf(fields, ruleOf) as unknown as Rules<F>;

/** The parts that are added to a record at once. */
export const newPartsSchema = <F extends PartsField>(field: F): z.ZodMiniType<Checked<F>, Sent<F>> =>
  typedSchema(newParts(field));
