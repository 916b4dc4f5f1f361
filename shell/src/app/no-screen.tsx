import { Link } from '@topwords/platform/router';
import { Button, buttonClasses, EmptyState } from '@topwords/platform/ui';
import { useDocumentTitle } from '../browser/use-document-title.ts';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';

/**
 * Shown when no remote has a screen at a path: the registry could not be read or verified, it has
 * no home screen, or there is nothing at the address.
 */
export function NoScreen({ path }: { path: string }) {
  const { fault } = useShell().registry;
  const { screens, brand, titleOf } = texts;
  const isNotFound = path !== '/' && fault === null;
  const { title, text } = fault
    ? screens.noRegistry[fault]
    : screens[isNotFound ? 'notFound' : 'noHome'];
  useDocumentTitle(isNotFound ? titleOf(title) : brand);
  return (
    <div role={fault ? 'alert' : undefined}>
      <EmptyState
        drawing={fault ? 'unplugged' : isNotFound ? 'search' : 'book'}
        titleAs="h1"
        title={title}
        text={text}
        action={
          isNotFound ? (
            <Link to="/" className={buttonClasses()}>
              {screens.toHome}
            </Link>
          ) : (
            <Button variant={fault ? 'primary' : 'secondary'} onClick={() => location.reload()}>
              {screens.reload}
            </Button>
          )
        }
      />
    </div>
  );
}
