import type { ApiClient } from '../client/index.ts';
import type { Label } from '../contracts/index.ts';
import type { EventBus, EventPayload } from '../events/index.ts';
import type { InterfaceLanguage } from '../i18n/index.ts';
import type { RouteObject } from '../router/index.ts';
import type { Session } from '../session/index.ts';
import type { Keeping } from './kept-answers.ts';

/** Shows the banner; `duration` in milliseconds, 3000 by default. */
export type ShowBanner = (
  kind: EventPayload<'banner.asked'>['kind'],
  message: string,
  duration?: number,
) => void;

/** Which screens exist. To navigate, a remote uses the router's own hooks and links. */
export interface HostNavigation {
  /** Whether a path has a screen: false when its remote is not in the registry. */
  hasRoute(path: string): boolean;
}

/** A version of a remote that a page runs, or will run when its screen is opened. */
export interface RunningRemote {
  name: string;
  title: Label;
  version: string;
  /** Address of its container script. */
  entry: string;
  role: 'override' | 'canary' | 'stable' | 'previous';
  /** Whether it runs because the chosen version failed. */
  isFallback: boolean;
  /** The canary of the remote, if it has one. */
  canaryId: string | null;
}

/** What a page runs and why. Times are UTC milliseconds. */
export interface PageReleases {
  /** Null when the page has no usable snapshot. */
  snapshot: { sequence: number; issuedAt: number } | null;
  /** When the override of this page ends; null without one. */
  overrideEndsAt: number | null;
  remotes: RunningRemote[];
}

/** What the shell passes to each remote. Members may be added, but never removed. */
export interface HostApi {
  /** The language of the page; it may change if the host has `watchLanguage`. */
  readonly language: InterfaceLanguage;
  /** Calls a listener after each change of `language`; returns what ends that. */
  readonly watchLanguage?: (listener: () => void) => () => void;
  readonly bus: EventBus;
  readonly session: Session;
  readonly api: ApiClient;
  readonly showBanner: ShowBanner;
  /** Sets the screen's name in the page title, instead of the navigation's name. */
  readonly nameScreen: (title: string) => void;
  readonly navigation: HostNavigation;
  /**
   * Nonce that the page's content security policy requires for styles; undefined when there is
   * none.
   */
  readonly styleNonce: string | undefined;
  /** Shows the page in another language from now on; hosts may leave it out. */
  readonly changeLanguage?: (language: InterfaceLanguage) => void;
  /** What this page runs, for developers of remotes; hosts may leave it out. */
  readonly pageReleases?: () => PageReleases;
  /** Answers that this device keeps for use without a network; hosts may leave it out. */
  readonly keeping?: Keeping;
}

/** The one module a remote exposes: creates its routes, with absolute paths, for a host. */
export type CreateRemote = (host: HostApi) => RouteObject[];
