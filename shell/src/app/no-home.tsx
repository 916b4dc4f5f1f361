import { Button, EmptyState } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';

/** Shown when no remote has the home screen: the registry could not be read, or is empty. */
export function NoHome() {
  const { screens } = texts;
  return (
    <EmptyState
      drawing="book"
      titleAs="h1"
      title={screens.noHome}
      text={screens.noHomeAdvice}
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          {screens.reload}
        </Button>
      }
    />
  );
}
