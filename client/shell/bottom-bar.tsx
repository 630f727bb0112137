// The bottom bar of phones: four screens, a plus in the middle, and 'More' with all others.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useQuickEntry } from '../editing/quick-entry/use-quick-entry.tsx';
import { cx } from '../kit/cx.ts';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { Link } from '../kit/link.tsx';
import { useUser } from '../session/session.tsx';
import { ICONS } from './navigation-icons.tsx';
import { MAIN, areaDestinations, isCurrent, type Destination } from './navigation.ts';
import { NavigationLists } from './sidebar.tsx';

const CELL =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold max-[24rem]:tracking-tighter';

/** With text of twice the size there is room for the icons alone. */
const WORD = 'max-[16rem]:sr-only';

/** In the smallest window with the largest text icons must not touch each other. */
const NARROW = { maxWidth: '8vw' };

/** The bar has room for one short word. */
const SHORT: Record<string, string> = {
  Dashboard: 'Home',
  'Family Overview': 'Family',
  'Meal Planning': 'Meals',
  'School Schedules': 'School',
  'Daily Routines': 'Routines',
  'Event Planning': 'Events',
  'Medical Assistance': 'Medical',
  'Parenting Tips': 'Parenting',
};

/** Of the cells on both sides of the plus together; however many they are, it stays in the middle. */
const SIDE = 6;

function Cell({ label, href, icon: Icon, grow }: Destination & { grow: number }) {
  const [path] = useLocation();
  const current = isCurrent(href, path);
  return (
    <li style={{ flexGrow: grow }} className="flex min-w-0 flex-1">
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cx(CELL, current ? 'text-brand' : 'text-soft')}
      >
        <span
          className={cx(
            'rounded-full px-2 py-1 max-[16rem]:px-0 min-[23rem]:px-3',
            current && 'bg-brand-wash',
          )}
        >
          <Icon aria-hidden className="size-5" style={NARROW} />
        </span>
        <span className={WORD}>{SHORT[label] ?? label}</span>
      </Link>
    </li>
  );
}

function PlusCell() {
  const { ask, entry } = useQuickEntry();
  const isPlanning = useUser().preferences.assistanceAreas.includes('mealPlanning');
  return (
    <li className="flex items-center px-1">
      <button
        type="button"
        aria-label="Add"
        aria-haspopup="dialog"
        onClick={() => ask({ withMeals: isPlanning })}
        className="flex size-11 cursor-pointer items-center justify-center rounded-full bg-brand text-on-brand"
      >
        <ICONS.plus aria-hidden className="size-6" />
      </button>
      {entry}
    </li>
  );
}

export function BottomBar() {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const [area, ...others] = areaDestinations(useUser().preferences.assistanceAreas);
  const isInMore = others.some(({ href }) => isCurrent(href, path));
  const [dashboard, chat, family] = MAIN;
  const before = [dashboard, chat].filter((one) => one !== undefined);
  const after = [area, family].filter((one) => one !== undefined);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex py-1">
        {before.map((destination) => (
          <Cell key={destination.href} {...destination} grow={SIDE / before.length} />
        ))}
        <PlusCell />
        {after.map((destination) => (
          <Cell key={destination.href} {...destination} grow={SIDE / (after.length + 1)} />
        ))}
        <li style={{ flexGrow: SIDE / (after.length + 1) }} className="flex min-w-0 flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            className={cx(CELL, 'cursor-pointer', isInMore ? 'text-brand' : 'text-soft')}
          >
            <span
              className={cx(
                'rounded-full px-2 py-1 max-[16rem]:px-0 min-[23rem]:px-3',
                isInMore && 'bg-brand-wash',
              )}
            >
              <ICONS.more aria-hidden className="size-5" style={NARROW} />
            </span>
            <span className={WORD}>More</span>
          </button>
        </li>
      </ul>
      <Dialog open={open} onOpenChange={setOpen} title="More">
        <nav aria-label="Everything" className="-mx-3">
          <NavigationLists onFollow={() => setOpen(false)} />
        </nav>
      </Dialog>
    </nav>
  );
}
