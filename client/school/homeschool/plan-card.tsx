// The card that makes the homeschool schedule, and its result for review (SCH-05).
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { Button } from '../../kit/button.tsx';
import { SchoolCard } from '../school-card.tsx';
import { PlanOptionsForm } from './plan-options.tsx';
import { childrenToTeach, NO_OPTIONS, type PlanOptions, type PlanSchool } from './plan-request.ts';
import { ScheduleResult } from './schedule-result.tsx';
import { usePlan } from './use-plan.ts';

interface PlanCardProps {
  school: PlanSchool & { children: readonly string[] };
  members: readonly FamilyMember[];
}

export function PlanCard({ school, members }: PlanCardProps) {
  const pupils = childrenToTeach(members);
  const [options, setOptions] = useState<PlanOptions>({ ...NO_OPTIONS, children: school.children });
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
          pupils={pupils}
          hasTheme={school.curriculum === 'Unit Studies'}
          onChange={setOptions}
        />
        <Button variant="primary" className="mt-5" pending={isGenerating} onClick={plan.generate}>
          {isGenerating ? 'Generating...' : 'Generate AI Schedule'}
        </Button>
      </SchoolCard>
      {generated !== null && (
        <SchoolCard title="Generated schedule" icon={<Sparkles />}>
          <ScheduleResult schedule={generated.result.schedule} plan={generated.result.plan} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="primary" pending={isSaving} onClick={() => plan.save(generated)}>
              Save schedule
            </Button>
            <Button onClick={plan.discard}>Discard</Button>
          </div>
        </SchoolCard>
      )}
    </>
  );
}
