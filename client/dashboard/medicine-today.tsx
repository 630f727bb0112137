// Medicines that are being taken, on the dashboard: the last dose of each, and 'Given'.
import type { Medication } from '#contract/kinds/medication.ts';
import { family } from '#contract/family.ts';
import { medical } from '#contract/medical.ts';
import { useRead } from '../data/api.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Link } from '../kit/link.tsx';
import { GiveButtons } from '../medical/doses/give-buttons.tsx';
import { LastDose } from '../medical/doses/last-dose.tsx';
import { useRecentDoses } from '../medical/doses/recent-doses.ts';
import { GiveDialog, useGiving } from '../medical/doses/use-giving.ts';
import * as links from '../screen/links.ts';

/** The others are one press away. */
const SHOWN = 4;

interface MedicinesProps {
  /** Those being taken, at least one. */
  taken: readonly Medication[];
  className: string;
}

function Medicines({ taken, className }: MedicinesProps) {
  const { data: members = [] } = useRead(family.listFamilyMembers, {});
  const recent = useRecentDoses();
  const giving = useGiving();
  const nameOf = ({ familyMemberId }: Medication) => members.find(({ id }) => id === familyMemberId)?.name;
  return (
    <Card
      title="Medicines"
      className={className}
      action={
        <Button asChild variant="quiet" className="-my-2 -mr-2 px-2!">
          <Link href={links.medical('medications')}>View All</Link>
        </Button>
      }
    >
      <ul aria-label="Medicines" className="flex flex-col gap-4">
        {taken.slice(0, SHOWN).map((medication) => {
          const member = nameOf(medication);
          return (
            <li key={medication.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
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
      {giving.asking && (
        <GiveDialog
          key={giving.asking.medication.id}
          asking={giving.asking}
          giving={giving}
          member={nameOf(giving.asking.medication)}
        />
      )}
    </Card>
  );
}

/** Nothing more is read for a family that takes no medicine. */
export function MedicineToday({ className }: { className: string }) {
  const { data: medications = [] } = useRead(medical.listMedications, {});
  const taken = medications.filter(({ isActive }) => isActive);
  return taken.length === 0 ? null : <Medicines taken={taken} className={className} />;
}
