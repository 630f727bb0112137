// After the first screen: asks the service worker to cache the files of an offline start, and reports when a new
// version of the app is ready.
import { useState, useSyncExternalStore } from 'react';
import { account } from '#contract/account.ts';
import { useRead } from '../data/api.ts';
import { Button } from '../kit/button.tsx';
import { isNewVersionReady, keepOffline, loadNewVersion } from './keep.ts';

/**
 * It stays until it is answered and does not cover the focused field; nothing reloads by itself. Where actions wait at
 * the lower edge, it waits (kit.css).
 */
function NewVersion() {
  const isReady = useSyncExternalStore(keepOffline, isNewVersionReady);
  const [isPutOff, setPutOff] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    // The parent may stay, for what is unsaved.
    void loadNewVersion().then(() => setLoading(false));
  };
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-40 p-4">
      {isReady && !isPutOff && (
        <div className="new-version pointer-events-auto mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface py-3 pr-3 pl-5 shadow-overlay">
          <p className="font-semibold">A new version is ready</p>
          <div className="flex gap-1">
            <Button variant="quiet" onClick={() => setPutOff(true)}>
              Later
            </Button>
            <Button variant="primary" pending={isLoading} onClick={load}>
              Reload
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Nothing is kept for visitors and during the wizard. */
export function OfflineCare() {
  const { data: user } = useRead(account.getUser, {}, { on401: null, readAgain: false });
  return user?.onboardingCompleted ? <NewVersion /> : null;
}
