// The link that puts one entry into the calendar of a phone. Not marked as a download: phones show what they are about
// to add, and computers save the file anyway.
import { CalendarArrowDown } from 'lucide-react';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';

interface AddToPhoneProps {
  /** Address of the .ics file. */
  href: string;
  /** Title of the entry, for assistive technology where several such links are on the screen. */
  title?: string;
}

export function AddToPhone({ href, title }: AddToPhoneProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2.5 self-start font-medium text-brand underline underline-offset-4 hover:no-underline"
    >
      <CalendarArrowDown aria-hidden className="size-5 shrink-0" />
      Add to phone calendar (.ics)
      {title !== undefined && <VisuallyHidden>: {title}</VisuallyHidden>}
    </a>
  );
}
