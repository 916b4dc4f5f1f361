import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getPracticeSettings } from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';
import { callQuery, RemoteServicesProvider, Screen } from '@topwords/platform/remote';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PracticeServices } from './context/use-practice.ts';
import type { PracticeSession } from './session-state/practice-session.ts';
import { SessionScreen } from './session/session-screen.tsx';
import { StartScreen } from './start/start-screen.tsx';
import { createPracticeVoice } from './voice/practice-voice.ts';

/** Practice: the start, a session, and its summary. */
export function PracticeScreen({ outbox }: { outbox: Outbox }) {
  const texts = useTexts();
  const services = useServices();
  const { host } = services;
  const settings = useQuery(callQuery(getPracticeSettings));
  const [voice] = useState(() => createPracticeVoice(host));
  const [isAlphabetShown] = useState(() => new BehaviorSubject(false));
  const [session, setSession] = useState<PracticeSession | null>(null);
  useEffect(() => () => voice.stop(), [voice]);

  const playsAudio = settings.data?.plays_audio ?? false;
  const practice: PracticeServices = useMemo(
    () => ({ ...services, outbox, voice, playsAudio, isAlphabetShown }),
    [services, outbox, voice, playsAudio, isAlphabetShown],
  );
  return (
    <RemoteServicesProvider value={practice}>
      <Screen title={texts.practice.title}>
        {session ? (
          <SessionScreen session={session} onMore={() => setSession(null)} />
        ) : (
          <StartScreen onStart={setSession} />
        )}
      </Screen>
    </RemoteServicesProvider>
  );
}
