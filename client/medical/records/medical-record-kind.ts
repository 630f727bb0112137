// What a parent types about a medical record, and what is stored of it (MED-06, MED-07, MED-08).
import { newSchema } from '#contract/kind-schemas.ts';
import { medicalRecord, type MedicalRecord } from '#contract/kinds/medical-record.ts';
import { medical } from '#contract/medical.ts';
import { formatShortDate } from '#rules/time/dates.ts';
import { readWith } from '../../editing/read-with.ts';
import type { RecordKind } from '../../editing/record-kind.ts';
import { dateMistake } from '../panel/panel-date.tsx';
import { inWords } from '../panel/panel-words.ts';

export type MedicalRecordForm = {
  title: string;
  category: string;
  date: string;
  familyMemberId: string;
  provider: string;
  description: string;
  isImportant: boolean;
};

/** What the form needs to know of the family. */
interface Family {
  members: readonly { id: string; name: string }[];
  /** Whom a new record is about. */
  memberId: string | null;
}

const Entry = newSchema(medicalRecord);
const FAILED = 'Failed to save medical record.';
const NOT_SPECIFIED = 'Not specified';

function read(form: MedicalRecordForm): ReturnType<RecordKind<MedicalRecord, MedicalRecordForm>['read']> {
  const result = readWith<MedicalRecordForm>(Entry, { ...form, description: form.description.trim() });
  const date = dateMistake(form.date);
  if (date === undefined) return result;
  return { errors: { ...('errors' in result ? result.errors : {}), date } };
}

/** Medical records of one family. */
export function medicalRecordKind({
  members,
  memberId,
}: Family): RecordKind<MedicalRecord, MedicalRecordForm> {
  const nameOf = (wanted: string) => members.find(({ id }) => id === wanted)?.name;
  const memberOfNew = memberId !== null && nameOf(memberId) !== undefined ? memberId : '';
  return {
    list: medical.listMedicalRecords,
    create: medical.createMedicalRecord,
    update: medical.updateMedicalRecord,
    formOf: (record) => ({
      title: record?.title ?? '',
      category: record?.category ?? '',
      date: record?.date ?? '',
      familyMemberId: record === null ? memberOfNew : (record.familyMemberId ?? ''),
      provider: record?.provider ?? '',
      description: record?.description ?? '',
      isImportant: record?.isImportant ?? false,
    }),
    read,
    labels: {
      title: 'Title',
      category: 'Category',
      date: 'Date',
      familyMemberId: 'Family member',
      provider: 'Provider',
      description: 'Description',
      isImportant: 'Important',
    },
    show: {
      category: (category) => (category === '' ? NOT_SPECIFIED : inWords(category)),
      date: (date) => (/^\d/.test(date) ? formatShortDate(date) : 'Nothing'),
      familyMemberId: (id) => (id === '' ? NOT_SPECIFIED : (nameOf(id) ?? 'Somebody else')),
    },
    done: { added: 'Medical record added', changed: 'Medical record updated' },
    failed: { add: FAILED, change: FAILED },
  };
}
