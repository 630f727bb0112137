// Actions on the family members in step 2, and their messages.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { toast } from '../../kit/overlays/toast.ts';
import type { StepProps } from '../steps/step-props.ts';
import { isBlank, readMember, type MemberErrors, type Member, type TypedMember } from './member-form.ts';

type Opener = RefObject<HTMLButtonElement | null>;

/** The form takes the focus with it when it closes; it goes back to the button that opened it. */
function useRefocus(isOpen: boolean, opener: Opener) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}

export function useFamily({ draft, dispatch, onContinue }: StepProps, opener: Opener) {
  const { form } = draft;
  const [errors, setErrors] = useState<MemberErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [news, setNews] = useState('');
  // A form that was open already when the step appeared (after a reload) leaves the focus where it is.
  const [restored, setRestored] = useState(form?.id);
  useRefocus(form !== null, opener);

  /** Takes what is typed into the list; says what is missing otherwise. */
  const add = (): boolean => {
    if (form === null) return true;
    const read = readMember(form);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) {
      setAttempts((count) => count + 1);
      return false;
    }
    dispatch({ type: 'saveMember', member: read.member });
    setNews(`${read.member.name} ${form.editing ? 'was changed' : 'was added'}.`);
    return true;
  };
  const close = () => {
    setErrors({});
    dispatch({ type: 'closeForm' });
  };
  /** A half-filled form is never lost on the way: it is added, or asks for what is missing. */
  const settled = (): boolean => {
    if (form === null || !isBlank(form)) return add();
    close();
    return true;
  };
  const open = (next: TypedMember) => {
    if (!settled()) return;
    setRestored(undefined);
    dispatch({ type: 'openForm', form: next });
  };
  const type = (change: Partial<TypedMember>) => {
    const standing = Object.entries(errors).filter(([name]) => !(name in change));
    setErrors(Object.fromEntries(standing));
    dispatch({ type: 'changeForm', change });
  };
  const remove = (member: Member, at: number) => {
    dispatch({ type: 'removeMember', id: member.id });
    setNews(`${member.name} was removed.`);
    opener.current?.focus();
    const onClick = () => dispatch({ type: 'restoreMember', member, at });
    toast({ title: `${member.name} was removed`, action: { label: 'Undo', onClick } });
  };
  const leave = () => {
    if (settled()) onContinue();
  };
  const openedByHand = form?.id !== restored;
  return { openedByHand, errors, attempts, news, add, close, open, type, remove, leave };
}
