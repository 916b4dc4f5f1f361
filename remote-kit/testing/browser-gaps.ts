/** Fakes of what jsdom lacks and screens need. Each does nothing until a test drives it. */

type Notify = (entries: { isIntersecting: boolean; target: Element }[]) => void;
const watchers = new Map<Element, FakeIntersectionObserver>();

class FakeIntersectionObserver {
  readonly notify: Notify;

  constructor(notify: Notify) {
    this.notify = notify;
  }

  observe(element: Element): void {
    watchers.set(element, this);
  }

  unobserve(element: Element): void {
    watchers.delete(element);
  }

  disconnect(): void {
    for (const [element, observer] of watchers) {
      if (observer === this) watchers.delete(element);
    }
  }
}

/** Notifies the observers of an element that it came into view. */
export function scrollIntoView(element: Element): void {
  const watcher = watchers.get(element);
  if (!watcher) throw new Error('Nothing observes this element');
  watcher.notify([{ isIntersecting: true, target: element }]);
}

class FakeResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchNothing(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
}

const objectAddresses = new Set<string>();

/** Object URLs that were created and not revoked yet. */
export function heldObjectAddresses(): readonly string[] {
  return [...objectAddresses];
}

function createObjectURL(): string {
  const address = `blob:test/${crypto.randomUUID()}`;
  objectAddresses.add(address);
  return address;
}

/** Delivers messages in a later task; Node's own channel would keep the test process alive. */
class FakeMessageChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => {
      setTimeout(() => this.port1.onmessage?.({ data }));
    },
  };
}

const channels = new Set<FakeBroadcastChannel>();

/**
 * Delivers messages to the other channels of its name, like those of other tabs, in a later task.
 */
class FakeBroadcastChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of channels) {
      if (channel === this || channel.name !== this.name) continue;
      setTimeout(() => channel.dispatchEvent(new MessageEvent('message', { data })));
    }
  }

  close(): void {
    channels.delete(this);
  }
}

/** Shows a dialog; jsdom has neither a top layer nor inertness. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

/** Closes a dialog and fires `close`, which the browser fires a little later. */
function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

if (typeof window !== 'undefined') {
  const getComputedStyle = window.getComputedStyle.bind(window);
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(URL, {
    createObjectURL,
    revokeObjectURL: (address: string) => objectAddresses.delete(address),
  });
  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
    BroadcastChannel: FakeBroadcastChannel,
    MessageChannel: FakeMessageChannel,
    matchMedia: matchNothing,
    /** jsdom does not support pseudo-elements. */
    getComputedStyle: (element: Element) => getComputedStyle(element),
    scrollTo: () => undefined,
  });
}
