// The app around its routes: query cache, toasts and tooltips, and the page shown when a screen crashes.
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { afterFirstScreen } from '../screen/after-first-screen.ts';
import { forgetFirstReads } from '../data/first-reads.ts';
import { Button } from '../kit/button.tsx';
import { preloadDialog } from '../kit/overlays/dialog.tsx';
import { later, whenActedOn } from '../kit/later.ts';
import { ToastRegion } from '../kit/overlays/toast-region.ts';
import { useToasts } from '../kit/overlays/toast.ts';
import { Pip } from '../pip/pip.tsx';
import { Routes, isKiosk } from './routes.tsx';
import { preloadUserMenu } from '../shell/user-menu.tsx';

/** Renders nothing; the screen works without it. */
const AtIdle = later(() =>
  import('./at-idle.tsx').then(
    (file) => file.AtIdle,
    () => () => null,
  ),
);

/**
 * Toasts and tooltips on every screen (APP-07). Their code waits until the screen itself has arrived; that of toasts,
 * dialogs and menus, which are larger, until somebody acts on it.
 */
function Overlays() {
  const queryClient = useQueryClient();
  const [idle, setIdle] = useState(false);
  const [isActedOn, setActedOn] = useState(false);
  const [hasToasts, setHasToasts] = useState(false);
  const toasts = useToasts().length;
  // Shown once its code is here: a connection that is lost before must not cost the screen. Every toast asks for it again.
  useEffect(() => {
    if (isActedOn || toasts > 0)
      ToastRegion.preload().then(
        () => setHasToasts(true),
        () => undefined,
      );
  }, [isActedOn, toasts]);
  useEffect(() => {
    afterFirstScreen(queryClient, () => {
      forgetFirstReads();
      setIdle(true);
    });
    whenActedOn(() => {
      setActedOn(true);
      // One that is missing is asked for at its first use.
      void Promise.allSettled([preloadDialog(), preloadUserMenu()]);
    });
  }, [queryClient]);
  return (
    // A dialog hides everything but live regions; toasts that arrive after it opened must be in one.
    <div aria-live="off">
      {hasToasts && <ToastRegion />}
      <Suspense fallback={null}>{idle && <AtIdle />}</Suspense>
    </div>
  );
}

const JUST_OPENED_MS = 10_000;
const reload = () => location.reload();

/**
 * Code that cannot be fetched (a new version was installed meanwhile, there is no connection) or breaks: a new start helps,
 * and comes by itself with the connection. A page asks for a file once only (HTML, fetch a single module script).
 */
class Safety extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch({ message }: Error) {
    // All engines name the module that did not arrive. A page that was just opened would only fail again.
    if (navigator.onLine && performance.now() > JUST_OPENED_MS && /module/.test(message)) reload();
    addEventListener('online', reload);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { onLine } = navigator;
    return (
      <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-4 text-center">
        <Pip mood="thinking" size="large" decorative />
        <h1 className="text-3xl">{onLine ? 'Something went wrong' : 'No connection'}</h1>
        <p className="text-lg text-soft">What you saved is still there.</p>
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      </main>
    );
  }
}

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <Safety>
      <QueryClientProvider client={queryClient}>
        <Routes />
        {!isKiosk(window.location.pathname) && <Overlays />}
      </QueryClientProvider>
    </Safety>
  );
}
