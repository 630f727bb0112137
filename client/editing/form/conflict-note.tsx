// Note in a form when two parents edited the same record: shows the saved values of the other beside the typed ones
// (D28).
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { Editing, ShownConflict } from './use-record-form.ts';

/** As much of an edited record as the note needs. */
type Decision = Pick<Editing, 'saving' | 'keepMine' | 'takeTheirs' | 'letGo'>;

interface ConflictNoteProps {
  editing: Decision;
  conflict: ShownConflict;
  onClose: () => void;
}

/** Takes the focus that the form, hidden meanwhile, has lost. */
function Note({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="alert" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {children}
      <div className="flex flex-wrap justify-end gap-3">{actions}</div>
    </div>
  );
}

function Removed({ editing, onClose }: Omit<ConflictNoteProps, 'conflict'>) {
  const letGo = () => {
    editing.letGo();
    onClose();
  };
  return (
    <Note
      actions={
        <>
          <Button onClick={letGo}>Leave it removed</Button>
          <Button variant="primary" pending={editing.saving} onClick={() => void editing.keepMine()}>
            Save it again
          </Button>
        </>
      }
    >
      <p>Someone else removed this while you were editing it. What you typed is still here.</p>
    </Note>
  );
}

const Column = ({ title, value }: { title: string; value: string }) => (
  <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
    <span className="block text-soft">{title}</span>
    {value}
  </dd>
);

interface ChangedProps {
  editing: Decision;
  conflict: ShownConflict & { kind: 'changed' };
}

/** A field about which there is nothing to decide. */
const Settled = ({ label, title, value }: { label: string; title: string; value: string }) => (
  <div className="grid gap-y-1 px-4 py-3">
    <dt className="font-semibold">{label}</dt>
    <Column title={title} value={value} />
  </div>
);

function Changed({ editing, conflict: { disputed, alsoTheirs, alsoYours, together } }: ChangedProps) {
  return (
    <Note
      actions={
        <>
          <Button onClick={editing.takeTheirs}>Use theirs</Button>
          <Button variant="primary" pending={editing.saving} onClick={() => void editing.keepMine()}>
            Save mine
          </Button>
        </>
      }
    >
      <p>Someone else changed this while you were editing it. Which one do you want to keep?</p>
      <dl className="flex flex-col divide-y divide-line rounded-field border border-line">
        {disputed.map(({ label, theirs: other, yours }) => (
          <div key={label} className="grid grid-cols-2 gap-x-4 gap-y-1 px-4 py-3">
            <dt className="col-span-2 font-semibold">{label}</dt>
            <Column title="Theirs" value={other} />
            <Column title="Yours" value={yours} />
          </div>
        ))}
        {together.map(({ label, value }) => (
          <Settled key={label} label={label} title="Both of yours, and it stays either way" value={value} />
        ))}
        {alsoYours.map(({ label, yours }) => (
          <Settled key={label} label={label} title="Yours, and it stays either way" value={yours} />
        ))}
        {alsoTheirs.map(({ label, theirs: other }) => (
          <Settled key={label} label={label} title="Theirs, and it stays either way" value={other} />
        ))}
      </dl>
    </Note>
  );
}

export function ConflictNote({ editing, conflict, onClose }: ConflictNoteProps) {
  if (conflict.kind === 'removed') return <Removed editing={editing} onClose={onClose} />;
  return <Changed editing={editing} conflict={conflict} />;
}
