// Sync indicator: whether all edits have been sent, so that the other parent sees them.
import { Check, CloudOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSyncState } from '../meal-store/use-meals.ts';

const SIGNS = {
  saved: { Icon: Check, words: 'Saved' },
  saving: { Icon: RefreshCw, words: 'Saving…' },
  waiting: { Icon: CloudOff, words: 'Saved on this device, waiting for connection' },
} as const;

/** Announcements for screen readers: a lost connection, and its return; not every single save. */
function useNews(state: keyof typeof SIGNS): string {
  const [hasWaited, setHasWaited] = useState(false);
  if (state === 'waiting' && !hasWaited) setHasWaited(true);
  if (state === 'waiting') return 'No connection. Your changes are kept on this device.';
  return hasWaited && state === 'saved' ? 'Connected again. Everything is saved.' : '';
}

export function SyncSign() {
  const state = useSyncState();
  const news = useNews(state);
  const { Icon, words } = SIGNS[state];
  return (
    <div className="-mt-3 mb-3 text-sm text-soft">
      <p className="flex items-center gap-1.5">
        <Icon aria-hidden className="size-4 shrink-0" />
        {words}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
