import type { ApiClient } from '../client/index.ts';
import type { EventBus, EventPayload } from '../events/index.ts';
import type { InterfaceLanguage } from '../i18n/index.ts';
import type { RouteObject } from '../router/index.ts';
import type { Session } from '../session/index.ts';

/** Shows the banner; `duration` in milliseconds, 3000 by default. */
export type ShowBanner = (
  kind: EventPayload<'banner.asked'>['kind'],
  message: string,
  duration?: number,
) => void;

/** What is to be found where. To go there, a remote uses the router's own hooks and links. */
export interface HostNavigation {
  /** Whether a screen is there: false while its remote is not in the registry. */
  hasRoute(path: string): boolean;
}

/** What the shell hands to each remote. Additions are allowed; nothing is taken away. */
export interface HostApi {
  readonly language: InterfaceLanguage;
  readonly bus: EventBus;
  readonly session: Session;
  readonly api: ApiClient;
  readonly showBanner: ShowBanner;
  /** Names the screen in the page's title, in place of what the navigation calls it. */
  readonly nameScreen: (title: string) => void;
  readonly navigation: HostNavigation;
  /** Nonce that the page's content security policy asks of styles; undefined where there is none. */
  readonly styleNonce: string | undefined;
}

/** The one module a remote exposes: its routes, with absolute paths, made for a host. */
export type CreateRemote = (host: HostApi) => RouteObject[];
