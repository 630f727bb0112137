// Narrows the medicines that a question may mean: by the doctor who prescribed them, the time of the day, or what they are for.
import type { Medication } from '#contract/kinds/medication.ts';
import type { Asked } from '../../plan.ts';
import { timesOfDay } from './medicine-changes.ts';

/** 'What meds did Dr. Amari put Lucas on?' narrows to hers; no doctor said, all. */
export function ofDoctor(asked: Asked, records: readonly Medication[]): Medication[] {
  const doctors = asked.household.contacts.filter(({ id }) =>
    asked.slots.contacts.some(({ ids }) => ids.includes(id)),
  );
  const surname = (name: string): string => name.toLowerCase().split(/\s+/).at(-1) ?? '';
  const own = records.filter(({ prescribedBy }) =>
    doctors.some(({ name }) => prescribedBy.toLowerCase().includes(surname(name))),
  );
  return own.length > 0 ? own : [...records];
}

/** Of several those taken at the time of the day that is asked about; all where none says so. */
export function ofTime(asked: Asked, taken: readonly Medication[]): Medication[] {
  const times = timesOfDay([...asked.slots.instructions, asked.said].join(' '));
  const own = taken.filter(({ instructions }) => !timesOfDay(instructions).isDisjointFrom(times));
  return own.length > 0 ? own : [...taken];
}

const PURPOSE = /\bfor (?:the |his |her |their |my |your )?(?:high |low |bad )?(\p{L}{4,})/giu;

/** 'The pill for her sugar': of several the one whose instructions say so; all where none does. */
export function ofPurpose({ said }: Asked, taken: readonly Medication[]): Medication[] {
  const words = [...said.matchAll(PURPOSE)].map(([, word = '']) => word.toLowerCase());
  const own = taken.filter(({ instructions }) =>
    words.some((word) => instructions.toLowerCase().includes(word)),
  );
  return own.length > 0 ? own : [...taken];
}
