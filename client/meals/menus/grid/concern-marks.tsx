// Concerns about one meal of a week in one line: who, and the food in a word. The sentences open on a press.
import { useState } from 'react';
import { family } from '#contract/family.ts';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { PersonAvatar, personHues } from '../../../choices/person-avatar.tsx';
import { useRead } from '../../../data/api.ts';
import { cx } from '../../../kit/cx.ts';
import { CheckingLine, ConcernList, LOOKS } from '../../concerns.tsx';
import { concernWords, peopleOf } from './concern-words.ts';

interface ConcernMarksProps {
  /** Undefined while the check is running. */
  of: readonly FamilyConcern[] | undefined;
  /** The text above names the food already. */
  short: boolean;
}

/** The avatars of the people concerned. */
function Faces({ people }: { people: readonly string[] }) {
  const { data: members = [] } = useRead(family.listFamilyMembers, {});
  const hues = personHues(members.map(({ id }) => id));
  const hueOf = (name: string) => hues.get(members.find((member) => member.name === name)?.id ?? '') ?? 0;
  return people.map((name) => (
    <PersonAvatar key={name} name={name} hue={hueOf(name)} size="row" className="-ml-1 first:ml-0" />
  ));
}

export function ConcernMarks({ of, short }: ConcernMarksProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = of ?? [];
  // True where the text before had concerns, undefined before the first check.
  const [had, setHad] = useState<boolean>();
  if (of && had !== (first !== undefined)) setHad(first !== undefined);
  if (!of || !first) return <CheckingLine isChecking={!of} isAgain={had === false} className="text-sm" />;
  const { Icon, ink } = LOOKS[first.strength];
  return (
    <div className="text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cx(
          // As high as the line in its place before.
          '-mt-2 -mb-3 flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-field px-1 py-2',
          ink,
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="sr-only">For your family: </span>
        <span className="flex shrink-0">
          <Faces people={peopleOf(of)} />
        </span>
        <span className="min-w-0 text-left font-semibold wrap-anywhere">{concernWords(of)}</span>
      </button>
      {isOpen && <ConcernList of={of} short={short} />}
    </div>
  );
}
