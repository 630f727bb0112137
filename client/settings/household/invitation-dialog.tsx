// The link of a new invitation. It is shown only once; the server stores its hash.
import { useRef, useState } from 'react';
import { Copy } from 'lucide-react';
import { INVITATION_DAYS } from '#contract/household.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { copyText } from '../../screen/copy-text.ts';

interface InvitationDialogProps {
  /** Path of the link. */
  path: string;
  onClose: () => void;
}

export function InvitationDialog({ path, onClose }: InvitationDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const done = field.current !== null && (await copyText(field.current));
    setSaid(
      done ? 'Copied. Paste it into a message to the other parent.' : 'Please copy the marked link yourself.',
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Your invitation link"
      description="Send it to the other parent and no one else: whoever opens it can join your household."
      footer={
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          ref={field}
          label="Invitation link"
          readOnly
          value={new URL(path, location.origin).href}
          hint={`Valid for ${INVITATION_DAYS} days, works once. It won't be shown again.`}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" onClick={() => void copy()}>
            <Copy aria-hidden />
            Copy
          </Button>
          <p role="status" className="text-soft">
            {said}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
