// Route table: the screen of each address, for visitors and for signed-in parents. Screens are fetched on demand, and
// preloaded when a link is hovered or touched.
import { Suspense, useDeferredValue, useEffect, type ComponentType, type ReactNode } from 'react';
import { Router, useLocation, type BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import type { User } from '#contract/schemas/account.ts';
import { DashboardPage, preloadDay } from '../dashboard/dashboard-page.tsx';
import { later, type Later } from '../kit/later.ts';
import { paintTheme, paintedTheme } from '../look/painted-theme.ts';
import { Notifications } from '../notifications/notifications.tsx';
import { sayWelcomeAgain } from '../onboarding/welcome.ts';
import { Loading, Unreachable } from '../screen/starting.tsx';
import { SignedInAs, useSession } from '../session/session.tsx';
import { signInAgain } from '../session/sign-in-again.ts';
import { Shell } from '../shell/shell.tsx';
import { useFind } from './use-find.tsx';

const NotFoundPage = later(() => import('../not-found/not-found-page.tsx').then((f) => f.NotFoundPage));
const Onboarding = later(() => import('../onboarding/onboarding-page.tsx').then((f) => f.OnboardingPage));

const WithoutConnection = later(() =>
  import('../offline/without-connection.tsx').then((file) => file.WithoutConnection),
);

type Screen = ComponentType<{ conversationId?: string }> & Later;

/** In the first file: it is opened most often, and its own part is small. */
const HOME: Screen = Object.assign(DashboardPage, { preload: preloadDay });

/** The other screens of a parent who finished onboarding (APP-04). */
const SCREENS: Record<string, Screen> = {
  '/family': later(() => import('../family/family-page.tsx').then((file) => file.FamilyPage)),
  '/school': later(() => import('../school/school-page.tsx').then((file) => file.SchoolPage)),
  '/meal-planning': later(() => import('../meals/meals-page.tsx').then((file) => file.MealsPage)),
  '/medical': later(() => import('../medical/medical-page.tsx').then((file) => file.MedicalPage)),
  '/daily-routines': later(() => import('../not-yet/not-yet-pages.tsx').then((file) => file.RoutinesPage)),
  '/event-planning': later(() =>
    import('../not-yet/not-yet-pages.tsx').then((file) => file.EventPlanningPage),
  ),
  '/parenting': later(() => import('../not-yet/not-yet-pages.tsx').then((file) => file.ParentingPage)),
  '/settings': later(() => import('../settings/settings-page.tsx').then((file) => file.SettingsPage)),
  '/chat': later(() => import('../chat/chat-page.tsx').then((file) => file.ChatPage)),
  '/kiosk': later(() => import('../kiosk/kiosk-page.tsx').then((file) => file.KioskPage)),
};

/** The screen of a kitchen tablet, which knows no parent: it stands alone. */
export const isKiosk = (path: string): boolean => screenAt(path)?.Screen === SCREENS['/kiosk'];

/** The screen at `path`; only the chat has addresses below its own. */
function screenAt(path: string): { Screen: Screen; conversationId?: string } | null {
  const [, first, below = '', ...more] = path.split('/');
  const Screen = first === '' ? HOME : SCREENS[`/${first}`];
  if (!Screen || more.length > 0 || (below !== '' && first !== 'chat')) return null;
  return below === '' ? { Screen } : { Screen, conversationId: below };
}

const isChat = (path: string) => screenAt(path)?.Screen === SCREENS['/chat'];

/** Fetches the code of the screen at `path`, if there is one. */
export function preloadScreen(path: string): void {
  void screenAt(path)
    ?.Screen.preload()
    .catch(() => undefined);
}

/** A link that is pointed at or focused is about to be followed. */
function usePreloadOnHover() {
  useEffect(() => {
    const touch = (event: Event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      const href = anchor?.getAttribute('href');
      if (href) preloadScreen(href);
    };
    document.addEventListener('pointerover', touch, { passive: true });
    document.addEventListener('focusin', touch);
    return () => {
      document.removeEventListener('pointerover', touch);
      document.removeEventListener('focusin', touch);
    };
  }, []);
}

/** The parent who was last signed in here, once all is there that shows them the app without a connection. */
async function findStandIn(): Promise<User | null> {
  const [{ readLastSession }, { standIn }] = await Promise.all([
    import('../meal-store/sign-out/last-session.ts'),
    import('../offline/stand-in.ts'),
    WithoutConnection.preload(),
  ]);
  const last = readLastSession();
  return last && standIn(last);
}

/** With `retry` there is no connection, and only meal planning is shown: its store is on this device. */
function SignedIn({ retry }: { retry: (() => void) | null }) {
  usePreloadOnHover();
  // The wizard ends with a reload; its toast is said again on the other side.
  useEffect(sayWelcomeAgain, []);
  const [path] = useLocation();
  const { Screen, ...params } = screenAt(path) ?? { Screen: NotFoundPage };
  const { find, finder } = useFind();
  return (
    <Shell notifications={!retry && <Notifications />} onFind={find}>
      <Suspense fallback={null}>{finder}</Suspense>
      <Suspense fallback={null}>
        {retry && <WithoutConnection retry={retry} />}
        {(!retry || Screen === SCREENS['/meal-planning']) && <Screen {...params} />}
      </Suspense>
    </Shell>
  );
}

/** Nothing but this page: no sidebar. */
function Alone({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** A visitor in the chat is sent to sign in and comes back to the same conversation (D25). */
function ChatWithoutSession() {
  useEffect(() => signInAgain(), []);
  return null;
}

/** The session ended while its cookie still existed. The answer that said so removed it: the server sends the landing page. */
function VisitorAgain() {
  useEffect(() => window.location.replace('/'), []);
  return <Loading />;
}

function SignedOut() {
  const [path] = useLocation();
  if (path === '/') return <VisitorAgain />;
  return (
    <Alone>
      {/* Visitors get their 404 page from the server: at the address of a screen a session has ended. */}
      <NotFoundPage ended={!!screenAt(path)} />
      {isChat(path) && <ChatWithoutSession />}
    </Alone>
  );
}

function Gate() {
  const session = useSession(findStandIn);
  const [path] = useLocation();
  const theme = session.user?.preferences.theme;
  // Another device may have chosen it since this one last asked.
  useEffect(() => {
    if (theme && theme !== paintedTheme()) paintTheme(theme);
  }, [theme]);
  switch (session.state) {
    case 'loading':
      return <Loading />;
    case 'unreachable':
      return <Unreachable retry={session.retry} />;
    case 'signed-out':
      return <SignedOut />;
    case 'onboarding':
      return (
        <SignedInAs value={session.user}>
          <Alone>{path === '/' ? <Onboarding /> : <NotFoundPage />}</Alone>
        </SignedInAs>
      );
    // One tree for both: what is being typed stays when the connection comes back.
    case 'offline':
    case 'app':
      return (
        <SignedInAs value={session.user}>
          <SignedIn retry={session.state === 'offline' ? session.retry : null} />
        </SignedInAs>
      );
  }
}

function Entrance() {
  const [path] = useLocation();
  const { Screen } = screenAt(path) ?? {};
  return Screen && isKiosk(path) ? <Screen /> : <Gate />;
}

/** The old screen stays until the new one has arrived: no blank frame in between. */
const useDeferredLocation: BaseLocationHook = (router: { ssrPath?: string }) => {
  const [path, navigate] = useBrowserLocation(router);
  return [useDeferredValue(path), navigate];
};

export function Routes() {
  return (
    // wouter takes its hook as a value.
    // oxlint-disable-next-line react/hooks
    <Router hook={useDeferredLocation}>
      <Suspense fallback={<Loading />}>
        <Entrance />
      </Suspense>
    </Router>
  );
}
