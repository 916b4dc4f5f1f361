/** An event of a service worker that can prolong its life; TypeScript's page types lack it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A message from the server by way of the browser's push service. */
interface MessageEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

/** A tap on a notification; `action` is that of its button, '' for the notification itself. */
interface TapEvent extends WorkerEvent {
  readonly notification: Notification;
  readonly action: string;
}

/** The browser has ended a subscription, or replaced it. */
interface RenewalEvent extends WorkerEvent {
  readonly newSubscription?: PushSubscription | null;
}

/** An open page. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The part of a service worker's global scope that we use. */
export interface WorkerScope {
  addEventListener(name: 'install' | 'activate', handler: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', handler: (event: RequestEvent) => void): void;
  addEventListener(name: 'push', handler: (event: MessageEvent) => void): void;
  addEventListener(name: 'notificationclick', handler: (event: TapEvent) => void): void;
  addEventListener(name: 'pushsubscriptionchange', handler: (event: RenewalEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly location: Location;
}
