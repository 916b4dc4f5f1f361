import { Banner } from '../banner/banner.tsx';
import { Screen } from './screen.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The banner, and one screen under it. */
export function Page() {
  useScrollRestoration();
  return (
    <>
      <Banner />
      <Screen />
    </>
  );
}
