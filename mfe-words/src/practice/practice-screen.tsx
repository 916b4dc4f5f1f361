import { useState } from 'react';
import { Screen } from '@topwords/platform/remote';
import { PracticeProvider } from './context/practice-provider.tsx';
import type { Outbox } from './outbox/outbox.ts';
import type { PracticeSession } from './session-state/practice-session.ts';
import { SessionScreen } from './session/session-screen.tsx';
import { StartScreen } from './start/start-screen.tsx';
import { useTexts } from './texts/index.ts';

/** Practice: the start, a session, and its summary. */
export function PracticeScreen({ outbox }: { outbox: Outbox }) {
  const texts = useTexts();
  const [session, setSession] = useState<PracticeSession | null>(null);
  return (
    <PracticeProvider outbox={outbox}>
      <Screen title={texts.practice.title} isWide>
        {session ? (
          <SessionScreen session={session} onMore={() => setSession(null)} />
        ) : (
          <StartScreen onStart={setSession} />
        )}
      </Screen>
    </PracticeProvider>
  );
}
