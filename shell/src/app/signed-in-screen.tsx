import type { RegistrySnapshot } from '@topwords/platform/contracts';
import { labelInLanguage } from '@topwords/platform/i18n';
import { useDocumentTitle } from '../document-title.ts';
import { releaseOf } from '../host/registry.ts';
import { RemoteScreen } from '../host/remote-screen.tsx';
import { entriesOf } from '../navigation/entries.ts';
import { useShell } from '../shell-context.ts';
import { language, texts } from '../texts/index.ts';
import { NoHome } from './no-home.tsx';
import { NotFound } from './not-found.tsx';

function titleOfPath(registry: RegistrySnapshot, path: string): string {
  const entry = entriesOf(registry).find((entry) => entry.path === path);
  const title = entry?.label ?? releaseOf(registry, path)?.title;
  return texts.titleOf(title ? labelInLanguage(language, title) : texts.screens.notFound);
}

/** The screen of the remote that owns a path, or the shell's own where none does. */
export function SignedInScreen({ path }: { path: string }) {
  const { registry } = useShell();
  const release = releaseOf(registry, path);
  useDocumentTitle(release || path !== '/' ? titleOfPath(registry, path) : texts.brand);
  if (release) return <RemoteScreen release={release} />;
  return path === '/' ? <NoHome /> : <NotFound />;
}
