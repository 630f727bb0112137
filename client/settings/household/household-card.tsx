// Card of the household: its name, its members, invitations, and leaving it.
import { useState } from 'react';
import { household } from '#contract/household.ts';
import type { Household } from '#contract/schemas/household.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { toastError } from '../../kit/overlays/toast.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { Loaded } from '../loaded.tsx';
import { sentenceOf } from '../sentence.ts';
import { useFarewell } from '../use-farewell.ts';
import { useLatest } from '../use-latest.ts';
import { Invitations } from './invitations.tsx';
import { MemberList } from './member-list.tsx';
import { SitterLinks } from './sitter-links.tsx';
import { RenameDialog } from './rename-dialog.tsx';

function Name({ name }: { name: string }) {
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 break-words text-lg font-semibold">{name}</p>
      <Button onClick={() => setRenaming(true)}>Rename</Button>
      {renaming && <RenameDialog name={name} open onClose={() => setRenaming(false)} />}
    </div>
  );
}

/** Shown only to parents who belong to more than one. */
function OtherHouseholds({ households }: Pick<Household, 'households'>) {
  const { mutate, isPending } = useFarewell(household.switchHousehold, (error) =>
    toastError(sentenceOf(error, "We couldn't switch to this household. Please try again.")),
  );
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-lg">Your households</h3>
      <ul aria-label="Your households" className="divide-y divide-line">
        {households.map(({ id, name, current }) => (
          <li
            key={id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
          >
            <span className="min-w-0 break-words">{name}</span>
            {current ? (
              <Badge hue="brand">You are here</Badge>
            ) : (
              <Button disabled={isPending} onClick={() => mutate({ id })}>
                Switch
                <VisuallyHidden> to {name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last parent has nobody to leave the household to. */
function Leave({ name }: { name: string }) {
  const { mutate, isPending } = useFarewell(household.leaveHousehold, (error) =>
    toastError(sentenceOf(error, "You couldn't leave the household. Please try again.")),
  );
  const leave = () => {
    const consequence = "What you recorded stays with the others; you won't see it anymore.";
    if (window.confirm(`Leave “${name}”? ${consequence}`)) mutate({});
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-56 text-soft">
        When you leave, what you recorded stays with the other parents.
      </p>
      <Button pending={isPending} onClick={leave}>
        Leave the household
      </Button>
    </div>
  );
}

export function HouseholdCard() {
  const query = useLatest(household.getHousehold, {});
  return (
    <Card title="Household" tabIndex={-1}>
      <Loaded query={query} failed="Your household couldn't be loaded." size="h-48">
        {({ name, members, invitations, households }) => (
          <div className="flex flex-col gap-4">
            <Name name={name} />
            <MemberList members={members} />
            <Invitations invitations={invitations} />
            <SitterLinks />
            {households.length > 1 && <OtherHouseholds households={households} />}
            {members.length > 1 && <Leave name={name} />}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
