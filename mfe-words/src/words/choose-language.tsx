import { LinkButton } from '@topwords/platform/remote';
import { EmptyState } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

/** No language is chosen: choose one in the strip above, or add the first on the dashboard. */
export function ChooseLanguage({ hasLanguages }: { hasLanguages: boolean }) {
  const { words } = useTexts();
  return (
    <EmptyState
      drawing="path"
      title={words.chooseTitle}
      text={hasLanguages ? words.chooseText : words.noLanguageText}
      action={!hasLanguages && <LinkButton to="/">{words.toDashboard}</LinkButton>}
    />
  );
}
