// What a service worker sees. TypeScript knows it too, but not together with what a page sees.

/** A file to keep. Without a revision its name changes with its content. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

interface LastingEvent extends Event {
  /** The worker stays alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  message: LastingEvent & { data: unknown };
  fetch: RequestEvent;
}

export interface WorkerScope {
  /** Put in by the build (scripts/build-offline.ts). */
  __WB_MANIFEST: readonly KeptFile[];
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** What a page says to its worker: keep again what is missing, or take over from the version before. */
export type WorkerMessage = 'keep' | 'take over';
