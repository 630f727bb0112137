// Parts of the schemas of shapes: texts, times, dates and lists whose errors begin with the name of the field.
import * as z from 'zod/mini';
import { LIMITS, withThousands } from '../common.ts';
import type { Hours } from '../shapes.ts';
import { typedSchema } from './common.ts';

/** Most entries of the lists in shapes. */
export const MOST = {
  events: 500,
  breaks: 100,
  subjects: 40,
  children: 20,
  lessons: 100,
  entries: 500,
  days: 10_000,
} as const;

/** Says `sentence` for anything but text, and for text that is too long. */
export const text = (name: string, most: number = LIMITS.text) =>
  z
    .string(`${name} must be text`)
    .check(z.maxLength(most, `${name} can have at most ${withThousands(most)} characters`));
export const short = (name: string) => text(name, LIMITS.name);
export const clock = (name: string) =>
  z
    .string(`${name}: times are written like 08:30`)
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name}: times are written like 08:30`));
export const flag = (name: string, label: string) => z.boolean(`${name}: ${label} is true or false`);
export const list = <S extends z.ZodMiniType>(name: string, entry: S, most: number = LIMITS.list) =>
  z
    .array(entry, `${name} must be a list`)
    .check(z.maxLength(most, `${name} can have at most ${withThousands(most)} entries`));
export const whole = (name: string, min: number, max: number) =>
  z
    .int(`${name} must be a whole number`)
    .check(z.minimum(min, `${name} can't be below ${min}`), z.maximum(max, `${name} can't be above ${max}`));

/** A value that may be left out; null and '' mean the same. */
export const absent = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => (value === null || value === '' ? undefined : value)),
      typedSchema<z.output<S> | undefined>(z.optional(schema)),
    ),
  );

export type Of<T> = z.ZodMiniType<T>;

export const hours = (name: string, sentence = `${name}: the end must be after the start`): Of<Hours> =>
  z
    .object({ start: clock(`${name}, start`), end: clock(`${name}, end`) }, `${name} have a start and an end`)
    .check(z.refine(({ start, end }) => start < end, sentence));

/** Said of a range of dates; one day is a range, too. */
export const backwards = (name: string): string => `${name}: the last day can't be before the first`;
