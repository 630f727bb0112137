// Children of a school, and its food rules for their lunches (D35).
import { Check, Plus, UsersRound } from 'lucide-react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { Chip } from '../kit/badge.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Link } from '../kit/link.tsx';
import * as links from '../screen/links.ts';
import { ListField } from './list-field.tsx';
import { SchoolCard } from './school-card.tsx';
import { goesToSchool, typedValues, type SchoolForm } from './school-form.ts';
import type { SchoolEditing } from './use-school-form.ts';

const FOOD_RULES = ['Nut-free', 'Peanut-free', 'Sesame-free', 'No candy'];
const OLDEST = 18;

/** Members who may go to school: children, and whoever else is young. */
const mayGo = ({ relationship, age }: FamilyMember): boolean =>
  relationship === 'child' || (age !== null && age <= OLDEST);

interface WhoProps {
  form: SchoolForm;
  members: readonly FamilyMember[] | undefined;
  /** True for the first school, whose children need not be chosen. */
  isFirst: boolean;
  onChange: (children: string[]) => void;
}

/** Names of the children who go there when nobody is chosen. */
function everyoneHint(form: SchoolForm, members: readonly FamilyMember[]): string {
  const ids = schoolsOf(typedValues(form), [], members)[0]?.children ?? [];
  const names = members.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return 'No one in your family is 5 to 18 yet.';
  return `That's ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')}.`;
}

function Who({ form, members, isFirst, onChange }: WhoProps) {
  const { children } = form;
  if (members === undefined) return <Skeleton className="h-28" />;
  const offered = members.filter((member) => mayGo(member) || children.includes(member.id));
  if (offered.length === 0)
    return (
      <p>
        <Link href={links.family()} className="font-semibold text-brand underline underline-offset-4">
          Add your children to the family
        </Link>{' '}
        first, so that their school days show their names.
      </p>
    );
  const toggle = (id: string) =>
    onChange(children.includes(id) ? children.filter((one) => one !== id) : [...children, id]);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold">
        {goesToSchool(form.schoolType) ? 'Who goes to this school?' : 'Who learns at home?'}
      </legend>
      <div className="flex flex-wrap gap-2">
        {isFirst && (
          <Chip pressed={children.length === 0} onClick={() => onChange([])}>
            {children.length === 0 ? <Check aria-hidden /> : <Plus aria-hidden />}
            All children from 5 to 18
          </Chip>
        )}
        {offered.map(({ id, name }) => (
          <Chip
            key={id}
            pressed={children.includes(id)}
            className="max-w-full wrap-anywhere"
            onClick={() => toggle(id)}
          >
            {children.includes(id) ? <Check aria-hidden /> : <Plus aria-hidden />}
            {name}
          </Chip>
        ))}
      </div>
      {isFirst && children.length === 0 && <p className="text-soft">{everyoneHint(form, members)}</p>}
    </fieldset>
  );
}

interface ChildrenCardProps {
  editing: SchoolEditing;
  members: readonly FamilyMember[] | undefined;
  isFirst: boolean;
}

export function ChildrenCard({ editing: { form, change }, members, isFirst }: ChildrenCardProps) {
  const hasLunches = goesToSchool(form.schoolType);
  return (
    <SchoolCard title={hasLunches ? 'Children & Lunches' : 'Children'} icon={<UsersRound />}>
      <div className="flex flex-col gap-6">
        <Who {...{ form, members, isFirst }} onChange={(children) => change({ children })} />
        {hasLunches && (
          <ListField
            legend="School food rules"
            label="Add a rule"
            placeholder="Add a rule: no chocolate"
            items={form.foodRules}
            typed={form.typedFoodRule}
            suggestions={FOOD_RULES}
            onChange={(foodRules, typedFoodRule) => change({ foodRules, typedFoodRule })}
          />
        )}
      </div>
    </SchoolCard>
  );
}
