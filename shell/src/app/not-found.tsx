import { Link } from '@topwords/platform/router';
import { buttonClasses, EmptyState } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';

/** Shown when no remote has a screen at the address. */
export function NotFound() {
  const { screens } = texts;
  return (
    <EmptyState
      drawing="search"
      titleAs="h1"
      title={screens.notFound}
      text={screens.notFoundAdvice}
      action={
        <Link to="/" className={buttonClasses()}>
          {screens.toHome}
        </Link>
      }
    />
  );
}
