// Step 3: assistance areas.
import { AREAS, AREA_IDS, type AreaId } from '#contract/preferences.ts';
import { AreaIcon, areaHint } from '../../choices/area-looks.tsx';
import { Button } from '../../kit/button.tsx';
import { CheckCard } from './check-card.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

/** The areas of the wizard; family management belongs to the settings only (ONB-06). */
type OfferedArea = Exclude<AreaId, 'familyManagement'>;
const OFFERED = AREA_IDS.filter((area): area is OfferedArea => area !== 'familyManagement');

export function AreasStep({ draft, dispatch, onBack, onContinue }: StepProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">What would you like help with?</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {OFFERED.map((area) => (
            <CheckCard
              key={area}
              label={AREAS[area].label}
              hint={areaHint(area)}
              icon={<AreaIcon area={area} />}
              checked={draft.assistanceAreas.includes(area)}
              onToggle={() => dispatch({ type: 'toggleArea', area })}
            />
          ))}
        </div>
      </fieldset>
      <StepActions onBack={onBack}>
        <Button variant="primary" onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}
