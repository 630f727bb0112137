// Past appointments, collapsed under their heading when there are many.
import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../../kit/cx.ts';

/** Number of entries expanded at first. */
const FEW = 3;

interface PastAppointmentsProps {
  count: number;
  /** The one among them a link leads to. */
  targetId: string | null;
  /** Made only while they are shown. */
  children: () => ReactNode;
}

export function PastAppointments({ count, targetId, children }: PastAppointmentsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(count <= FEW || targetId !== null);
  const [target, setTarget] = useState(targetId);
  // Another link has been followed meanwhile.
  if (target !== targetId) {
    setTarget(targetId);
    if (targetId !== null) setOpen(true);
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-2 hover:bg-sunk"
        >
          <ChevronDown aria-hidden className={cx('size-6 text-soft', !isOpen && '-rotate-90')} />
          Past appointments ({count})
        </button>
      </h3>
      {isOpen && children()}
    </section>
  );
}
