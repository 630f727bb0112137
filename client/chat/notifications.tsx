// What is due, behind the bell (CHAT-01, D18).
import { useState } from 'react';
import { Bell, ChevronRight, Soup } from 'lucide-react';
import { meals } from '#contract/meals.ts';
import { todayIn } from '#rules/dates.ts';
import { useRead } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Link } from '../kit/link.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import * as links from '../links.ts';
import { useNow } from '../use-now.ts';
import { useZone } from '../zone.ts';
import { isMenuMissing } from './due.ts';

function Due() {
  const { data, isError, refetch } = useRead(meals.listWeeklyMenus, {});
  const now = useNow();
  const zone = useZone();
  if (isError)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>What is due could not be loaded. Check your connection and try again.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!data) return <Skeleton className="h-14" />;
  if (!isMenuMissing(data, todayIn(now, zone))) return <p className="text-soft">Nothing is due.</p>;
  return (
    <ul>
      <li>
        <Link
          href={links.meals()}
          className="flex min-h-14 items-center gap-3 rounded-field bg-meal px-4 py-2 font-semibold text-meal-ink"
        >
          <Soup aria-hidden className="size-5 shrink-0" />
          <span className="flex-1">No menu for this week yet</span>
          <ChevronRight aria-hidden className="size-5 shrink-0" />
        </Link>
      </li>
    </ul>
  );
}

export function Notifications() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Notifications" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell aria-hidden />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title="What is due">
        <Due />
      </Dialog>
    </>
  );
}
