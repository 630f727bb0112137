// The words families use for doctors, visits, medicines and vaccinations, and what each is called in their records.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { wordsOf } from '../../text/fold-text.ts';

/** A kind of doctor or visit. */
interface Visit {
  /** What an appointment of this kind is called. */
  title: string;
  when: RegExp;
  /** How the contact is stored that belongs to it. */
  contact?: NonNullable<MedicalContact['type']>;
  specialty?: string;
  type?: NonNullable<MedicalAppointment['type']>;
}

const has = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`);

/** The particular before the general. */
const VISITS: readonly Visit[] = [
  {
    title: 'Dental cleaning',
    when: has('(?:dental|teeth|tooth) cleanings?|cleaning (?:at|with) the dentist'),
    contact: 'dentist',
    type: 'checkup',
  },
  {
    title: 'Orthodontist',
    when: has('orthodontists?|orthodontics|ortho|braces'),
    contact: 'dentist',
    specialty: 'orthodont',
  },
  {
    title: 'Dentist',
    when: has('dentists?|dental(?! plan| insurance)|dentistry|tooth doctor|teeth check'),
    contact: 'dentist',
  },
  {
    title: 'Pediatrician',
    when: has('p(?:a)?ediatricians?|p(?:a)?ediatrics?|kids doctor|childrens doctor'),
    contact: 'doctor',
    specialty: 'pediatric',
  },
  {
    title: 'Eye doctor',
    when: has(
      'eye doctors?|optometrists?|ophthalmologists?|opticians?|eye (?:exam|test|check(?: ?up)?|appointment)s?|vision (?:test|check|exam)',
    ),
    contact: 'specialist',
    specialty: 'eye|optom|ophthal',
  },
  {
    title: 'Dermatologist',
    when: has('dermatologists?|derm|skin doctor'),
    contact: 'specialist',
    specialty: 'dermat',
  },
  {
    title: 'Allergist',
    when: has('allergists?|allergy (?:doctor|specialist|clinic)'),
    contact: 'specialist',
    specialty: 'allerg',
  },
  {
    title: 'ENT doctor',
    when: has('ent(?: doctor| specialist)?|ear nose and throat'),
    contact: 'specialist',
    specialty: 'ent|ear',
  },
  {
    title: 'Cardiologist',
    when: has('cardiologists?|heart doctor'),
    contact: 'specialist',
    specialty: 'cardio',
  },
  { title: 'Neurologist', when: has('neurologists?'), contact: 'specialist', specialty: 'neuro' },
  {
    title: 'Orthopedist',
    when: has('ortho(?:pedists?|pedic \\w+|paedist)'),
    contact: 'specialist',
    specialty: 'ortho',
  },
  {
    title: 'Gynecologist',
    when: has('gyn(?:a)?ecologists?|ob ?gyn|midwife'),
    contact: 'specialist',
    specialty: 'gyn|midwife',
  },
  {
    title: 'Speech therapy',
    when: has('speech (?:therapy|therapist|pathologist)'),
    contact: 'specialist',
    specialty: 'speech',
  },
  {
    title: 'Physical therapy',
    when: has('physical therap(?:y|ist)|physio(?:therapist|therapy)?'),
    contact: 'specialist',
    specialty: 'physi',
  },
  {
    title: 'Therapist',
    when: has('therapists?|therapy session|psychologists?|psychiatrists?|counsell?ors?'),
    contact: 'specialist',
    specialty: 'therap|psych|counsel',
  },
  { title: 'Specialist', when: has('specialists?'), contact: 'specialist' },
  { title: 'Blood test', when: has('blood (?:test|work|draw)s?|lab work'), type: 'procedure' },
  { title: 'X-ray', when: has('x rays?|xrays?'), type: 'procedure' },
  { title: 'Ultrasound', when: has('ultrasounds?|sonogram'), type: 'procedure' },
  { title: 'MRI', when: has('mri(?: scan)?'), type: 'procedure' },
  { title: 'Surgery', when: has('surger(?:y|ies)|operation at the (?:hospital|clinic)'), type: 'procedure' },
  { title: 'Hearing test', when: has('hearing (?:test|check|exam)s?') },
  {
    title: 'Check-up',
    when: has(
      'check ?ups?|well (?:child|baby) (?:visit|check)s?|(?:annual|yearly|school|sports) physical|(?:an?|the|his|her|my) physical(?! \\w+y\\b)|physical exam|physicals',
    ),
    contact: 'doctor',
    type: 'checkup',
  },
  {
    title: 'Doctor',
    when: has('doctors?|drs?|physicians?|gp|family doctor|medical (?:visit|appointment)s?'),
    contact: 'doctor',
  },
  { title: 'Hospital', when: has('hospitals?'), contact: 'hospital' },
  { title: 'Clinic', when: has('clinics?|urgent care') },
];
const PHARMACY: Visit = {
  title: 'Pharmacy',
  when: has('pharmac(?:y|ies|ists?)|drug ?store|chemists?'),
  contact: 'pharmacy',
};

/** The kind of doctor or visit folded words speak of. */
export const visitIn = (line: string): Visit | undefined => VISITS.find(({ when }) => when.test(line));
/** The same, with the places no one has appointments at. */
export const placeIn = (line: string): Visit | undefined =>
  PHARMACY.when.test(line) ? PHARMACY : visitIn(line);

/** The kinds of visit folded words speak of, each with its words, and whether a record's folded text is of that kind. */
export const visitsIn = (line: string): { words: string[]; isIn: (record: string) => boolean }[] =>
  [...VISITS, PHARMACY].flatMap(({ when, title, specialty, contact }) => {
    const words = when.exec(line)?.[0].split(' ');
    const own = specialty === undefined ? undefined : new RegExp(`\\b(?:${specialty})`);
    const isIn = (record: string) =>
      when.test(record) ||
      own?.test(record) === true ||
      record.includes(` ${wordsOf(title).join(' ')} `) ||
      (contact !== undefined && record.includes(` ${contact} `));
    return words ? [{ words, isIn }] : [];
  });

export const APPOINTMENT_WORD = has('appointments?|appts?|apt|doctors? visits?|medical visits?');

const VACCINES: readonly (readonly [string, RegExp])[] = [
  ['Flu shot', has('flu|influenza')],
  ['Tetanus shot', has('tetanus|lockjaw')],
  ['Tdap', has('tdap')],
  ['DTaP', has('dtap|diphtheria|whooping cough|pertussis')],
  ['MMR', has('mmr|measles|mumps|rubella')],
  ['HPV vaccine', has('hpv')],
  ['COVID-19 vaccine', has('covid(?: 19)?|corona(?:virus)?')],
  ['Chickenpox vaccine', has('chicken ?pox|varicella')],
  ['Polio vaccine', has('polio|ipv')],
  ['Hepatitis B vaccine', has('hep(?:atitis)? b')],
  ['Hepatitis A vaccine', has('hep(?:atitis)? a')],
  ['Meningitis vaccine', has('meningitis|meningococcal|menacwy|menb')],
  ['RSV vaccine', has('rsv')],
  ['Rotavirus vaccine', has('rota(?:virus)?')],
  ['Pneumococcal vaccine', has('pneumococcal|pneumonia (?:shots?|vaccines?|jabs?)|prevnar|pcv')],
  ['Shingles vaccine', has('shingles (?:shots?|vaccines?|jabs?)|shingrix')],
];
export const SHOT = has(
  'shots?|vaccin(?:e|es|ation|ations|ated)|immuni[sz](?:ation|ations|ed)|boosters?|jabs?|inoculat\\w+',
);

/** A vaccination folded words speak of; its title, and what names it in a record. */
export function vaccineIn(line: string): { title: string; when: RegExp } | undefined {
  const named = VACCINES.find(([, when]) => when.test(line));
  return named && { title: named[0], when: named[1] };
}

type Category = NonNullable<MedicalRecord['category']>;
/** Words for a kind of record. */
export const CATEGORIES: readonly (readonly [Category, RegExp])[] = [
  ['vaccination', SHOT],
  [
    'test_result',
    has('(?:test|lab|blood) (?:results?|tests?|work)|results? of|hearing test|eye test|screening'),
  ],
  ['diagnosis', has('diagnos(?:is|es|ed)')],
  ['procedure', has('surger(?:y|ies)|medical procedures?|x rays?|mri|stitches|cast')],
  ['allergy', has('allergy test')],
];
export const RECORD_WORD = has(
  '(?:medical|health|vaccination|immuni[sz]ation|shot|vaccine) (?:records?|history|card)',
);

export const MEDICINE_WORD = has(
  'medications?|medicines?|meds|pills?|tablets?|antibiotics?|prescriptions?|inhalers?|syrup|eye drops|ear drops|vitamins?|supplements?|ointment|painkillers?',
);
/** Common names, and endings that names of medicines have. */
const MEDICINE_NAME =
  /\b(?:ibuprofen|motrin|advil|tylenol|acetaminophen|paracetamol|aspirin|benadryl|melatonin|insulin|albuterol|ventolin|zyrtec|claritin|allegra|flonase|singulair|adderall|ritalin|concerta|vyvanse|strattera|prozac|zoloft|lexapro|miralax|pepto\w*|tums|zofran|epipen|iron drops|fluoride|levothyroxine|metformin|prednis\w+|\w{3,}(?:cillin|mycin|floxacin|cycline|cef\w*|statin|prazole|sartan|olol|dipine|tidine|triptan|azepam|oxetine|tadine|irizine|profen|steride|lukast|asone|olone|terol|vir|[a-z]{2}pril)|cef\w{3,}|ceph\w{3,})\b/;

/** The name of a medicine in folded words, when one is known by its looks. */
export const medicineNameIn = (line: string): string | undefined => MEDICINE_NAME.exec(line)?.[0];

/** Whether words are about doctors, medicines or health records: those stay on this machine unless switched on. */
export function speaksOfHealth(text: string): boolean {
  const line = wordsOf(text).join(' ');
  return (
    placeIn(line) !== undefined ||
    vaccineIn(line) !== undefined ||
    medicineNameIn(line) !== undefined ||
    [APPOINTMENT_WORD, SHOT, RECORD_WORD, MEDICINE_WORD].some((word) => word.test(line)) ||
    CATEGORIES.some(([, words]) => words.test(line)) ||
    has(
      '(?:dosage|dose|doses|\\d+ ?(?:mg|mcg|ml)|asthma|diabetes|epilepsy|adhd|eczema|diagnosed|sick|ill|fever|medical)',
    ).test(line)
  );
}
