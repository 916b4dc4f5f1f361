import { getWidgetSettings, type WidgetSettings } from '@topwords/platform/contracts';
import { callPartner, type PartnerSite } from './partner-calls.ts';

/** What a key gives its page: settings, and a session for counted calls. */
export interface PartnerAccess {
  /** Requested once per session. @throws CallProblem */
  settings(): Promise<WidgetSettings>;
  /** The session of the page, renewed if it has expired; '' if there is none. */
  session(): Promise<string>;
  /** Drops the settings that came with this session, so that the next call requests new ones. */
  forget(session: string): void;
}

interface CachedSettings {
  settings: WidgetSettings;
  /** By this page's clock, in milliseconds. */
  until: number;
}

const second = 1000;
/** A session is renewed this long before it ends, to leave time for calls. */
const margin = 30 * second;
/** How long settings without a session are cached. */
const keptSeconds = 300;

/** Creates the access to one site with one key. */
function createPartnerAccess(of: PartnerSite): PartnerAccess {
  let cached: CachedSettings | null = null;
  let asking: Promise<WidgetSettings> | null = null;

  async function ask(): Promise<WidgetSettings> {
    try {
      const answer = await callPartner(of, getWidgetSettings, { signal: undefined });
      const settings = answer as WidgetSettings;
      const seconds = settings.session?.expires_in_seconds ?? keptSeconds;
      cached = { settings, until: Date.now() + seconds * second - margin };
      return settings;
    } finally {
      asking = null;
    }
  }

  function settings(): Promise<WidgetSettings> {
    if (cached && Date.now() < cached.until) return Promise.resolve(cached.settings);
    asking ??= ask();
    return asking;
  }

  return {
    settings,
    session: () =>
      settings().then(
        ({ session }) => session?.token ?? '',
        // The call itself reports the problem.
        () => '',
      ),
    forget(session) {
      if (cached?.settings.session?.token === session) cached = null;
    },
  };
}

const accesses = new Map<string, PartnerAccess>();

/** The access that all translators of a page with the same key share. */
export function accessOf(of: PartnerSite): PartnerAccess {
  const name = `${of.site} ${of.apiKey}`;
  const made = accesses.get(name) ?? createPartnerAccess(of);
  accesses.set(name, made);
  return made;
}
