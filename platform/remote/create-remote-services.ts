import type { HostApi } from '../host/index.ts';
import { BehaviorSubject } from '../rx/index.ts';
import { answerKept } from './queries/answer-kept.ts';
import { followBus } from './queries/follow-bus.ts';
import { createMarkLedger } from './queries/mark-ledger.ts';
import { createQueryClient } from './queries/query-client.ts';
import type { RemoteServices } from './services/remote-services.ts';
import { createVoicePlayer } from './services/voice-player.ts';
import { sharedTextsFor } from './texts/index.ts';

/** Creates the services that every remote needs, and subscribes them to the host's bus. */
export function createRemoteServices(host: HostApi): RemoteServices {
  const ledger = createMarkLedger();
  const client = createQueryClient({
    api: host.api,
    ledger,
    answer: host.keeping && answerKept(host.keeping),
  });
  followBus(host.bus, { client, ledger });
  return {
    host,
    client,
    ledger,
    voice: createVoicePlayer({
      host,
      client,
      onFailure: () => host.showBanner('error', sharedTextsFor(host).audioFailed),
    }),
    announcement: new BehaviorSubject(''),
  };
}
