// Schemas every feature shares: ids, names, texts, dates, lists and "empty means cleared", each written once.
import * as z from 'zod/mini';
import { LIMITS, isVisible, withThousands } from '../common.ts';

/** Databases disagree about NUL characters, so they are never stored. */
const withoutNul = z.overwrite<string>((text) => text.replaceAll('\0', ''));

/** The text on one line: no line breaks and no invisible characters except the two that join letters or emoji. */
export const onOneLine = (text: string): string =>
  text
    .replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .trim();
export const oneLine = z.overwrite<string>(onOneLine);

/** A record's id: a UUIDv7 made by the app, or a readable one such as `week-2026-11-23`. */
export const Id = z.string('Unknown id').check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'Unknown id'));
/** An id made by the client before the record exists, so that a repeated create is recognised (D29). */
export const ClientId = z.uuidv7('The id of a new record must be a UUIDv7');

/** A required one-line text; `label` names it in the sentence a parent reads. */
export const requiredName = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      oneLine,
      z.refine(isVisible, `${label} is required`),
      z.maxLength(LIMITS.name, `${label} can have at most ${LIMITS.name} characters`),
    );

/** An optional one-line text; empty when not given. */
export const shortText = (label: string) =>
  z
    .string(`${label} must be text`)
    .check(oneLine, z.maxLength(LIMITS.name, `${label} can have at most ${LIMITS.name} characters`));

/** Free text such as notes. */
export const longText = (label: string) =>
  z
    .string(`${label} must be text`)
    .check(
      withoutNul,
      z.maxLength(LIMITS.text, `${label} can have at most ${withThousands(LIMITS.text)} characters`),
    );

/** A list of short texts: trimmed, empty ones dropped. */
export const textList = (label: string) =>
  z.array(shortText(label), `${label} must be a list of texts`).check(
    z.overwrite((items) => items.filter((item) => item !== '')),
    z.maxLength(LIMITS.list, `${label} can have at most ${LIMITS.list} entries`),
  );

/** A list of ids of other records. */
export const idList = (label: string) =>
  z
    .array(Id, `${label} must be a list`)
    .check(z.maxLength(LIMITS.list, `${label} can have at most ${LIMITS.list} entries`));

/** A calendar date, `YYYY-MM-DD`; `label` names the field in the sentences of errors (D20). */
export const localDate = (label: string) =>
  z.iso
    .date(`${label}: dates are written like 2026-11-23`)
    .check(z.refine((date) => date >= '1900' && date < '2200', `${label}: dates lie between 1900 and 2199`));
/** A calendar date of a response, or of a text that is no field. */
export const LocalDate = localDate('Date');
/** An instant, ISO 8601 in UTC with milliseconds; `label` names the field in the sentence of an error. */
export const instant = (label: string) =>
  z.iso.datetime(`${label}: times are written like 2026-11-23T15:30:00.000Z`);
/** An instant of a response. */
export const Instant = instant('Time');

/** Types a schema that was built from data: the compiler cannot follow that, so the caller vouches for `Out` and `In`. */
export const typedSchema = <Out, In = Out>(schema: z.ZodMiniType): z.ZodMiniType<Out, In> =>
  schema as z.ZodMiniType<Out, In>;

/** A field of a partial update: absent leaves it unchanged, `null` or `''` sets it to `empty` (D28). */
export const clearable = <S extends z.ZodMiniType>(schema: S, empty: z.output<S>) => {
  const emptied = z.transform((value: unknown): unknown => (value === null || value === '' ? empty : value));
  const piped: z.ZodMiniType = z.pipe(emptied, typedSchema<unknown>(schema));
  return z.optional(typedSchema<z.output<S>, z.input<S> | null | ''>(piped));
};

/**
 * Fields of every stored record. Response schemas describe the shape of stored records; the rules about content
 * (lengths, trimming) are checked once, on input.
 */
export const recordFields = {
  id: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** The fields that name one stored record, with the version the caller saw (If-Match, D28). */
export const target = { id: Id, ifVersion: z.optional(z.coerce.number<number>().check(z.int())) };

/** The largest number of records that a list returns; all of them when absent (D23). */
export const listLimit = z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1000)));

/** Input of operations that need none. */
export const Nothing = z.object({});
/** Output of operations that return 204. */
export const NoContent = z.undefined();
