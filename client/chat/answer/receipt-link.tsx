// Links below an answer or a card: to the record it mentions, and to the telephone number of a contact it names.
import { FileText, Phone } from 'lucide-react';
import { Link } from '../../kit/link.tsx';

const CHIP =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 font-medium text-ink hover:bg-sunk pointer-coarse:min-h-11';

interface ChipProps {
  href: string;
  label: string;
}

export function ReceiptLink({ href, label }: ChipProps) {
  return (
    <Link href={href} className={CHIP}>
      <FileText aria-hidden className="size-4 text-soft" />
      {label}
    </Link>
  );
}

/** A `tel:` link that dials. */
export function CallLink({ href, label }: ChipProps) {
  return (
    <a href={href} className={CHIP}>
      <Phone aria-hidden className="size-4 text-soft" />
      {label}
    </a>
  );
}
