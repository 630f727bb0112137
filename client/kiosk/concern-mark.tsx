// Allergy mark of a meal on a kitchen tablet: who should not have it, and why, in a word.
import { CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { BoardMeal } from '#contract/schemas/kiosk.ts';
import { concernWords } from './concern-words.ts';
import { Faces } from './people.tsx';

const ICONS = { contains: OctagonAlert, 'may contain': TriangleAlert, unknown: CircleHelp };

export function ConcernMark({ concerns }: Pick<BoardMeal, 'concerns'>) {
  const [first] = concerns;
  if (!first) return null;
  const Icon = ICONS[first.strength];
  const people = [...new Set(concerns.flatMap(({ memberIds }) => memberIds))];
  return (
    <span className="kiosk-concern" data-strength={first.strength}>
      <Icon aria-hidden />
      <Faces ids={people} />
      <span className="kiosk-concern-words">
        <span>{concernWords(concerns)}</span>
      </span>
    </span>
  );
}
