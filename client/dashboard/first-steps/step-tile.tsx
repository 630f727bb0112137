// One of the first steps, large enough to be pressed anywhere. A step that is done keeps its place, with a check.
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { HUES, type Hue } from '../../kit/hues.ts';
import { cx } from '../../kit/cx.ts';

interface StepTileProps {
  title: string;
  hint: string;
  hue: Hue;
  /** Drawing of the step. */
  picture: ReactNode;
  done: boolean;
  /** Words for taking it once more; without them it is taken once. */
  again?: string;
  pending?: boolean;
  onTake: () => void;
}

export function StepTile(props: StepTileProps) {
  const { title, hint, hue, picture, done, again, pending = false, onTake } = props;
  const isOff = (done && again === undefined) || pending;
  return (
    <li className="flex">
      <button
        type="button"
        // It keeps the focus of a dialog that it opened, also when it is done by then.
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onTake()}
        className={cx(
          'flex w-full items-center gap-4 rounded-field px-4 text-left lg:flex-col lg:items-start lg:py-4',
          // On phones a step that is done is only a line, so that the day comes sooner.
          done ? 'py-2' : 'py-4',
          done
            ? cx('bg-sunk text-soft', !isOff && 'cursor-pointer')
            : cx(HUES[hue], 'cursor-pointer hover:brightness-97 dark:hover:brightness-110'),
        )}
      >
        <span
          aria-hidden
          className={cx(
            'flex w-20 shrink-0 items-center justify-center lg:h-14 lg:w-auto',
            done ? 'h-9 [&>svg]:size-7' : 'h-14 [&>svg]:size-10',
          )}
        >
          {picture}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-lg leading-snug font-semibold">{title}</span>
          {done ? (
            <span className="inline-flex items-center gap-1.5 font-semibold text-brand">
              <Check aria-hidden className="size-5" />
              Done{again !== undefined && ` · ${again}`}
            </span>
          ) : (
            <span className="block leading-snug text-pretty">{hint}</span>
          )}
        </span>
      </button>
    </li>
  );
}
