// The value of one field as text on a card, and which fields of a kind a card shows.
import { emptyValue } from '#contract/kind-facts.ts';
import type { Field, Kind } from '#contract/kind.ts';
import type { Shapes } from '#contract/shapes.ts';
import { shapeInWords } from '#rules/school/shape-words.ts';
import { formatLongDate, formatTime } from '#rules/time/dates.ts';
import type { Context } from '../../../context.ts';
import { appointmentTime } from '../../../medical/appointment-time.ts';
import { capital } from '../../text/say.ts';

export type Fields = Record<string, unknown>;
export type CardField = readonly [name: string, field: Field];

/** Any text on one line of a card; a comma joins its lines where the first has no mark of its own. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.replace(/(?<=[.!?:;,])\s*[\r\n]+\s*/g, ' ').replace(/\s*[\r\n]+\s*/g, ', ')
    : undefined;
/** The texts of a list; none when it is not one. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
const asList = (value: unknown): string | undefined => textsIn(value).join(', ') || undefined;
/** 'test_result' → 'Test result' */
const asChoice = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? capital(value.replaceAll('_', ' ')) : undefined;
const asYesNo = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined;
const asDate = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? formatLongDate(value) : undefined;

/** '2026-11-24T15:30' on the household's walls. */
export const wallTimeOf = (value: unknown, { actor }: Context): string | undefined =>
  typeof value === 'string' ? appointmentTime(value, actor.timeZone).wallTime : undefined;

/** 'Tuesday, November 24, 2026, 3:30 PM' on the household's walls. */
function asMoment(value: unknown, context: Context): string | undefined {
  const wall = wallTimeOf(value, context);
  return wall && `${formatLongDate(wall.slice(0, 10))}, ${formatTime(wall.slice(11))}`;
}

/** Text of a value; undefined leaves its line out. */
type Say = (
  value: unknown,
  field: { label: string; unit?: string; shape?: keyof Shapes },
  context: Context,
) => string | undefined;

/** '1 hour', '45 minutes', '7'. */
const asCounted = (value: number, unit = ''): string =>
  `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`.trimEnd();

/** By kind of field; null where no line of a card can hold it. */
const SAY: Record<Field['is'], Say | null> = {
  text: asText,
  phone: asText,
  email: asText,
  notes: asText,
  choice: asChoice,
  yesNo: asYesNo,
  whole: (value, { unit }) => (typeof value === 'number' ? asCounted(value, unit) : undefined),
  date: asDate,
  moment: (value, _, context) => asMoment(value, context),
  // Said by the names of the records they refer to.
  reference: () => undefined,
  references: () => undefined,
  texts: asList,
  // No model decides who signs in.
  account: null,
  parts: null,
  week: null,
  shape: (value, { shape }) => (shape === undefined ? undefined : shapeInWords(shape, value)),
};

export const sayField = (field: Field, value: unknown, context: Context): string | undefined =>
  SAY[field.is]?.(value, field, context);

/** The fields that cards show, in the order of their lines: those a model may decide about. */
export const cardFields = ({ fields }: Kind): CardField[] =>
  Object.entries(fields).filter(([, field]) => !field.ours && SAY[field.is] !== null);

/** True for kinds that one line per field shows completely when a record is added. */
export const fitsOneCard = ({ fields }: Kind): boolean =>
  Object.values(fields).every(({ is, ours }) => ours || is === 'account' || SAY[is] !== null);

/** Default values of a new record that are worth a line. */
export const startingWith = (kind: Kind): Fields =>
  Object.fromEntries(
    cardFields(kind).flatMap(([name, field]) => {
      const value = emptyValue(field);
      return !value || Array.isArray(value) ? [] : [[name, value]];
    }),
  );
