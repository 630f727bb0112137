// The last dose of a medication in one line: when and by whom.
import { CircleCheck, History, TriangleAlert } from 'lucide-react';
import type { Dose } from '#contract/kinds/dose.ts';
import { givenInWords } from '#rules/medicine/dose-words.ts';
import { isGivenToday, mayBeSameDose } from '#rules/medicine/given-dose.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';

interface LastDoseProps {
  /** The newest first; undefined while unknown. */
  doses: readonly Dose[] | undefined;
}

export function LastDose({ doses }: LastDoseProps) {
  const zone = useZone();
  const now = useNow();
  // A press may be newer than the clock of this page, which moves every minute.
  const [last, before] = doses ?? [];
  if (doses === undefined) return <p className="text-soft">Looking for the last dose…</p>;
  if (!last) return <p className="text-soft">No dose recorded yet.</p>;
  const isToday = isGivenToday(last, { now, zone });
  const isTwice = before !== undefined && mayBeSameDose(last, before);
  return (
    <>
      <p className="flex items-start gap-1.5 font-medium wrap-anywhere [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
        {isToday ? (
          <CircleCheck aria-hidden className="text-brand" />
        ) : (
          <History aria-hidden className="text-soft" />
        )}
        {isToday ? 'Given' : 'Last given'} {givenInWords(last, { now, zone })}
      </p>
      {isTwice && (
        <p className="flex items-start gap-1.5 font-medium text-danger-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
          <TriangleAlert aria-hidden />
          Recorded twice within 15 minutes. If that was one dose, remove one in the log.
        </p>
      )}
    </>
  );
}
