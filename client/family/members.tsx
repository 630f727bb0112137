// List of family members, in all states: loading, failed, empty, a few, many (with search).
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { family } from '#contract/family.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { personHues } from '../choices/person-avatar.tsx';
import { useRead } from '../data/api.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { TextField } from '../kit/form/field.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Pip } from '../pip/pip.tsx';
import { MemberCard } from './member-card.tsx';
import { useConcerns } from './use-concerns.ts';
import { useReader } from './use-reader.ts';

const GRID = 'grid gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3';
/** From this number on, a search field is faster than scanning. */
const MANY = 9;

interface MembersProps {
  /** The member the address leads to. */
  addressed: string | null;
  onAdd: () => void;
  onEdit: (member: FamilyMember) => void;
  onRemove: (member: FamilyMember) => void;
}

function Loading() {
  return (
    <div className={GRID} role="status" aria-label="Loading your family">
      {['one', 'two', 'three'].map((name) => (
        <Skeleton key={name} className="h-56 rounded-card" />
      ))}
    </div>
  );
}

const Nobody = ({ onAdd }: Pick<MembersProps, 'onAdd'>) => (
  <Card as="div">
    <EmptyState
      pip={<Pip mood="encouraging" size="large" decorative />}
      title="No one here yet"
      text="Tell Pip who's in your family. Then every meal plan respects allergies and diets, and medications and appointments get a name."
      action={
        <Button variant="primary" className="max-sm:[&>svg]:hidden" onClick={onAdd}>
          <Plus aria-hidden />
          Add Your First Family Member
        </Button>
      }
    />
  </Card>
);

const Failed = ({ retry }: { retry: () => void }) => (
  <Card as="div" className="flex flex-wrap items-center justify-between gap-3">
    <p role="alert">Your family couldn't be loaded. Please check your connection.</p>
    <Button onClick={retry}>Try again</Button>
  </Card>
);

/** Everything a parent may look for on a card, in small letters. */
const textOf = ({ name, relationship, notes, ...member }: FamilyMember): string =>
  [
    name,
    relationship,
    notes,
    ...member.allergies,
    ...member.dietaryRestrictions,
    ...member.dietaryNeeds,
    ...member.interests,
  ]
    .join('\n')
    .toLowerCase();

/** A search field, when there are many members. */
function useSearch(members: readonly FamilyMember[]): { found: readonly FamilyMember[]; field: ReactNode } {
  const [wanted, setWanted] = useState('');
  const word = wanted.trim().toLowerCase();
  if (members.length < MANY) return { found: members, field: null };
  const found = members.filter((member) => textOf(member).includes(word));
  const field = (
    <div className="max-w-md">
      <TextField
        type="search"
        label="Find someone"
        autoComplete="off"
        placeholder="A name, an allergy, an interest"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status" className="mt-1.5 text-soft">
        {word === '' ? `${members.length} people` : `${found.length} of ${members.length} people`}
      </p>
    </div>
  );
  return { found, field };
}

function People({ members, ...props }: MembersProps & { members: readonly FamilyMember[] }) {
  const concernsOf = useConcerns();
  const rules = useReader('idle');
  const { found, field } = useSearch(members);
  const hues = personHues(members.map(({ id }) => id));
  return (
    <div className="flex flex-col gap-5">
      {field}
      <ul aria-label="Your family" className={GRID}>
        {found.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            hue={hues.get(member.id) ?? 0}
            concerns={concernsOf(member.id)}
            rules={rules}
            isAddressed={member.id === props.addressed}
            onEdit={() => props.onEdit(member)}
            onRemove={() => props.onRemove(member)}
          />
        ))}
      </ul>
    </div>
  );
}

export function Members(props: MembersProps) {
  const { data, isError, refetch } = useRead(family.listFamilyMembers, {});
  if (data === undefined) return isError ? <Failed retry={() => void refetch()} /> : <Loading />;
  return data.length === 0 ? <Nobody onAdd={props.onAdd} /> : <People {...props} members={data} />;
}
