import { useEffect, useSyncExternalStore } from 'react';
import { Banner } from '../banner/banner.tsx';
import { startedEvent } from '../page-loader/names.ts';
import { Screen } from './screen.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const watchNothing = () => () => undefined;

/** Whether the page has its own elements, and not still those that it was painted with. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

/** The banner, which no painted page has, and one screen under it. */
export function Page() {
  useScrollRestoration();
  useEffect(() => {
    document.dispatchEvent(new Event(startedEvent));
  }, []);
  return (
    <>
      {useIsTakenOver() && <Banner />}
      <Screen />
    </>
  );
}
