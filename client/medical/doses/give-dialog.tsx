// Asks before another dose is recorded, or for the time of one that was given earlier: what was given and what is
// stored, for the parent to decide. It never says that a dose may be given.
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { medical } from '#contract/medical.ts';
import { doseQuestion } from '#rules/medicine/dose-rule.ts';
import { givenInWords, questionInWords } from '#rules/medicine/dose-words.ts';
import { useRead } from '../../data/api.ts';
import { Chip } from '../../kit/badge.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { useRecentDoses } from './recent-doses.ts';
import { useReadDoses } from './read-doses.ts';
import type { Asking, Giving } from './giving.ts';

const TIMES: readonly [minutes: number, label: string][] = [
  [0, 'Now'],
  [10, '10 min ago'],
  [20, '20 min ago'],
  [30, '30 min ago'],
  [60, '1 hour ago'],
  [120, '2 hours ago'],
];

interface GiveDialogProps {
  asking: Asking;
  giving: Pick<Giving, 'give' | 'close' | 'pendingId'>;
  /** Name of the person the medicine is for. */
  member: string | undefined;
}

/** The facts about the medicine and the doses around a time; empty where nothing is to be asked. */
function useFacts({ medication: pressed, isRefused }: Asking, minutesAgo: number) {
  const zone = useZone();
  // Its dates may be others than on the row that was pressed.
  const medication =
    useRead(medical.listMedications, {}).data?.find(({ id }) => id === pressed.id) ?? pressed;
  const doses = useRecentDoses().of(medication);
  const reading = useReadDoses(doses);
  const [last] = doses;
  // The page's clock moves once a minute, and may be behind the server's: no recorded dose is in the future.
  const shown = useNow().getTime();
  const now = new Date(Math.max(shown, last ? Date.parse(last.givenAt) : shown));
  const at = new Date(now.getTime() - minutesAgo * 60_000);
  const question = doseQuestion(medication, doses, at, zone);
  const clock = { now, zone };
  const unseen = isRefused && last ? [`Last given ${givenInWords(last, clock)}.`] : [];
  return {
    facts: question ? questionInWords(question, at, clock) : unseen,
    maybeSame: question?.maybeSame ?? false,
    lastSeen: last?.id ?? null,
    ...reading,
  };
}

function Facts({ facts, maybeSame }: { facts: readonly string[]; maybeSame: boolean }) {
  if (facts.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-field bg-danger-wash px-4 py-3 text-danger-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex flex-col gap-1 font-medium">
        {facts.map((fact) => (
          <p key={fact} className="wrap-anywhere">
            {fact}
          </p>
        ))}
        {maybeSame && <p>If that was this dose, it's recorded already.</p>}
      </div>
    </div>
  );
}

export function GiveDialog({ asking, giving, member }: GiveDialogProps) {
  const { medication, isRefused } = asking;
  const [minutesAgo, setMinutesAgo] = useState(isRefused ? 0 : 20);
  const { facts, maybeSame, lastSeen, isRead, hasChanged } = useFacts(asking, minutesAgo);
  const isAsked = facts.length > 0;
  const whom = member === undefined ? '' : ` for ${member}`;
  return (
    <FormDialog
      title={isRefused ? 'Another dose?' : 'When was it given?'}
      description={`${medication.name}${whom}${medication.dosage === '' ? '' : `, ${medication.dosage}`}`}
      save={isAsked ? 'Record it anyway' : 'Record it'}
      pending={giving.pendingId !== undefined}
      cautious={isAsked}
      blocked={!isRead}
      onSubmit={() => void giving.give({ medication, lastSeen, minutesAgo, anyway: isAsked })}
      onClose={giving.close}
    >
      <div role="status" className="flex flex-col gap-3 empty:-mb-5">
        {hasChanged && <p className="font-semibold">The doses have just changed. Please look again.</p>}
        <Facts facts={facts} maybeSame={maybeSame} />
      </div>
      <div role="group" aria-label="Given" className="flex flex-wrap gap-2">
        {TIMES.map(([minutes, label]) => (
          <Chip key={minutes} pressed={minutes === minutesAgo} onClick={() => setMinutesAgo(minutes)}>
            {label}
          </Chip>
        ))}
      </div>
    </FormDialog>
  );
}
