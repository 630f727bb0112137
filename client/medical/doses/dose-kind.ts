// The form of a recorded dose: its time on the household's clock, who gave it, how much.
import { doses } from '#contract/doses.ts';
import { dose, type Dose } from '#contract/kinds/dose.ts';
import { wallTime } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { derivedForm } from '../../editing/form/derived-form.ts';
import type { FormOf, ValuesOf } from '../../editing/form/kind-form.ts';
import { callsOf, type ServerKind } from '../../editing/form/save-record.ts';

const FAILED = "This dose couldn't be saved.";
const DOSE = derivedForm(dose);

/** 'YYYY-MM-DDTHH:MM' on the walls of `zone`. */
function wallAt(instant: Date, zone: string): string {
  const { date, time } = wallTime(instant, zone);
  return `${date}T${time}`;
}

interface Surroundings {
  zone: string;
  now: Date;
  /** Of a new dose. */
  medicationId: string;
  amount: string;
}

export const doseKind = ({
  zone,
  now,
  medicationId,
  amount,
}: Surroundings): ServerKind<Dose, FormOf<typeof dose>, ValuesOf<typeof dose>> => ({
  ...DOSE,
  formOf: (stored) => ({
    ...DOSE.formOf(stored),
    ...(stored === null
      ? { medicationId, amount, givenAt: wallAt(now, zone) }
      : { givenAt: wallAt(new Date(stored.givenAt), zone) }),
  }),
  names: {},
  say: { givenAt: (wall) => (wall === '' ? undefined : whenInWords(wall, '')) },
  calls: callsOf(doses.getDose, doses.createDose, doses.updateDose),
  done: { added: 'Dose recorded', changed: 'Dose updated' },
  failed: { add: FAILED, change: FAILED },
});
