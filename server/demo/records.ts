// The demo family's health records: vaccinations, test results and diagnoses, as a parent copies them from a letter.
import type { MedicalRecord } from '#contract/medical-entities.ts';
import { medical } from '#contract/medical.ts';
import { contactName, type ContactKey } from './contacts.ts';
import type { Home, Step } from './home.ts';
import type { PersonKey } from './people.ts';
import { dayOf, type When } from './when.ts';

interface Kept {
  who: PersonKey;
  when: When;
  title: string;
  category: NonNullable<MedicalRecord['category']>;
  provider: ContactKey;
  description?: string;
  isImportant?: boolean;
}

const RECORDS: readonly Kept[] = [
  {
    who: 'finn',
    when: -1874,
    title: 'Severe reaction to a walnut cookie',
    category: 'diagnosis',
    provider: 'hospital',
    description: 'Hives and trouble breathing, treated in the emergency department, home the next day.',
    isImportant: true,
  },
  {
    who: 'finn',
    when: -1850,
    title: 'Allergy to peanuts and tree nuts',
    category: 'allergy',
    provider: 'allergist',
    description: 'Strict avoidance, traces too. Two auto-injectors always with him.',
    isImportant: true,
  },
  { who: 'finn', when: -1390, title: 'MMR, second dose', category: 'vaccination', provider: 'pediatrician' },
  { who: 'finn', when: -1390, title: 'DTaP, fifth dose', category: 'vaccination', provider: 'pediatrician' },
  { who: 'ella', when: -2480, title: 'MMR, second dose', category: 'vaccination', provider: 'pediatrician' },
  { who: 'ella', when: -2480, title: 'DTaP, fifth dose', category: 'vaccination', provider: 'pediatrician' },
  {
    who: 'ella',
    when: -1120,
    title: 'Appendix removed',
    category: 'procedure',
    provider: 'hospital',
    description: 'Keyhole surgery, two nights, healed well.',
  },
  { who: 'lucy', when: -1110, title: 'MMR, first dose', category: 'vaccination', provider: 'pediatrician' },
  {
    who: 'rosa',
    when: -900,
    title: 'High blood pressure',
    category: 'diagnosis',
    provider: 'cardiologist',
    description: 'Tablets once a day, little salt, check-ups every six months.',
    isImportant: true,
  },
  { who: 'nora', when: -640, title: 'Tetanus booster', category: 'vaccination', provider: 'familyDoctor' },
  {
    who: 'ella',
    when: { week: -41, day: 'thursday' },
    title: 'Tdap booster',
    category: 'vaccination',
    provider: 'pediatrician',
  },
  {
    who: 'ella',
    when: { week: -41, day: 'thursday' },
    title: 'Meningococcal vaccine, first dose',
    category: 'vaccination',
    provider: 'pediatrician',
  },
  {
    who: 'ella',
    when: { week: -41, day: 'thursday' },
    title: 'HPV, first dose',
    category: 'vaccination',
    provider: 'pediatrician',
    description: 'The second one follows within a year.',
  },
  {
    who: 'finn',
    when: { week: -34, day: 'friday' },
    title: 'Strep test',
    category: 'test_result',
    provider: 'pediatrician',
    description: 'Negative.',
  },
  {
    who: 'finn',
    when: { week: -30, day: 'tuesday' },
    title: 'Skin prick test',
    category: 'test_result',
    provider: 'allergist',
    description: 'Peanut, walnut and cashew positive, almond unclear. Sesame and soy negative.',
    isImportant: true,
  },
  {
    who: 'lucy',
    when: { week: -24, day: 'monday' },
    title: 'Lactose intolerance',
    category: 'diagnosis',
    provider: 'pediatrician',
    description: 'Lactose-free milk and oat milk; hard cheese in small amounts is for us to try out.',
    isImportant: true,
  },
  {
    who: 'lucy',
    when: { week: -24, day: 'monday' },
    title: 'DTaP and polio, 4-year doses',
    category: 'vaccination',
    provider: 'pediatrician',
  },
  {
    who: 'lucy',
    when: { week: -24, day: 'monday' },
    title: 'MMR and chickenpox, second doses',
    category: 'vaccination',
    provider: 'pediatrician',
  },
  {
    who: 'daniel',
    when: { week: -22, day: 'thursday' },
    title: 'Blood test',
    category: 'test_result',
    provider: 'familyDoctor',
    description: 'All in range. Next one in a year.',
  },
  {
    who: 'ella',
    when: { week: -14, day: 'saturday' },
    title: 'Wrist X-ray',
    category: 'test_result',
    provider: 'hospital',
    description: 'No break. Splint for two weeks.',
  },
  {
    who: 'finn',
    when: { week: -8, day: 'tuesday' },
    title: 'Hearing and vision screening',
    category: 'test_result',
    provider: 'pediatrician',
    description: 'Both fine.',
  },
  {
    who: 'ella',
    when: 'flu season',
    title: 'Flu vaccine',
    category: 'vaccination',
    provider: 'pediatrician',
  },
  {
    who: 'finn',
    when: 'flu season',
    title: 'Flu vaccine',
    category: 'vaccination',
    provider: 'pediatrician',
  },
  {
    who: 'lucy',
    when: 'flu season',
    title: 'Flu vaccine',
    category: 'vaccination',
    provider: 'pediatrician',
  },
  {
    who: 'rosa',
    when: 'flu season',
    title: 'Flu vaccine',
    category: 'vaccination',
    provider: 'familyDoctor',
  },
];

/** The family began to use the app then; what is older was entered in its first week. */
const FIRST_EVENING = -369;

/** Entering each record on the evening of its day. */
export const recordSteps = (home: Home): Step[] =>
  RECORDS.map(({ who, when, provider, ...fields }, at) => {
    const day = dayOf(home, when);
    return {
      day: Math.max(day, FIRST_EVENING),
      time: `21:${String(20 + at)}`,
      run: () =>
        home.call('nora', medical.createMedicalRecord, {
          ...fields,
          date: home.date(day),
          familyMemberId: home.idOf(who),
          provider: contactName(provider),
        }),
    };
  });
