// Allergy mark of a meal on a kitchen tablet: who should not have it, and why, in a word.
import { CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { BoardMeal } from '#contract/schemas/kiosk.ts';
import { Faces } from './people.tsx';

type Concern = BoardMeal['concerns'][number];

const ICONS = { contains: OctagonAlert, 'may contain': TriangleAlert, unknown: CircleHelp };

/** 'peanut', from 'contains peanut'; sentences without a food are kept as they are. */
const foodOf = ({ says }: Concern): string => /^(?:may )?contains? (.+)$/.exec(says)?.[1] ?? says;

/** 'contains peanut and milk'; the strongest findings only, which come first. */
function wordsOf(concerns: readonly Concern[], strength: Concern['strength']): string {
  if (strength === 'unknown') return 'please check the label';
  const foods = [...new Set(concerns.filter((one) => one.strength === strength).map(foodOf))];
  const isFood = concerns.every(({ says }) => /^(?:may )?contains? /.test(says));
  const shown = foods.slice(0, 2).join(', ');
  return isFood ? `${strength} ${shown}` : shown;
}

export function ConcernMark({ concerns }: Pick<BoardMeal, 'concerns'>) {
  const [first] = concerns;
  if (!first) return null;
  const Icon = ICONS[first.strength];
  const people = [...new Set(concerns.flatMap(({ memberIds }) => memberIds))];
  return (
    <span className="kiosk-concern" data-strength={first.strength}>
      <Icon aria-hidden />
      <Faces ids={people} />
      <span className="kiosk-concern-words">{wordsOf(concerns, first.strength)}</span>
    </span>
  );
}
