import { codeOfLanguage, type LanguageName } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { QueryFailure, Screen } from '@topwords/platform/remote';
import { Navigate, useLocation } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { addressOfAsked, keyOfAsked } from '../asked-word/asked-word.ts';
import { useAskedWord } from './use-asked-word.ts';
import { StartScreen } from '../start/start-screen.tsx';
import { useTexts } from '../texts/index.ts';
import { NoNativeState, OwnLanguageState, UnknownState } from './blocked-states.tsx';
import { HeroSkeleton } from './hero-skeleton.tsx';
import { WordScreen } from './word-screen.tsx';

function OpenedScreen({ native }: { native: LanguageName }) {
  const texts = useTexts();
  const opened = useAskedWord(native);
  const { state } = useLocation();
  switch (opened.kind) {
    case 'start':
      return <StartScreen native={native} />;
    case 'passed':
      return <Navigate to={addressOfAsked(opened.asked)} state={state as unknown} replace />;
    case 'unknown':
      return <UnknownState />;
    case 'loading':
      return <HeroSkeleton />;
    case 'failed':
      return (
        <Screen title={texts.screen.title}>
          <QueryFailure
            query={opened.query}
            message={texts.analysis.wordFailed}
            advice={opened.query.error?.message}
            retry={texts.tryAgain}
          />
        </Screen>
      );
    case 'word':
  }
  return opened.asked.language === codeOfLanguage(native) ? (
    <OwnLanguageState native={native} />
  ) : (
    <WordScreen key={keyOfAsked(opened.asked)} opened={opened} />
  );
}

/** The tutor's one screen: a word, or a search for one. */
export function TutorScreen() {
  const { session } = useHost();
  const { native_lang: native } = useObservable(session.state);
  return native === '' ? <NoNativeState /> : <OpenedScreen native={native} />;
}
