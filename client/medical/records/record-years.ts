// Medical records by date: newest first, undated last, grouped by year when there are many.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';

/** Up to this many are read at a glance, without years between them. */
const FEW = 12;

interface RecordGroup {
  /** '2026', or that there is no date; null where the list needs no headings. */
  heading: string | null;
  records: MedicalRecord[];
}

const newestFirst = (a: MedicalRecord, b: MedicalRecord): number =>
  (b.date ?? '').localeCompare(a.date ?? '');
const yearOf = ({ date }: MedicalRecord): string => date?.slice(0, 4) ?? 'Without a date';

/** The groups to show, in their order. */
export function recordGroups(records: readonly MedicalRecord[]): RecordGroup[] {
  const sorted = records.toSorted(newestFirst);
  const years = Map.groupBy(sorted, yearOf);
  if (sorted.length <= FEW || years.size === 1) return [{ heading: null, records: sorted }];
  return [...years].map(([heading, ofYear]) => ({ heading, records: ofYear }));
}
