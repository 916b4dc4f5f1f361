import type { ApiClient, ApiFailure } from '@topwords/platform/client';
import {
  getTranslatorAbilities,
  type TranslatorLanguage,
  type WidgetSettings,
} from '@topwords/platform/contracts';
import { createMarkLedger, createQueryClient } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import type { Services } from '../../services/services.ts';
import type { Toast } from '../../services/toast.ts';
import type { StartOptions, WidgetOptions } from '../protocol.ts';
import { textsFor } from '../texts/index.ts';
import { createEmbedHost } from './embed-host.ts';
import { createPartnerClient } from './partner-client.ts';
import { createWebVoice, type WebVoice } from './web-voice.ts';

/** Services shared by the parts of an embedded translator. */
export interface EmbedServices extends Services {
  voice: WebVoice;
  /** As last set by the page. */
  options: BehaviorSubject<WidgetOptions>;
  /** The latest failure other than a failed translation; '' if none. */
  complaint: BehaviorSubject<string>;
  /** Languages that the key allows; null for all. */
  offered: BehaviorSubject<readonly TranslatorLanguage[] | null>;
  /** Why the key does not work here; null while no problem is known. */
  refusal: BehaviorSubject<ApiFailure | null>;
}

/** Reads the key's languages from the answer. */
function withSettingsListener(
  api: ApiClient,
  onSettings: (settings: WidgetSettings) => void,
): ApiClient {
  return {
    async send(call, ...rest) {
      const answer = await api.send(call, ...rest);
      if (call.id === getTranslatorAbilities.id) onSettings(answer as WidgetSettings);
      return answer;
    },
  };
}

/** Makes the services of one translator on a partner's page. */
export function createEmbedServices(start: StartOptions): EmbedServices {
  const options = new BehaviorSubject(start.options);
  const complaint = new BehaviorSubject('');
  const offered = new BehaviorSubject<readonly TranslatorLanguage[] | null>(null);
  const refusal = new BehaviorSubject<ApiFailure | null>(null);
  const texts = () => textsFor(options.value.locale).texts;

  const partner = createPartnerClient({
    apiKey: () => options.value.apiKey,
    site: start.site,
    texts,
    explain: start.explain,
    onFailure(failure) {
      const isOfKey = ['unknown', 'expired', 'origin_refused'].some(
        (end) => failure.code === `partner_key_${end}` || failure.code === `partner_${end}`,
      );
      if (isOfKey) refusal.next(failure);
      start.emit('error', { code: failure.code });
    },
  });
  const ledger = createMarkLedger();
  const api = withSettingsListener(partner, ({ languages }) => {
    refusal.next(null);
    offered.next(languages);
  });

  return {
    host: createEmbedHost(api, (_kind, message) => complaint.next(message)),
    // Never collected by a timer: the timer would outlive the translator and keep it in memory.
    client: createQueryClient({ api, ledger }, Infinity),
    ledger,
    voice: createWebVoice({ api, onFailure: () => complaint.next(texts().widget.audioFailed) }),
    announcement: new BehaviorSubject(''),
    news: { announce: () => undefined },
    toast: new BehaviorSubject<Toast | null>(null),
    options,
    complaint,
    offered,
    refusal,
  };
}
