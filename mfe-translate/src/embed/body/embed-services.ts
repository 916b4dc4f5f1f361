import type { ApiFailure } from '@topwords/platform/client';
import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { createMarkLedger, createQueryClient } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import type { StartOptions } from '../protocol.ts';
import { textsFor } from '../texts/index.ts';
import { createEmbedHost } from './embed-host.ts';
import { createPartnerClient } from './partner-client.ts';
import { createWebVoice } from './web-voice.ts';

/** Services shared by the parts of an embedded translator. */
export type EmbedServices = ReturnType<typeof createEmbedServices>;

/** Why a key does not work, until its settings can be read again. */
const refusals = new Set(['partner_key_unknown', 'partner_key_expired', 'partner_origin_refused']);

/** Makes the services of one translator on a partner's page. */
export function createEmbedServices(start: StartOptions) {
  const options = new BehaviorSubject(start.options);
  const complaint = new BehaviorSubject('');
  const offered = new BehaviorSubject<readonly TranslatorLanguage[] | null>(null);
  const refusal = new BehaviorSubject<ApiFailure | null>(null);
  const texts = () => textsFor(options.value.locale, options.value.texts).texts;

  const api = createPartnerClient({
    apiKey: () => options.value.apiKey,
    site: start.site,
    texts,
    explain: start.explain,
    onSettings({ languages }) {
      refusal.next(null);
      offered.next(languages);
    },
    onFailure(failure) {
      if (refusals.has(failure.code)) refusal.next(failure);
      start.emit('error', { code: failure.code });
    },
  });
  const ledger = createMarkLedger();

  return {
    host: createEmbedHost(api, (_kind, message) => complaint.next(message)),
    // Never collected by a timer: the timer would outlive the translator and keep it in memory.
    client: createQueryClient({ api, ledger }, Infinity),
    ledger,
    voice: createWebVoice(api, () => complaint.next(texts().widget.audioFailed)),
    announcement: new BehaviorSubject(''),
    /** As last set by the page. */
    options,
    /** The latest failure other than a failed translation; '' if none. */
    complaint,
    /** Languages that the key allows; null for all. */
    offered,
    /** Why the key does not work here; null while no problem is known. */
    refusal,
  };
}
