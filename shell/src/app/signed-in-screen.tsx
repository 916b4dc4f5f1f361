import { labelInLanguage } from '@topwords/platform/i18n';
import { useDocumentTitle } from '../document-title.ts';
import { entriesOf } from '../navigation/entries.ts';
import { choiceOfPath, type RemoteChoice } from '../registry/release-choice.ts';
import { useChoices } from '../registry/use-choices.ts';
import { useShell } from '../shell-context.ts';
import { language, texts } from '../texts/index.ts';
import { LateScreen } from './late-screen.tsx';
import { NoHome } from './no-home.tsx';
import { NoRegistry } from './no-registry.tsx';
import { NotFound } from './not-found.tsx';

function titleOfPath(choices: readonly RemoteChoice[], path: string): string {
  const entry = entriesOf(choices).find((entry) => entry.path === path);
  const title = entry?.label ?? choiceOfPath(choices, path)?.release.title;
  return texts.titleOf(title ? labelInLanguage(language, title) : texts.screens.notFound);
}

/** The screen of the remote that owns a path, or the shell's own where none does. */
export function SignedInScreen({ path }: { path: string }) {
  const { fault } = useShell().registry;
  const choices = useChoices();
  const choice = choiceOfPath(choices, path);
  const isNameless = !choice && (path === '/' || fault !== null);
  useDocumentTitle(isNameless ? texts.brand : titleOfPath(choices, path));
  if (choice) return <LateScreen choice={choice} path={path} />;
  if (fault) return <NoRegistry fault={fault} />;
  return path === '/' ? <NoHome /> : <NotFound />;
}
