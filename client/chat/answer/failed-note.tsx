// Error note with a retry button; the parent's text is never lost.
import { CircleAlert } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import type { Turn } from '../turn/turn.ts';

export function FailedNote({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger bg-danger-wash px-4 py-3 text-danger-ink"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          {turn.sentence}
          {turn.userMessage === null && ' Your message is still here.'}
        </span>
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
