// Pip with a speech bubble.
import type { ReactNode } from 'react';
import type { Mood, Size } from './mood.ts';
import { Pip } from './pip.tsx';
import { cx } from '../kit/cx.ts';

/** The bubble hangs at the height of Pip's mouth. */
const ABOVE: Record<Size, string> = { small: 'mb-1', medium: 'mb-4', large: 'mb-10' };

interface PipSaysProps {
  mood?: Mood;
  size?: Size;
  children: ReactNode;
}

export function PipSays({ mood = 'happy', size = 'medium', children }: PipSaysProps) {
  return (
    <div className="flex items-end gap-3">
      <Pip mood={mood} size={size} decorative />
      <div
        className={cx(
          'min-w-0 rounded-card rounded-bl-sm border border-line bg-surface px-5 py-3',
          ABOVE[size],
        )}
      >
        {children}
      </div>
    </div>
  );
}
