/** An event of a service worker that can prolong its life; TypeScript's page types lack it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The part of a service worker's global scope that we use. */
export interface WorkerScope {
  addEventListener(name: 'install' | 'activate', handler: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', handler: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
