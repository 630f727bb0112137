// Schemas of the sheet for a sitter, and of the links to it.
import * as z from 'zod/mini';
import { Id, NoContent, Nothing, longText } from './common.ts';

/** Most people on one sheet. */
const MOST_PEOPLE = 12;

/** The sheet as it was made: it is not changed by later changes of the records. */
export const SitterSheet = z.object({
  madeAt: z.string(),
  zone: z.string(),
  children: z.array(
    z.object({
      name: z.string(),
      age: z.nullable(z.int()),
      allergies: z.array(z.string()),
      diet: z.array(z.string()),
      /** Conditions and aids; absent on sheets made before it was there. */
      health: z._default(z.array(z.string()), []),
      medicines: z.array(z.object({ name: z.string(), how: z.string() })),
    }),
  ),
  /** Numbers to call, the most urgent first. */
  calls: z.array(z.object({ name: z.string(), phone: z.string() })),
  reach: z.string(),
  address: z.string(),
  notes: z.string(),
});
export type SitterSheet = z.infer<typeof SitterSheet>;

/** A link that still works; it was shown once, when it was made. */
const SitterLink = z.object({
  id: z.string(),
  /** Names of the children on the sheet. */
  children: z.array(z.string()),
  /** First name of the parent who made it. */
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type SitterLink = z.infer<typeof SitterLink>;

const typed = (label: string) => z._default(longText(label), '');

export const sitterSchemas = {
  listSitterLinks: {
    summary: 'The links for sitters that still work',
    input: Nothing,
    output: z.array(SitterLink),
  },
  createSitterLink: {
    summary: 'Make a link to a sheet about these children, which works for 24 hours',
    input: z.object({
      memberIds: z
        .array(Id, 'Please choose who the sheet is about')
        .check(
          z.minLength(1, 'Please choose who the sheet is about'),
          z.maxLength(MOST_PEOPLE, `A sheet is about at most ${MOST_PEOPLE} people`),
        ),
      reach: typed('How to reach you'),
      address: typed('The address'),
      notes: typed('The notes'),
    }),
    /** `path` is the only time the link is sent; the database stores its hash. */
    output: z.extend(SitterLink, { path: z.string() }),
  },
  endSitterLink: { summary: 'End a link for a sitter', input: z.object({ id: Id }), output: NoContent },
};
