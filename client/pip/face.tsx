// Pip's face: eyes, brow and mouth of every mood, in the 120 × 120 box of pip.tsx.
import type { ReactNode } from 'react';
import type { Mood } from './mood.ts';

function Eye({ x, mood }: { x: number; mood: Mood }) {
  if (mood === 'excited') return <path className="pip-line" d={`M${x - 6.5} 69q6.5-9.5 13 0`} />;
  const up = mood === 'thinking';
  return (
    <g className="pip-blink">
      <ellipse className="pip-ink" cx={x} cy={up ? 65 : 67} rx="5.2" ry="6.6" />
      <circle className="pip-glint" cx={x + (up ? 2.4 : 1.7)} cy={up ? 61.8 : 64.2} r="2" />
    </g>
  );
}

const MOUTHS: Record<Mood, ReactNode> = {
  happy: <path className="pip-line" d="M51.5 79.5q8.5 8 17 0" />,
  excited: (
    <g>
      <path className="pip-ink" d="M49 77.5h22c0 8.6-4.9 13.5-11 13.5s-11-4.9-11-13.5Z" />
      <path
        className="pip-tongue"
        d="M53.5 87.2c1.8-2.6 11.2-2.6 13 0-1.7 2.4-4 3.8-6.5 3.8s-4.8-1.4-6.5-3.8Z"
      />
    </g>
  ),
  thinking: <path className="pip-line" d="M57 82q5.5 1.2 9.5-2.2" />,
  encouraging: <path className="pip-ink" d="M51 78.5q9 2.4 18 0c-.6 6.6-4.4 9.8-9 9.8s-8.4-3.2-9-9.8Z" />,
};

/** `detailed` is false at the smallest size, where a brow would be a smudge. */
export function Face({ mood, detailed }: { mood: Mood; detailed: boolean }) {
  return (
    <>
      <ellipse className="pip-cheek" cx="39.5" cy="78" rx="5.8" ry="4" />
      <ellipse className="pip-cheek" cx="80.5" cy="78" rx="5.8" ry="4" />
      <Eye x={47} mood={mood} />
      <Eye x={73} mood={mood} />
      {mood === 'thinking' && detailed && <path className="pip-line pip-brow" d="M67.5 53.5q6-4 11.5-.5" />}
      {MOUTHS[mood]}
    </>
  );
}
