// Assistance areas: cards that toggle, and the button that saves them (SET-01, SET-06).
import { Check } from 'lucide-react';
import { useId } from 'react';
import { AREAS, AREA_IDS, type AreaId } from '#contract/preferences.ts';
import { AreaIcon, areaHint } from '../../choices/area-looks.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { Badge } from '../../kit/badge.tsx';
import { Card } from '../../kit/card.tsx';
import { Switch } from '../../kit/form/switch.tsx';
import { useUnsavedGuard } from '../../screen/use-unsaved-guard.ts';
import { useAreas } from './use-areas.ts';

interface AreaCardProps {
  area: AreaId;
  active: boolean;
  onToggle: () => void;
}

/** The whole card is the label of its switch: a press anywhere on it toggles, and there is one control. */
function AreaCard({ area, active, onToggle }: AreaCardProps) {
  const id = useId();
  return (
    <label className="choice-card flex-col gap-2">
      <span className="flex w-full items-center gap-3">
        <AreaIcon area={area} />
        <span id={id} className="min-w-0 flex-1 font-semibold">
          {AREAS[area].label}
        </span>
        <Switch
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          checked={active}
          onChange={() => onToggle()}
        />
      </span>
      {/* Two lines at least, so that nothing moves when the badge comes. */}
      <span className="flex min-h-12 w-full items-end gap-3 max-[16rem]:flex-wrap">
        <span id={`${id}-hint`} className="flex-1 basis-40 self-start text-soft">
          {areaHint(area)}
        </span>
        {active && (
          <Badge hue="brand" className="shrink-0 border border-brand">
            <Check aria-hidden />
            Active
          </Badge>
        )}
      </span>
    </label>
  );
}

/** The areas, and below them the bar that saves. */
export function AreasCard() {
  const { chosen, isUnsaved, isSaving, toggle, discard, save } = useAreas();
  useUnsavedGuard(isUnsaved);
  return (
    <>
      <Card id="areas" title="Assistance Areas" className="scroll-mt-6">
        <p className="mb-4 text-soft">Where would you like a hand? Choose as many as you like.</p>
        <div className="grid gap-3 xl:grid-cols-2">
          {AREA_IDS.map((area) => (
            <AreaCard key={area} area={area} active={chosen.includes(area)} onToggle={() => toggle(area)} />
          ))}
        </div>
      </Card>
      <SaveBar
        label="Save Preferences"
        className="-my-2"
        onSave={save}
        onDiscard={discard}
        {...{ isUnsaved, isSaving }}
      />
    </>
  );
}
