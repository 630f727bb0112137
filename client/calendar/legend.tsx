// The legend of the calendar; each entry switches its kind of event off and on (CAL-04).
import { HUES } from '../kit/hues.ts';
import { cx } from '../kit/cx.ts';
import { KINDS } from './event-kinds.ts';
import { SWITCHED, type SwitchedKind } from './filters.ts';

interface LegendProps {
  hidden: ReadonlySet<SwitchedKind>;
  onSwitch: (kind: SwitchedKind) => void;
}

export function Legend({ hidden, onSwitch }: LegendProps) {
  return (
    <ul aria-label="Legend" className="-mx-2 flex flex-wrap gap-x-1 text-sm">
      {SWITCHED.map((kind) => {
        const { label, hue, Icon } = KINDS[kind];
        const isOn = !hidden.has(kind);
        return (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => onSwitch(kind)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-2 hover:bg-sunk',
                !isOn && 'text-soft line-through',
              )}
            >
              <span
                className={cx(
                  'flex size-6 items-center justify-center rounded-md',
                  isOn ? HUES[hue] : 'border border-dashed border-line-strong',
                )}
              >
                <Icon aria-hidden className="size-4" />
              </span>
              {label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
