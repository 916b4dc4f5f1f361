import { labelInLanguage } from '@topwords/platform/i18n';
import { useDocumentTitle } from '../browser/use-document-title.ts';
import { entriesOf } from '../navigation/entries-of.ts';
import { Navigate } from '@topwords/platform/router';
import { choiceOfPath, type RemoteChoice } from '../registry/release-choice.ts';
import { useChoices } from '../services/use-choices.ts';
import { pageLanguage, texts } from '../language/texts.ts';
import { LazyScreen } from './lazy-screen.tsx';
import { NoScreen } from './no-screen.tsx';

/** The address of the developers' screen before it moved to the console. */
const formerDeveloperPath = '/developer';

/** The screen of a remote. */
function ChosenScreen({ choice, path }: { choice: RemoteChoice; path: string }) {
  const { title } = choice.release;
  const entry = entriesOf([choice]).find((entry) => entry.path === path);
  useDocumentTitle(texts.titleOf(labelInLanguage(pageLanguage(), entry?.label ?? title)));
  return (
    <LazyScreen title={labelInLanguage(pageLanguage(), title)}>
      {({ RemoteScreen }) => <RemoteScreen choice={choice} path={path} />}
    </LazyScreen>
  );
}

/** The screen of the remote that owns a path, or the shell's own screen when none does. */
export function SignedInScreen({ path }: { path: string }) {
  const choice = choiceOfPath(useChoices(), path);
  if (path === formerDeveloperPath) return <Navigate to="/console/developer" replace />;
  return choice ? <ChosenScreen choice={choice} path={path} /> : <NoScreen path={path} />;
}
