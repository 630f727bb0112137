// Types of a service worker's global scope. TypeScript has them too, but not together with those of a page.

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

/** Message of a page to its worker: cache missing files again, or replace the previous version. */
export type WorkerMessage = 'keep' | 'take over';
