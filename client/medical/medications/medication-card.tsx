// Card of a medication: name, dosage, frequency, member, and the days left.
import { CircleCheck, CirclePause } from 'lucide-react';
import type { Medication } from '#contract/kinds/medication.ts';
import { todayIn } from '#rules/time/dates.ts';
import { choiceLabel } from '../../editing/form/choice-label.ts';
import { Badge } from '../../kit/badge.tsx';
import { Progress } from '../../kit/progress.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { MemberName } from '../panel/member-name.tsx';
import { PanelFacts } from '../panel/panel-facts.tsx';
import { PanelRow } from '../panel/panel-row.tsx';
import { courseOf, datesInWords } from './medication-course.ts';

interface MedicationCardProps {
  medication: Medication;
  /** Member of the medication, if known. */
  member: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function Badges({ isActive, member }: { isActive: boolean; member: string | undefined }) {
  return (
    <>
      <Badge hue={isActive ? 'brand' : 'plain'}>
        {isActive ? <CircleCheck aria-hidden /> : <CirclePause aria-hidden />}
        {isActive ? 'Active' : 'Inactive'}
      </Badge>
      <MemberName name={member} />
    </>
  );
}

/** The days left of one that is being taken, as a bar with words. */
function DaysLeft({ medication }: { medication: Medication }) {
  const zone = useZone();
  const today = todayIn(useNow(), zone);
  const course = courseOf(medication, todayIn(new Date(medication.createdAt), zone), today);
  if (course === null) return null;
  const { left, total, text } = course;
  return (
    <div className="flex flex-col gap-1.5">
      <Progress label={`Days left of ${medication.name}`} value={left} max={total} text={text} />
      <p className="font-semibold tabular-nums">{text}</p>
    </div>
  );
}

export function MedicationCard({ medication, member, onEdit, onDelete }: MedicationCardProps) {
  const { id, name, dosage, frequency, prescribedBy, instructions, sideEffects, isActive } = medication;
  return (
    <PanelRow
      id={id}
      name={name}
      badges={<Badges isActive={isActive} member={member} />}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {isActive && <DaysLeft medication={medication} />}
      <PanelFacts
        facts={[
          ['Dosage', dosage],
          ['Frequency', frequency === null ? '' : choiceLabel(frequency)],
          ['Prescribed by', prescribedBy],
          ['Dates', datesInWords(medication)],
          ['Instructions', instructions],
          ['Side effects', sideEffects],
        ]}
      />
    </PanelRow>
  );
}
