// Row of a medication: what is needed at a glance, the last dose and 'Mark as given'; the rest is folded away.
import { CircleCheck, CirclePause, ScrollText } from 'lucide-react';
import type { Medication } from '#contract/kinds/medication.ts';
import { todayIn } from '#rules/time/dates.ts';
import { choiceLabel } from '../../editing/form/choice-label.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Progress } from '../../kit/progress.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { GiveButtons } from '../doses/give-buttons.tsx';
import { LastDose } from '../doses/last-dose.tsx';
import type { RecentDoses } from '../doses/recent-doses.ts';
import type { Giving } from '../doses/giving.ts';
import { MemberName } from '../panel/member-name.tsx';
import { PanelFacts } from '../panel/panel-facts.tsx';
import { PanelRow } from '../panel/panel-row.tsx';
import { courseOf, datesInWords, outsideInWords } from './medication-course.ts';

interface MedicationRowProps {
  medication: Medication;
  /** Member of the medication, if known. */
  member: string | undefined;
  recent: RecentDoses;
  giving: Giving;
  onLog: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function Badges({ medication }: { medication: Medication }) {
  const { isActive, familyMemberId } = medication;
  const outside = outsideInWords(medication, todayIn(useNow(), useZone()));
  return (
    <>
      <Badge hue={isActive && outside === undefined ? 'brand' : 'plain'}>
        {isActive ? <CircleCheck aria-hidden /> : <CirclePause aria-hidden />}
        {isActive ? 'Active' : 'Inactive'}
      </Badge>
      {outside !== undefined && <Badge hue="todo">{outside}</Badge>}
      <MemberName id={familyMemberId} />
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
    <div className="flex max-w-80 items-center gap-3 [&>:first-child]:flex-1">
      <Progress label={`Days left of ${medication.name}`} value={left} max={total} text={text} />
      <p className="font-semibold tabular-nums">{text}</p>
    </div>
  );
}

/** How much, how often and from whom, in one line where there is room. */
function Facts({ medication }: { medication: Medication }) {
  const { dosage, frequency, prescribedBy, instructions } = medication;
  return (
    <div className="[&_dl]:flex-row [&_dl]:flex-wrap [&_dl]:gap-x-4 [&_dl]:gap-y-0.5">
      <PanelFacts
        facts={[
          ['Dosage', dosage],
          ['Frequency', frequency === null ? '' : choiceLabel(frequency)],
          ['Prescribed by', prescribedBy],
          ['Instructions', instructions],
        ]}
      />
    </div>
  );
}

function Folded({ medication }: { medication: Medication }) {
  const { sideEffects } = medication;
  const dates = datesInWords(medication);
  if (sideEffects === '' && dates === '') return null;
  return (
    <details data-on-paper>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-brand">
        Dates and side effects
      </summary>
      <PanelFacts
        facts={[
          ['Dates', dates],
          ['Side effects', sideEffects],
        ]}
      />
    </details>
  );
}

export function MedicationRow(props: MedicationRowProps) {
  const { medication, member, recent, giving, onLog, onEdit, onDelete } = props;
  const { id, name, isActive } = medication;
  const doses = recent.isKnown ? recent.of(medication) : undefined;
  return (
    <PanelRow
      id={id}
      name={name}
      badges={<Badges medication={medication} />}
      onEdit={onEdit}
      onDelete={onDelete}
      className="gap-2!"
    >
      <Facts medication={medication} />
      {isActive && <DaysLeft medication={medication} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          {(isActive || (doses && doses.length > 0)) && <LastDose doses={doses} />}
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {isActive && <GiveButtons {...{ medication, member, recent, giving }} />}
          <Button variant="quiet" onClick={onLog}>
            <ScrollText aria-hidden />
            Log
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <Folded medication={medication} />
    </PanelRow>
  );
}
