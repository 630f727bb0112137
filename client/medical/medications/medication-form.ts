// What a parent types about a medication, and what is stored of it (MED-04, MED-07, MED-08).
import { newSchema } from '#contract/kind-schemas.ts';
import { medication as kind, type Medication } from '#contract/kinds/medication.ts';
import { medical } from '#contract/medical.ts';
import { formatShortDate } from '#rules/time/dates.ts';
import { readWith } from '../../editing/read-with.ts';
import type { FieldErrors, RecordKind } from '../../editing/record-kind.ts';
import { dateMistake } from '../panel/panel-date.tsx';
import { inWords } from '../panel/panel-words.ts';

export type MedicationForm = {
  name: string;
  dosage: string;
  frequency: string;
  prescribedBy: string;
  familyMemberId: string;
  startDate: string;
  endDate: string;
  instructions: string;
  sideEffects: string;
  isActive: boolean;
};

const Fields = newSchema(kind);
const FAILED = 'Failed to save medication.';
const LABELS = {
  name: 'Name',
  dosage: 'Dosage',
  frequency: 'Frequency',
  prescribedBy: 'Prescribed by',
  familyMemberId: 'Family member',
  startDate: 'Start date',
  endDate: 'End date',
  instructions: 'Instructions',
  sideEffects: 'Side effects',
  isActive: 'Currently taking',
};

/** The form of a medication; a new one is for `memberId`, or for nobody in particular. */
function formOf(medication: Medication | null, memberId: string): MedicationForm {
  if (medication === null) {
    const texts = { name: '', dosage: '', prescribedBy: '', instructions: '', sideEffects: '' };
    return { ...texts, frequency: '', familyMemberId: memberId, startDate: '', endDate: '', isActive: true };
  }
  const { name, dosage, prescribedBy, instructions, sideEffects, isActive } = medication;
  return {
    name,
    dosage,
    prescribedBy,
    instructions,
    sideEffects,
    isActive,
    frequency: medication.frequency ?? '',
    familyMemberId: medication.familyMemberId ?? '',
    startDate: medication.startDate ?? '',
    endDate: medication.endDate ?? '',
  };
}

/** What only the two dates together, or the browser's date field, can tell. */
function dateMistakes({ startDate, endDate }: MedicationForm): FieldErrors<MedicationForm> {
  const [start, end] = [dateMistake(startDate), dateMistake(endDate)];
  if (start || end) return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
  const isReversed = startDate !== '' && endDate !== '' && endDate < startDate;
  return isReversed ? { endDate: 'The end date cannot be before the start date' } : {};
}

function read(form: MedicationForm): ReturnType<RecordKind<Medication, MedicationForm>['read']> {
  const result = readWith<MedicationForm>(Fields, {
    ...form,
    instructions: form.instructions.trim(),
    sideEffects: form.sideEffects.trim(),
  });
  const errors = { ...('errors' in result ? result.errors : {}), ...dateMistakes(form) };
  return Object.keys(errors).length > 0 ? { errors } : result;
}

interface Surroundings {
  members: readonly { id: string; name: string }[];
  /** Whom a new one is for. */
  memberId: string | null;
}

/** How medications are edited in this family. */
export function medicationKind({ members, memberId }: Surroundings): RecordKind<Medication, MedicationForm> {
  const nameOf = (wanted: string) => members.find(({ id }) => id === wanted)?.name;
  const known = memberId !== null && nameOf(memberId) !== undefined ? memberId : '';
  const showDate = (date: string) => (/^\d/.test(date) ? formatShortDate(date) : 'Nothing');
  return {
    list: medical.listMedications,
    create: medical.createMedication,
    update: medical.updateMedication,
    formOf: (medication) => formOf(medication, known),
    read,
    labels: LABELS,
    show: {
      frequency: (frequency) => (frequency === '' ? 'Not specified' : inWords(frequency)),
      familyMemberId: (id) => (id === '' ? 'Not specified' : (nameOf(id) ?? 'Somebody else')),
      startDate: showDate,
      endDate: showDate,
    },
    done: { added: 'Medication added', changed: 'Medication updated' },
    failed: { add: FAILED, change: FAILED },
  };
}
