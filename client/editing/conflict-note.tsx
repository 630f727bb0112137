// Two parents edited the same record: what the other one saved stands beside what this one typed (D28).
import { Button } from '../kit/button.tsx';
import { differences, type FormValues, type Stored } from './record-kind.ts';
import type { RecordForm } from './use-record-form.ts';

interface ConflictNoteProps<R extends Stored, F extends FormValues> {
  editing: RecordForm<R, F>;
}

export function ConflictNote<R extends Stored, F extends FormValues>({ editing }: ConflictNoteProps<R, F>) {
  const { kind, form, conflict } = editing;
  if (conflict === null) return null;
  if (conflict.kind === 'removed') {
    return (
      <div role="alert" className="flex flex-col gap-4">
        <p>Somebody else removed this while you were editing it. What you typed is still here.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="primary" pending={editing.saving} onClick={() => void editing.keepMine()}>
            Save it again
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div role="alert" className="flex flex-col gap-4">
      <p>Somebody else changed this while you were editing it. Which shall stay?</p>
      <dl className="flex flex-col divide-y divide-line rounded-field border border-line">
        {differences(kind.labels, kind.formOf(conflict.theirs), form).map(({ label, theirs, yours }) => (
          <div key={label} className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-2">
            <dt className="font-semibold sm:col-span-2">{label}</dt>
            <dd className="break-words">
              <span className="block text-soft">Theirs</span>
              {theirs}
            </dd>
            <dd className="break-words">
              <span className="block text-soft">Yours</span>
              {yours}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={editing.takeTheirs}>Use theirs</Button>
        <Button variant="primary" pending={editing.saving} onClick={() => void editing.keepMine()}>
          Save mine
        </Button>
      </div>
    </div>
  );
}
