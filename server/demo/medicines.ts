// The demo family's medicines, as parents note them down: what the label or the doctor said, never advice.
import * as z from 'zod/mini';
import { doses } from '#contract/doses.ts';
import { FREQUENCIES } from '#contract/kinds/medication.ts';
import { medical } from '#contract/medical.ts';
import { contactName } from './contacts.ts';
import { ParentKey } from '../demo-folder.ts';
import rows from './data/medicines.json' with { type: 'json' };
import type { Home, Step } from './home.ts';
import { When, dayOf } from './when.ts';

const Medicine = z.strictObject({
  who: z.string(),
  by: ParentKey,
  name: z.string(),
  dosage: z.string(),
  frequency: z.enum(FREQUENCIES),
  prescriber: z.string(),
  instructions: z.string(),
  sideEffects: z.optional(z.string()),
  /** The first day; entered on its evening. */
  from: When,
  /** Number of days it is taken, or its end. */
  days: z.optional(z.int()),
  until: z.optional(When),
  /** When each dose was recorded, over the given number of past days. */
  given: z.optional(z.strictObject({ times: z.array(z.string()), lastDays: z.int() })),
});
type Medicine = z.infer<typeof Medicine>;

const keyOf = ({ name }: Medicine): string => `medicine ${name}`;

const lastDay = (home: Home, { from, days, until }: Medicine): number | undefined =>
  until === undefined ? days && dayOf(home, from) + days - 1 : dayOf(home, until);

/** Every third day the other parent gave it. */
const giverOn = (day: number, { by }: Medicine): ParentKey =>
  day % 3 === 0 ? (by === 'nora' ? 'daniel' : 'nora') : by;

/** One press each, from the day after it was entered until yesterday. */
function doseSteps(first: number, last: number, medicine: Medicine): Step[] {
  const { times = [], lastDays = 0 } = medicine.given ?? {};
  const until = Math.min(last, -1);
  const from = Math.max(first + 1, until - lastDays + 1);
  let lastSeen: string | null = null;
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, at) => from + at).flatMap((day) =>
    times.map((time) => ({
      day,
      time,
      async run(home: Home) {
        const medicationId = home.idOf(keyOf(medicine));
        const given = { medicationId, minutesAgo: 0, lastSeen, anyway: false };
        ({ id: lastSeen } = await home.call(giverOn(day, medicine), doses.giveDose, given));
      },
    })),
  );
}

/** Entering each medicine, and setting those aside that were taken to their end. */
export function medicineSteps(home: Home): Step[] {
  return z
    .array(Medicine)
    .parse(rows)
    .flatMap((medicine, at): Step[] => {
      const { who, by, prescriber, from, days: _, until: __, given: ___, ...fields } = medicine;
      const key = keyOf(medicine);
      const first = dayOf(home, from);
      const last = lastDay(home, medicine);
      const begun: Step = {
        day: first,
        time: `21:${String(10 + at)}`,
        async run() {
          const { id } = await home.call(by, medical.createMedication, {
            ...fields,
            familyMemberId: home.idOf(who),
            prescribedBy: contactName(prescriber),
            startDate: home.date(first),
            ...(last === undefined ? {} : { endDate: home.date(last) }),
          });
          home.remember(key, id);
        },
      };
      const given = doseSteps(first, last ?? -1, medicine);
      if (last === undefined || last >= 0) return [begun, ...given];
      const ended: Step = {
        day: last,
        time: '20:50',
        run: () => home.call(by, medical.updateMedication, { id: home.idOf(key), isActive: false }),
      };
      return [begun, ...given, ended];
    });
}
