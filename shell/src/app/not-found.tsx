import { Link } from '@topwords/platform/router';
import { buttonClasses, EmptyState } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';

/** No remote has a screen at this address. */
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
