// Step 2: family members.
import { useRef } from 'react';
import { missingSelf } from '#rules/family/same-name.ts';
import { Button } from '../../kit/button.tsx';
import { FamilyAdding } from '../family/family-adding.tsx';
import { MemberCard } from '../family/draft-member-card.tsx';
import { MemberFormCard } from '../family/member-form-card.tsx';
import { formOf, type Member } from '../family/member-form.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';
import { useFamily } from '../family/use-family.ts';

export function FamilyStep(props: StepProps) {
  const { familyMembers, form } = props.draft;
  const opener = useRef<HTMLButtonElement>(null);
  const family = useFamily(props, opener);
  const nobody = familyMembers.length === 0;
  const formCard = form !== null && (
    <MemberFormCard
      key={form.id}
      form={form}
      others={familyMembers.filter(({ id }) => id !== form.id)}
      focusName={family.openedByHand}
      errors={family.errors}
      attempts={family.attempts}
      onChange={family.type}
      onSubmit={family.add}
      onCancel={family.close}
    />
  );
  const entry = (member: Member, at: number) =>
    form?.editing === true && form.id === member.id ? (
      <li key={member.id}>{formCard}</li>
    ) : (
      <MemberCard
        key={member.id}
        member={member}
        onEdit={() => family.open(formOf(member))}
        onRemove={() => family.remove(member, at)}
      />
    );
  return (
    <>
      <output className="sr-only">{family.news}</output>
      {!nobody && (
        <ul aria-label="Your family" className="grid gap-3">
          {familyMembers.map(entry)}
        </ul>
      )}
      {form?.editing === false && formCard}
      {form === null && (
        <FamilyAdding
          nobody={nobody}
          self={missingSelf(props.firstName, familyMembers)}
          opener={opener}
          onOpen={family.open}
        />
      )}
      <StepActions onBack={props.onBack}>
        <Button variant={form === null ? 'primary' : 'secondary'} onClick={family.leave}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}
