// The card that makes the homeschool schedule, and its result for review (SCH-05).
import { CalendarDays, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { ScheduleRequest } from '#contract/shapes.ts';
import { todayIn } from '#rules/time/dates.ts';
import { Button } from '../../kit/button.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { SchoolCard } from '../school-card.tsx';
import { PlanOptionsForm } from './plan-options.tsx';
import {
  childrenToTeach,
  optionsOfSaved,
  plannedChildren,
  type PlanOptions,
  type PlanSchool,
} from './plan-request.ts';
import { ScheduleResult } from './schedule-result.tsx';
import { usePlan, type Generated, type SaveSettings } from './use-plan.ts';

interface PlanCardProps {
  school: PlanSchool;
  members: readonly FamilyMember[];
  /** The request of the saved schedule. */
  saved: ScheduleRequest | null | undefined;
  /** Saves the changed settings that a plan was made from. */
  saveSettings: SaveSettings | undefined;
  onSaved: () => void;
}

interface ResultProps {
  generated: Generated;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Takes the focus when it appears: it may be below what is on the screen. */
function Result({ generated, isSaving, onSave, onDiscard }: ResultProps) {
  const { result, request } = generated;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, [generated]);
  return (
    <div ref={card} tabIndex={-1} className="scroll-mt-5 rounded-card focus-visible:outline-none">
      <SchoolCard
        title="Generated schedule"
        icon={<CalendarDays />}
        says="A first draft. Save it, and you can change every lesson."
      >
        <ScheduleResult schedule={result.schedule} plan={result.plan} curriculum={request.curriculum} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" pending={isSaving} onClick={onSave}>
            Save schedule
          </Button>
          <Button onClick={onDiscard}>Discard</Button>
        </div>
      </SchoolCard>
    </div>
  );
}

export function PlanCard({ school, members, saved, saveSettings, onSaved }: PlanCardProps) {
  const today = todayIn(useNow(), useZone());
  const [edited, setOptions] = useState<PlanOptions | null>(null);
  const options = edited ?? optionsOfSaved(saved, members, today);
  const chosen = plannedChildren(school, options, members).map(({ id }) => id);
  const { generated, isGenerating, isSaving, ...plan } = usePlan(school, options, members);
  return (
    <>
      <SchoolCard
        title="Learning at home"
        icon={<Sparkles />}
        says="Pip turns your curriculum, subjects and hours into a week that fits your children. Nothing is saved until you say so."
      >
        <PlanOptionsForm
          options={options}
          pupils={childrenToTeach(members)}
          chosen={chosen}
          hasTheme={school.curriculum === 'Unit Studies'}
          onChange={setOptions}
        />
        <Button variant="primary" className="mt-5" pending={isGenerating} onClick={plan.generate}>
          {isGenerating ? 'Generating...' : 'Generate AI Schedule'}
        </Button>
      </SchoolCard>
      {generated !== null && (
        <Result
          generated={generated}
          isSaving={isSaving}
          onSave={() => void plan.save(generated, saveSettings, onSaved)}
          onDiscard={plan.discard}
        />
      )}
    </>
  );
}
