// Relative time of an instant in words, updated with the clock (CHAT-07).
import { relativeTime } from '#rules/time/relative-time.ts';
import { useNow } from './use-now.ts';
import { useZone } from './zone.ts';

export function RelativeTime({ instant }: { instant: string }) {
  const now = useNow();
  const zone = useZone();
  return <time dateTime={instant}>{relativeTime(instant, now, zone)}</time>;
}
