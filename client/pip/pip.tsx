// Pip, the mascot: a seed with a sprout. The body is pear-shaped so that the silhouette is recognisable even at 40 px.
import { cx } from '../kit/cx.ts';
import { EXTRAS } from './extras.tsx';
import { Face } from './face.tsx';
import { BOXES, LABELS, type Mood, type Size } from './mood.ts';

const BODY = 'M60 30c20 0 37 20 37 43 0 22-16 35-37 35S23 95 23 73c0-23 17-43 37-43Z';
const BELLY = 'M60 107.6c-15 0-25-8-28.5-20C40 93 50 95 60 95s20-2 28.5-7.4c-3.5 12-13.5 20-28.5 20Z';

/** Left and right arm. */
const ARMS: Record<Mood, [string, string]> = {
  happy: ['M27 82q-8 4-9 11', 'M93 82q8 4 9 11'],
  excited: ['M27 74Q15 67 12 53', 'M93 74q12-7 15-21'],
  thinking: ['M27 82q-8 4-9 11', 'M94 88q-4 10-22 5'],
  encouraging: ['M27 82q-9 5-8 12', 'M93 76q13-5 13-19'],
};

function Sprout() {
  return (
    <g className="pip-sprout">
      <path className="pip-stem" d="M60 33q-1-8 1-14" />
      <path className="pip-leaf" d="M61 20c2-10 11-15 21-13 0 10-9 17-21 13Z" />
      <path className="pip-leaf2" d="M60.5 23C58 14 50 11 41.5 13.5 43 22 51 27 60.5 23Z" />
    </g>
  );
}

interface PipProps {
  mood?: Mood;
  size?: Size;
  /** Hidden from assistive technology when the text beside Pip is enough. */
  decorative?: boolean;
}

/** The drawing and its extras are two layers of one box: the compositor moves each as a whole. */
export function Pip({ mood = 'happy', size = 'medium', decorative = false }: PipProps) {
  const detailed = size !== 'small';
  const [left, right] = ARMS[mood];
  const extra = detailed && EXTRAS[mood];
  return (
    <span
      className={cx('pip', BOXES[size])}
      data-mood={mood}
      data-size={size}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': LABELS[mood] })}
    >
      <svg viewBox={detailed ? '0 0 120 120' : '10 5 100 108'} className="pip-all">
        <Sprout />
        {detailed && (
          <>
            <path className="pip-arm" d={left} />
            <path className="pip-foot" d="M48 107.5q-1 5-7 5M72 107.5q1 5 7 5" />
          </>
        )}
        <path className="pip-body" d={BODY} />
        <path className="pip-belly" d={BELLY} />
        <path className="pip-shine" d="M37 55c3-7 8-12.5 14-15" />
        {detailed && (
          <g className={mood === 'encouraging' ? 'pip-wave' : undefined}>
            <path className="pip-arm" d={right} />
          </g>
        )}
        <Face mood={mood} detailed={detailed} />
      </svg>
      {extra && (
        <svg viewBox="0 0 120 120" className="pip-extra">
          {extra}
        </svg>
      )}
    </span>
  );
}
