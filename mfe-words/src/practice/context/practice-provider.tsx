import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { getPracticeSettings } from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';
import { callQuery, openLocalStorage, RemoteServicesProvider } from '@topwords/platform/remote';
import { useServices } from '../../services/services.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createSpeaking } from '../speaking/speaking.ts';
import { createPracticeVoice } from '../voice/practice-voice.ts';
import type { PracticeServices } from './use-practice.ts';

/** Gives the parts of practice what they share. */
export function PracticeProvider({ outbox, children }: { outbox: Outbox; children: ReactNode }) {
  const services = useServices();
  const settings = useQuery(callQuery(getPracticeSettings));
  const [voice] = useState(() => createPracticeVoice(services));
  const [speaking] = useState(() => createSpeaking(openLocalStorage()));
  const [isAlphabetShown] = useState(() => new BehaviorSubject(false));
  useEffect(() => () => voice.stop(), [voice]);
  const playsAudio = settings.data?.plays_audio ?? false;
  const { english_variety: english, spanish_variety: spanish } = settings.data ?? {};
  const varieties = useMemo(
    () =>
      new Map(Object.entries({ ...(english && { en: english }), ...(spanish && { es: spanish }) })),
    [english, spanish],
  );
  const practice: PracticeServices = useMemo(
    () => ({ ...services, outbox, voice, speaking, varieties, playsAudio, isAlphabetShown }),
    [services, outbox, voice, speaking, varieties, playsAudio, isAlphabetShown],
  );
  return <RemoteServicesProvider value={practice}>{children}</RemoteServicesProvider>;
}
