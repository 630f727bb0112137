// The sidebar: brand, main links, and the selected areas. On phones the 'More' sheet shows the same lists.
import { useId } from 'react';
import { useLocation } from 'wouter';
import { PRODUCT } from '#contract/common.ts';
import { cx } from '../kit/cx.ts';
import { Link } from '../kit/link.tsx';
import * as links from '../screen/links.ts';
import { Pip } from '../pip/pip.tsx';
import { useUser } from '../session/session.tsx';
import { ICONS } from './navigation-icons.tsx';
import { MAIN, areaDestinations, isCurrent, type Destination } from './navigation.ts';

interface FollowProps {
  /** Told when a link is followed. */
  onFollow?: (() => void) | undefined;
}

function NavigationLink({ label, href, icon: Icon, onFollow }: Destination & FollowProps) {
  const [path] = useLocation();
  const current = isCurrent(href, path);
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        onClick={onFollow}
        className={cx(
          'flex min-h-11 items-center gap-3 rounded-full px-4 font-medium',
          current ? 'bg-brand-wash font-semibold text-brand' : 'text-soft hover:bg-sunk hover:text-ink',
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {label}
      </Link>
    </li>
  );
}

/** Main links and chosen areas. */
export function NavigationLists({ onFollow }: FollowProps) {
  const id = useId();
  const areas = areaDestinations(useUser().preferences.assistanceAreas);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {MAIN.map((destination) => (
          <NavigationLink key={destination.href} {...destination} onFollow={onFollow} />
        ))}
      </ul>
      {areas.length > 0 && (
        <>
          <p id={id} className="heading mt-6 mb-1.5 px-4 text-soft">
            Your Assistance Areas
          </p>
          <ul aria-labelledby={id} className="flex flex-col gap-1">
            {areas.map((destination) => (
              <NavigationLink key={destination.href} {...destination} onFollow={onFollow} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The keys that open the search, as this keyboard names them. */
const findKeys = () => (/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

export function Sidebar({ onFind }: { onFind: () => void }) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r border-line px-4 py-5 md:flex">
      <Link
        href={links.home()}
        className="flex items-center gap-3 self-start rounded-full px-2 py-1 font-display text-2xl font-extrabold"
      >
        <Pip size="small" decorative />
        {PRODUCT}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onFind}
        className="flex min-h-11 shrink-0 cursor-pointer items-center gap-3 rounded-full border border-line-strong bg-surface px-4 whitespace-nowrap text-soft hover:bg-sunk"
      >
        <ICONS.find aria-hidden className="size-5 shrink-0" />
        Find anything
        <kbd aria-hidden className="ml-auto font-sans text-xs">
          {findKeys()}
        </kbd>
      </button>
      <nav aria-label="Main">
        <NavigationLists />
      </nav>
    </header>
  );
}
