// Frame of every signed-in screen: its heading row with the bell and the user menu, its document title, and the focus
// that moves to the heading on navigation.
import { createContext, use, useEffect, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { PRODUCT } from '#contract/common.ts';
import { cx } from '../kit/cx.ts';
import { Link } from '../kit/link.tsx';
import { Tooltip } from '../kit/overlays/tooltip.tsx';
import { focusArrival } from './focus-arrival.ts';

/** Content at the right end of every heading row; the shell puts the bell and the user menu there. */
export const HeaderEnd = createContext<ReactNode>(null);

let lastScreen: string | null = null;

/** Sets the document title and, after a navigation from another screen, moves scroll and focus to the heading. */
export function useScreen(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  useEffect(() => {
    // /chat and /chat/{id} are one screen: the scroll position and focus stay when a conversation gets its address.
    const [, screen = ''] = location.pathname.split('/');
    const navigated = lastScreen !== null && lastScreen !== screen;
    lastScreen = screen;
    if (!navigated) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    focusArrival(heading);
  }, []);
}

interface PageProps {
  /** Name of the screen: document title and, unless `heading` is given, its h1. */
  title: string;
  /** Another h1 for the row, or `null` when the screen has its own, in `start` or further down. */
  heading?: ReactNode;
  /** Content of the row in place of the heading. */
  start?: ReactNode;
  /** Target of the back arrow; without it there is no arrow. */
  back?: string;
  /** Buttons before the bell. */
  actions?: ReactNode;
  /** The content fills the height of the window and scrolls inside, as a chat does. */
  fill?: boolean;
  /** Uses more of a large window. */
  wide?: boolean;
  children: ReactNode;
}

export function Page({ title, heading = title, start, back, actions, fill, wide, children }: PageProps) {
  useScreen(title);
  return (
    <div
      className={cx(
        'mx-auto flex w-full flex-col px-4 md:px-6',
        wide ? 'max-w-[93rem]' : 'max-w-6xl',
        fill ? 'fill-window' : 'pb-10',
      )}
    >
      <header
        className={cx(
          'flex min-h-19 shrink-0 items-center gap-2 py-4 max-[26rem]:gap-0',
          fill && 'max-md:min-h-11 max-md:py-1',
        )}
      >
        {back !== undefined && (
          <Tooltip text="Back">
            <Link
              href={back}
              aria-label="Back"
              className="-ml-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-sunk"
            >
              <ArrowLeft aria-hidden className="size-6" />
            </Link>
          </Tooltip>
        )}
        <div className="min-w-0 flex-1">
          {start}
          {heading !== null && (
            <h1 className="text-3xl max-[26rem]:text-[clamp(0.9375rem,7.1vw-0.48rem,1.5rem)]">{heading}</h1>
          )}
        </div>
        {actions}
        {use(HeaderEnd)}
      </header>
      {fill ? (
        <div className="min-h-0 flex-1">{children}</div>
      ) : (
        <>
          {children}
          {/* On phones the last row can be scrolled clear of a toast. */}
          <div className="h-24 shrink-0 md:hidden" />
        </>
      )}
    </div>
  );
}
