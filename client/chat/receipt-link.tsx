// A link to the record an answer or a card speaks of.
import { FileText } from 'lucide-react';
import { Link } from '../kit/link.tsx';

export function ReceiptLink({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 font-medium text-ink hover:bg-sunk pointer-coarse:min-h-11"
    >
      <FileText aria-hidden className="size-4 text-soft" />
      {label}
    </Link>
  );
}
