// Medicines that are taken today, on the dashboard: the last dose of each, and 'Mark as given'.
import { useState } from 'react';
import type { Medication } from '#contract/kinds/medication.ts';
import { doses } from '#contract/doses.ts';
import { family } from '#contract/family.ts';
import { medical } from '#contract/medical.ts';
import { useRead } from '../data/api.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { cx } from '../kit/cx.ts';
import { Link } from '../kit/link.tsx';
import { GiveButtons } from '../medical/doses/give-buttons.tsx';
import { GiveQuestion } from '../medical/doses/give-question.tsx';
import { LastDose } from '../medical/doses/last-dose.tsx';
import { useRecentDoses, type RecentDoses } from '../medical/doses/recent-doses.ts';
import { isDaily, useTaken } from '../medical/doses/use-day-place.ts';
import { useGiving } from '../medical/doses/use-giving.ts';
import * as links from '../screen/links.ts';
import { DAY_PLACES } from './day-places.ts';
import { MedicineFrame } from './medicine-frame.tsx';

/** The others are one press away. */
const SHOWN = 4;

/** Those given by the day first, and of these the one whose last dose is longest ago. It does not change by itself. */
function useInOrder(taken: readonly Medication[], recent: RecentDoses): Medication[] {
  const [lastAt, setLastAt] = useState<ReadonlyMap<string, string>>();
  if (!lastAt && recent.isKnown)
    setLastAt(new Map(taken.map((medication) => [medication.id, recent.of(medication)[0]?.givenAt ?? ''])));
  const rank = (medication: Medication) =>
    `${isDaily(medication) ? 0 : 1} ${lastAt?.get(medication.id) ?? ''}`;
  return taken.toSorted((a, b) => Number(rank(a) > rank(b)) - Number(rank(a) < rank(b)));
}

interface MedicinesProps {
  taken: readonly Medication[];
  /** Rows near the top; 0 where the card comes last. */
  rows: number;
}

function Medicines({ taken, rows }: MedicinesProps) {
  const { data: members = [] } = useRead(family.listFamilyMembers, {});
  const recent = useRecentDoses();
  const giving = useGiving();
  const inOrder = useInOrder(taken, recent);
  const nameOf = ({ familyMemberId }: Medication) => members.find(({ id }) => id === familyMemberId)?.name;
  return (
    <Card
      title="Medicines"
      className={rows > 0 ? DAY_PLACES.medicines : DAY_PLACES.conversations}
      action={
        <Button asChild variant="quiet" className="-mx-2 -my-2 px-2!">
          <Link href={links.medical('medications')}>View All</Link>
        </Button>
      }
    >
      {taken.length === 0 && <p className="text-soft">No one takes a medicine right now.</p>}
      <ul aria-label="Medicines" className="flex flex-col gap-4">
        {inOrder.slice(0, rows || SHOWN).map((medication) => {
          const member = nameOf(medication);
          return (
            <li
              key={medication.id}
              className={cx(
                'flex flex-wrap items-center gap-x-3 gap-y-2',
                rows > 0 && 'min-h-31 md:max-lg:min-h-18',
              )}
            >
              <div className="min-w-44 flex-1">
                <p className="font-semibold wrap-anywhere">
                  {medication.name}
                  {member !== undefined && <span className="font-normal text-soft"> for {member}</span>}
                </p>
                <LastDose doses={recent.isKnown ? recent.of(medication) : undefined} />
              </div>
              <GiveButtons {...{ medication, member, recent, giving }} />
            </li>
          );
        })}
      </ul>
      <GiveQuestion giving={giving} nameOf={nameOf} />
    </Card>
  );
}

/** Both lists come with the request of the bell: a second one, for families that take a medicine, would cost more. */
export function MedicineToday({ rows }: Omit<MedicinesProps, 'taken'>) {
  const { data } = useRead(medical.listMedications, {});
  const { isPending } = useRead(doses.recentDoses, {});
  const taken = useTaken(data);
  // Near the top no row changes its place once it is there.
  if (!taken || (rows > 0 && isPending)) return rows > 0 && <MedicineFrame rows={rows} />;
  if (taken.length === 0 && rows === 0) return null;
  return <Medicines taken={taken} rows={rows} />;
}
