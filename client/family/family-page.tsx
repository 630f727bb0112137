// Family Overview: the family members, with all actions on them (FAM-01).
import { Baby, Plus, Printer, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { allergies } from '#contract/allergies.ts';
import { family } from '#contract/family.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { useRead } from '../data/api.ts';
import { confirmRemoval } from '../editing/removal/confirm-removal.ts';
import { openLater } from '../editing/panel/open-later.ts';
import { usePaper } from '../editing/panel/use-paper.ts';
import { useDeletion } from '../editing/removal/use-deletion.ts';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import { later } from '../kit/later.ts';
import { Page } from '../screen/page.tsx';
import { useInvite } from '../screen/use-invite.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { Members } from './members.tsx';
import { Parents } from './parents.tsx';
import { useAddressed } from './use-addressed.ts';
import { useAskedToInvite } from './use-asked-to-invite.ts';

const SitterDialog = later(() => import('./sitter/sitter-dialog.tsx').then((file) => file.SitterDialog));
const PrintedFamily = later(() => import('./printed-family.tsx').then((file) => file.PrintedFamily));

/** When the focused element disappears with a card, or with the empty state, the focus moves to `to`. */
function useRefocus(count: number | undefined, to: RefObject<HTMLButtonElement | null>) {
  const isDue = useRef(false);
  useEffect(() => {
    if (isDue.current && document.activeElement === document.body) to.current?.focus();
    isDue.current = false;
  }, [count, to]);
  return () => {
    isDue.current = true;
  };
}

function useRemoval(onDeleted: () => void) {
  const { remove } = useDeletion({
    operation: family.deleteFamilyMember,
    name: 'deleteFamilyMember',
    onDeleted,
    done: { title: 'Family member removed' },
    failed: 'Failed to remove family member',
    restored: { title: 'Family member restored' },
  });
  return async (member: FamilyMember) => {
    if (await confirmRemoval('family_member', member)) remove(member.id, member.name);
  };
}

/** On phones two beside each other have room without their icons. */
const SLIM = 'max-[24rem]:px-1! max-sm:[&>svg]:hidden';

function InviteParent() {
  const { invite, isPending, dialog } = useInvite();
  useAskedToInvite(invite);
  return (
    <>
      <Button className={SLIM} pending={isPending} onClick={invite}>
        <UserPlus aria-hidden />
        Invite a parent
      </Button>
      {dialog}
    </>
  );
}

/** Ways to show somebody without an account what is known about the family. */
function OnPaper({ onPrint, onSitter }: Record<'onPrint' | 'onSitter', () => void>) {
  return (
    <>
      <Button
        variant="quiet"
        className={cx(SLIM, 'max-lg:border max-lg:border-line-strong')}
        onClick={onPrint}
      >
        <Printer aria-hidden />
        Print
      </Button>
      <Button className={SLIM} onClick={() => openLater(SitterDialog, onSitter)}>
        <Baby aria-hidden />
        For a sitter
      </Button>
    </>
  );
}

const INTRODUCTION = (
  <p className="max-w-prose text-lg text-soft">
    Pip respects everyone's allergies and diets in every meal plan.
  </p>
);

export function FamilyPage() {
  const { data = [], isSuccess } = useRead(family.listFamilyMembers, {});
  // Read before anybody prints: the browser's own printing does not wait.
  const { data: allergyRecords } = useRead(allergies.listAllergyRecords, {});
  const [editing, setEditing] = useState<{ member: FamilyMember | null; name?: string } | null>(null);
  const [isForSitter, setForSitter] = useState(false);
  const paper = usePaper(PrintedFamily);
  const add = useRef<HTMLButtonElement>(null);
  const refocus = useRefocus(isSuccess ? data.length : undefined, add);
  const remove = useRemoval(refocus);
  const addOne = () => setEditing({ member: null });
  const addressed = useAddressed(data, addOne);
  const close = () => setEditing(null);
  return (
    <Page title="Family Overview">
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {INTRODUCTION}
          {/* In two columns where four do not fit in a row; they end where the cards do. */}
          <div className="flex flex-wrap gap-2 max-lg:grid max-lg:w-full max-lg:grid-cols-[auto_auto] max-[16rem]:grid-cols-1!">
            {data.length > 0 && <OnPaper onPrint={paper.print} onSitter={() => setForSitter(true)} />}
            <InviteParent />
            <Button
              ref={add}
              className={SLIM}
              variant={isSuccess && data.length === 0 ? 'secondary' : 'primary'}
              onClick={addOne}
            >
              <Plus aria-hidden />
              Add Family Member
            </Button>
          </div>
        </div>
        <Parents family={isSuccess ? data : undefined} onAdd={(name) => setEditing({ member: null, name })} />
        <Members
          addressed={addressed}
          onAdd={addOne}
          onEdit={(member) => setEditing({ member })}
          onRemove={(member) => void remove(member)}
        />
      </div>
      {/* The sitter's sheet is another one. */}
      {paper.isReady && !isForSitter && data.length > 0 && allergyRecords && (
        <PrintedFamily members={data} allergyRecords={allergyRecords} />
      )}
      {isForSitter && <SitterDialog onClose={() => setForSitter(false)} />}
      {editing !== null && (
        <MemberDialog
          key={editing.member?.id ?? 'new'}
          member={editing.member}
          self={editing.name}
          onClose={close}
          onSaved={() => {
            if (editing.member === null) refocus();
            close();
          }}
        />
      )}
    </Page>
  );
}
