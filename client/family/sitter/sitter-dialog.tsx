// A sheet for a sitter: who it is about and what else to write on it; then it is printed, or sent as a link.
import { ExternalLink, Printer } from 'lucide-react';
import { useState } from 'react';
import { family } from '#contract/family.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { SITTER_HOURS, sitter } from '#contract/sitter.ts';
import { ApiError, useRead } from '../../data/api.ts';
import { useWrite } from '../../data/write.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toastError } from '../../kit/overlays/toast.ts';
import { LinkDialog } from '../../screen/link-dialog.tsx';
import { useUser } from '../../session/session.tsx';
import { keepReach, keptReach } from './kept-reach.ts';
import { PrintedSitterSheet } from './printed-sitter-sheet.tsx';

const FAILED = "The link couldn't be made. Check your connection and try again.";

interface Form {
  memberIds: readonly string[];
  reach: string;
  address: string;
  notes: string;
}

/** The children; of a family without any, everyone. */
function lookedAfter(members: readonly FamilyMember[]): readonly FamilyMember[] {
  const children = members.filter(({ relationship }) => relationship === 'child');
  return children.length > 0 ? children : members;
}

interface PeopleProps {
  members: readonly FamilyMember[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function People({ members, chosen, onChange }: PeopleProps) {
  return (
    <fieldset>
      <legend className="font-semibold">About</legend>
      <div className="flex flex-wrap gap-x-6">
        {members.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The new link, which is shown only now. */
const SitterLinkDialog = (props: { path: string; onClose: () => void }) => (
  <LinkDialog
    {...props}
    title="The link for the sitter"
    description="Whoever has it can read this one sheet, and nothing else. You can end it in Settings."
    label="Link"
    hint={`Works for ${SITTER_HOURS} hours. It's shown only now.`}
    receiver="the sitter"
  >
    <Button asChild>
      <a href={props.path} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden />
        Look at it
      </a>
    </Button>
  </LinkDialog>
);

export function SitterDialog({ onClose }: { onClose: () => void }) {
  const { data: members = [] } = useRead(family.listFamilyMembers, {});
  const { id } = useUser();
  const [form, setForm] = useState<Form>(() => ({
    memberIds: lookedAfter(members).map((member) => member.id),
    ...keptReach(id),
    notes: '',
  }));
  const [isPrinting, setPrinting] = useState(false);
  const {
    mutate,
    isPending,
    data: made,
  } = useWrite(sitter.createSitterLink, {
    onError: (error) => toastError(error instanceof ApiError && error.status < 500 ? error.body : FAILED),
  });
  if (made) return <SitterLinkDialog path={made.path} onClose={onClose} />;
  const change = (some: Partial<Form>) => setForm({ ...form, ...some });
  const typed = (name: 'reach' | 'address' | 'notes') => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const isEmpty = form.memberIds.length === 0;
  const print = () => {
    keepReach(id, form);
    setPrinting(true);
  };
  const makeLink = () => {
    if (isEmpty) return toastError('Please choose who the sheet is about.');
    keepReach(id, form);
    mutate({ ...form, memberIds: [...form.memberIds] });
  };
  return (
    <FormDialog
      title="For the sitter"
      description="Allergies, medicines and phone numbers are added for you."
      save="Make a link"
      pending={isPending}
      beside={
        <Button className="mr-auto" disabled={isEmpty} onClick={print}>
          <Printer aria-hidden />
          Print
        </Button>
      }
      onSubmit={makeLink}
      onClose={onClose}
    >
      <People members={members} chosen={form.memberIds} onChange={(memberIds) => change({ memberIds })} />
      <TextArea label="How to reach you" hint="Names and phone numbers" rows={2} {...typed('reach')} />
      <TextField label="Address" hint="For an ambulance" autoComplete="off" {...typed('address')} />
      <TextArea label="Bedtimes and notes" {...typed('notes')} />
      {isPrinting && <PrintedSitterSheet wishes={form} onDone={() => setPrinting(false)} />}
    </FormDialog>
  );
}
