// Names of the members that medical records are about, for sentences about changes. Fetched only when such a record is
// listed.
import { family } from '#contract/family.ts';
import { medical } from '#contract/medical.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { WhoseRecord } from '#rules/family/change-words.ts';
import { useRead } from '../data/api.ts';

/** First names by record; a removed record has none. */
export function useWhose(sets: readonly ChangeSet[]): WhoseRecord {
  const mentioned = (record: string) => ({
    enabled: sets.some(({ changes }) => changes.some((change) => change.record === record)),
  });
  const medications = useRead(medical.listMedications, {}, mentioned('medication'));
  const appointments = useRead(medical.listMedicalAppointments, {}, mentioned('medical_appointment'));
  const records = useRead(medical.listMedicalRecords, {}, mentioned('medical_record'));
  const about: readonly { id: string; familyMemberId: string | null }[] = [
    ...(medications.data ?? []),
    ...(appointments.data ?? []),
    ...(records.data ?? []),
  ];
  const members = useRead(family.listFamilyMembers, {}, { enabled: about.length > 0 });
  return (id) => {
    const memberId = about.find((record) => record.id === id)?.familyMemberId ?? null;
    return members.data?.find((member) => member.id === memberId)?.name;
  };
}
