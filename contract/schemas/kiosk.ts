// Schemas of kitchen tablets: their list in Settings, and the board they show. The board has names, titles and times,
// and nothing that a guest in the kitchen should not read: no notes, addresses, medications or records.
import * as z from 'zod/mini';
import { Id, NoContent, Nothing } from './common.ts';

/** A tablet, or a code that waits for one. */
export const Kiosk = z.object({
  id: z.string(),
  /** First name of the parent who made it. */
  madeBy: z.string(),
  /** Readable name of browser and system; null until the code is used. */
  device: z.nullable(z.string()),
  showTitles: z.boolean(),
  createdAt: z.string(),
  /** Null until the code is used. */
  lastSeenAt: z.nullable(z.string()),
  /** End of the tablet's access, or of its code. */
  expiresAt: z.string(),
});
export type Kiosk = z.infer<typeof Kiosk>;

/** A food rule that a dish breaks. */
const BoardConcern = z.object({
  strength: z.enum(['contains', 'may contain', 'unknown']),
  /** Ids of the members concerned. */
  memberIds: z.array(z.string()),
  /** 'contains peanut' */
  says: z.string(),
});

const BoardMeal = z.object({
  meal: z.enum(['breakfast', 'lunch', 'dinner']),
  text: z.string(),
  concerns: z.array(BoardConcern),
});
export type BoardMeal = z.infer<typeof BoardMeal>;

const BoardEntry = z.object({
  key: z.string(),
  title: z.string(),
  type: z.enum(['school', 'medical']),
  /** 'HH:MM'; null for the whole day. */
  time: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /** Day without school. */
  isOff: z.boolean(),
  memberIds: z.array(z.string()),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

const BoardDay = z.object({
  /** 'YYYY-MM-DD' */
  date: z.string(),
  entries: z.array(BoardEntry),
  meals: z.array(BoardMeal),
});
export type BoardDay = z.infer<typeof BoardDay>;

const BoardList = z.object({
  id: z.string(),
  title: z.string(),
  items: z.array(z.object({ id: z.string(), name: z.string(), qty: z.string(), checked: z.boolean() })),
  /** Items that are not among `items`, because the list is long. */
  more: z.int(),
});
export type BoardList = z.infer<typeof BoardList>;

export const KioskBoard = z.object({
  household: z.string(),
  timeZone: z.string(),
  /** Changes with each build of the app. */
  appVersion: z.string(),
  /** False for a parent who looks at the board in their own session. */
  isTablet: z.boolean(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  /** From yesterday on. */
  days: z.array(BoardDay),
  lists: z.array(BoardList),
});
export type KioskBoard = z.infer<typeof KioskBoard>;

const showTitles = z.boolean('Titles are shown or not');

export const kioskSchemas = {
  listKiosks: {
    summary: 'The kitchen tablets of the household, and codes that wait for one',
    input: Nothing,
    output: z.array(Kiosk),
  },
  createKiosk: {
    summary: 'Make a code with which a kitchen tablet is connected, once, within 15 minutes',
    input: z.object({ showTitles: z._default(showTitles, false) }),
    /** `code` is the only time the code is sent; the database stores its hash. */
    output: z.extend(Kiosk, { code: z.string() }),
  },
  updateKiosk: {
    summary: 'Choose if a kitchen tablet shows the titles of appointments',
    input: z.object({ id: Id, showTitles }),
    output: Kiosk,
  },
  endKiosk: {
    summary: 'Disconnect a kitchen tablet at once, or take its code back',
    input: z.object({ id: Id }),
    output: NoContent,
  },
  getKioskBoard: {
    summary: 'What a kitchen tablet shows: the coming days, meals with allergy marks, and shopping lists',
    input: Nothing,
    output: KioskBoard,
  },
  tickOnKiosk: {
    summary: 'Tick an item of a shopping list off, or take the tick back',
    input: z.object({ id: Id, itemId: Id, checked: z.boolean('An item is checked or not') }),
    output: NoContent,
  },
};
