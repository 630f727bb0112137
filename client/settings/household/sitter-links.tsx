// The links for sitters that still work, each with a button that ends it.
import { sitter } from '#contract/sitter.ts';
import type { SitterLink } from '#contract/schemas/sitter.ts';
import { andList } from '#rules/text/and-list.ts';
import { formatShortDate, formatTime, wallTime } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { useWrite } from '../../data/write.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useZone } from '../../time/zone.ts';
import { EndButton } from '../end-button.tsx';
import { sentenceOf } from '../sentence.ts';

export function SitterLinks() {
  const zone = useZone();
  const { data = [] } = useRead(sitter.listSitterLinks, {});
  const { mutate, isPending } = useWrite(sitter.endSitterLink, {
    onSuccess: () => toast({ title: 'Link ended', description: 'No one can open that sheet anymore.' }),
    onError: (error) => toastError(sentenceOf(error, 'The link could not be ended. Please try again.')),
  });
  if (data.length === 0) return null;
  const until = ({ expiresAt }: SitterLink) => {
    const { date, time } = wallTime(new Date(expiresAt), zone);
    return `${formatShortDate(date)} at ${formatTime(time)}`;
  };
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-lg">Links for sitters</h3>
      <ul aria-label="Links for sitters" className="divide-y divide-line">
        {data.map((link) => (
          <li key={link.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">About {andList(link.children)}</p>
              <p className="text-soft">
                From {link.madeBy}, works until {until(link)}
              </p>
            </div>
            <EndButton busy={isPending} onEnd={() => mutate({ id: link.id })}>
              End
              <VisuallyHidden> the link about {andList(link.children)}</VisuallyHidden>
            </EndButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
