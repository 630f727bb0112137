// Dims a kitchen tablet at night; a touch makes it bright for a while. Also tells when nobody has touched it.
import { useEffect, useState } from 'react';

/** Milliseconds after the last touch. */
const AWAKE = 60_000;

interface Touch {
  /** True for a minute after each touch or key. */
  isTouched: boolean;
  /** Number of times that such a minute has ended. */
  rests: number;
}

export function useTouch(): Touch {
  const [touch, setTouch] = useState<Touch>({ isTouched: false, rests: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = new AbortController();
    const wake = () => {
      setTouch((before) => (before.isTouched ? before : { ...before, isTouched: true }));
      clearTimeout(timer);
      timer = setTimeout(() => setTouch(({ rests }) => ({ isTouched: false, rests: rests + 1 })), AWAKE);
    };
    for (const act of ['pointerdown', 'keydown', 'click'] as const)
      document.addEventListener(act, wake, { signal: ended.signal, passive: true });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
  return touch;
}

/** Keeps the screen on where the browser can; without it, the tablet's own settings have to. */
export function useScreenOn(): void {
  useEffect(() => {
    const ended = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const keep = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended.signal.aborted) await lock.release();
      } catch {
        // Refused on low battery, for example.
      }
    };
    void keep();
    document.addEventListener('visibilitychange', () => void keep(), { signal: ended.signal });
    return () => {
      ended.abort();
      void lock?.release();
    };
  }, []);
}
