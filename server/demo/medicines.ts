// The demo family's medicines, as parents note them down: what the label or the doctor said, never advice.
import { medical } from '#contract/medical.ts';
import type { Input } from '#contract/operation.ts';
import { contactName, type ContactKey } from './contacts.ts';
import type { Home, Step } from './home.ts';
import type { ParentKey } from '../demo-folder.ts';
import type { PersonKey } from './people.ts';
import { dayOf, type When } from './when.ts';

type Fields = Omit<
  Input<(typeof medical)['createMedication']>,
  'id' | 'familyMemberId' | 'startDate' | 'endDate' | 'prescribedBy' | 'isActive'
>;

interface Medicine extends Fields {
  who: PersonKey;
  by: ParentKey;
  prescriber?: ContactKey;
  /** The first day; entered on its evening. */
  from: When;
  /** How many days it is taken, or until when. */
  days?: number;
  until?: When;
}

const MEDICINES: readonly Medicine[] = [
  {
    who: 'finn',
    by: 'nora',
    name: 'Epinephrine auto-injector',
    dosage: '1 auto-injector',
    frequency: 'as needed',
    prescriber: 'allergist',
    from: -371,
    instructions:
      'As the action plan from Dr. Okafor says; it hangs on the fridge. One in the red pouch in the school bag, one in the kitchen drawer.',
  },
  {
    who: 'rosa',
    by: 'nora',
    name: 'Lisinopril',
    dosage: '1 tablet',
    frequency: 'once daily',
    prescriber: 'cardiologist',
    from: -371,
    instructions: 'With breakfast. She fills her own pill box on Sundays.',
  },
  {
    who: 'ella',
    by: 'daniel',
    name: 'Vitamin D',
    dosage: '1 tablet',
    frequency: 'once daily',
    prescriber: 'pediatrician',
    from: -204,
    instructions: 'After breakfast.',
  },
  {
    who: 'lucy',
    by: 'nora',
    name: 'Lactase drops',
    dosage: 'As on the bottle',
    frequency: 'as needed',
    prescriber: 'pediatrician',
    from: -168,
    instructions: 'For birthday parties at other houses. Lives in the diaper bag, still.',
  },
  {
    who: 'lucy',
    by: 'nora',
    name: 'Amoxicillin',
    dosage: '5 ml',
    frequency: 'twice daily',
    prescriber: 'pediatrician',
    from: { week: -17, day: 'thursday' },
    days: 10,
    instructions: 'Ear infection, left side. Keep in the fridge, shake well.',
    sideEffects: 'Soft stools on days 3 and 4.',
  },
  {
    who: 'daniel',
    by: 'daniel',
    name: 'Ibuprofen',
    dosage: '1 tablet',
    frequency: 'as needed',
    prescriber: 'familyDoctor',
    from: { week: -12, day: 'monday' },
    days: 7,
    instructions: 'For the back. With food.',
  },
  {
    who: 'finn',
    by: 'nora',
    name: 'Cetirizine',
    dosage: '5 ml',
    frequency: 'once daily',
    prescriber: 'allergist',
    from: { week: -3, day: 'tuesday' },
    until: 'next workday',
    instructions: 'In the evening, until the follow-up with Dr. Okafor.',
    sideEffects: 'A little sleepy in the first week.',
  },
];

const lastDay = (home: Home, { from, days, until }: Medicine): number | undefined =>
  until === undefined ? days && dayOf(home, from) + days - 1 : dayOf(home, until);

/** Entering each medicine, and setting those aside that were taken to their end. */
export function medicineSteps(home: Home): Step[] {
  return MEDICINES.flatMap((medicine, at): Step[] => {
    const { who, by, prescriber, from, days: _, until: __, ...fields } = medicine;
    const key = `medicine ${fields.name}`;
    const first = dayOf(home, from);
    const last = lastDay(home, medicine);
    const begun: Step = {
      day: first,
      time: `21:${String(10 + at)}`,
      async run() {
        const { id } = await home.call(by, medical.createMedication, {
          ...fields,
          familyMemberId: home.idOf(who),
          prescribedBy: prescriber === undefined ? '' : contactName(prescriber),
          startDate: home.date(first),
          ...(last === undefined ? {} : { endDate: home.date(last) }),
        });
        home.remember(key, id);
      },
    };
    if (last === undefined || last >= 0) return [begun];
    const ended: Step = {
      day: last,
      time: '20:50',
      run: () => home.call(by, medical.updateMedication, { id: home.idOf(key), isActive: false }),
    };
    return [begun, ended];
  });
}
