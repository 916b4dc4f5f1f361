import type { ReactNode } from 'react';
import type { LanguageName } from '@topwords/platform/contracts';
import { LinkButton, Screen } from '@topwords/platform/remote';
import { EmptyState } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

/** A link to another word. */
export function ChooseLink() {
  const { states } = useTexts();
  return <LinkButton to="/ai-chat">{states.choose}</LinkButton>;
}

interface BlockedProps {
  title: string;
  text: string;
  action: ReactNode;
}

function Blocked({ title, text, action }: BlockedProps) {
  const { screen } = useTexts();
  return (
    <Screen title={screen.title}>
      <EmptyState drawing="search" title={title} titleAs="h1" text={text} action={action} />
    </Screen>
  );
}

/** The word does not exist. */
export function UnknownState() {
  const { states } = useTexts();
  return <Blocked title={states.unknownTitle} text={states.unknownText} action={<ChooseLink />} />;
}

/** The word is in the language in which the tutor would answer. */
export function OwnLanguageState({ native }: { native: LanguageName }) {
  const { states } = useTexts();
  const text = states.nativeText(native);
  return <Blocked title={states.nativeTitle} text={text} action={<ChooseLink />} />;
}

/** The learner has not set a native language. */
export function NoNativeState() {
  const { states } = useTexts();
  const action = <LinkButton to="/">{states.toDashboard}</LinkButton>;
  return <Blocked title={states.noNativeTitle} text={states.noNativeText} action={action} />;
}
