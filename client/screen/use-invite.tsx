// Invites the other parent: the share sheet where the browser has one, else the link to copy. Nothing is mailed.
import { useState } from 'react';
import { INVITATION_DAYS, household } from '#contract/household.ts';
import { PRODUCT } from '#contract/common.ts';
import { ApiError } from '../data/api.ts';
import { useWrite } from '../data/write.ts';
import { toast, toastError } from '../kit/overlays/toast.ts';
import { LinkDialog } from './link-dialog.tsx';

const FAILED = "The invitation couldn't be made. Please try again.";

/** Returns true when the parent shared the link; they may also have closed the sheet. */
async function share(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  const text = `Join our family on ${PRODUCT}. This link works once.`;
  try {
    await navigator.share({ title: PRODUCT, text, url });
    return true;
  } catch {
    return false;
  }
}

/** `invite` makes a link and offers it; `dialog` is the place of the link that was not shared. */
export function useInvite() {
  const [path, setPath] = useState<string | null>(null);
  const { mutate, isPending } = useWrite(household.createInvitation, {
    onSuccess: (made) =>
      void share(new URL(made.path, location.origin).href).then((isShared) => {
        // The link is told once: one that was not shared must not be lost.
        if (isShared) toast({ title: 'Invitation shared', description: 'It works once, for a week.' });
        else setPath(made.path);
      }),
    onError: (error) => toastError(error instanceof ApiError && error.status < 500 ? error.body : FAILED),
  });
  return {
    invite: () => mutate({}),
    isPending,
    dialog: path !== null && (
      <LinkDialog
        title="Your invitation link"
        description="Send it to the other parent and no one else: whoever opens it can join your household."
        label="Invitation link"
        hint={`Valid for ${INVITATION_DAYS} days, works once. It won't be shown again.`}
        path={path}
        receiver="the other parent"
        onClose={() => setPath(null)}
      />
    ),
  };
}
