// A new link, which is shown only now: to be copied into a message. The server stores its hash.
import { Copy } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/form/field.tsx';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { copyText } from './copy-text.ts';
import { OnlyHere } from './only-here.tsx';

interface LinkDialogProps {
  title: string;
  description: string;
  /** Of the field. */
  label: string;
  hint: string;
  /** Path of the link. */
  path: string;
  /** Who gets the message: 'the sitter'. */
  receiver: string;
  /** Beside 'Copy'. */
  children?: ReactNode;
  onClose: () => void;
}

export function LinkDialog(props: LinkDialogProps) {
  const { title, description, label, hint, path, receiver, children, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const done = field.current !== null && (await copyText(field.current));
    setSaid(
      done ? `Copied. Paste it into a message to ${receiver}.` : 'Please copy the marked link yourself.',
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      description={description}
      footer={
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <OnlyHere />
        <TextField
          ref={field}
          label={label}
          readOnly
          value={new URL(path, location.origin).href}
          hint={hint}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" onClick={() => void copy()}>
            <Copy aria-hidden />
            Copy
          </Button>
          {children}
          <p role="status" className="text-soft">
            {said}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
