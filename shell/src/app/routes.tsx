import { ScrollRestoration, type RouteObject } from '@topwords/platform/router';
import { Banner } from '../banner/banner.tsx';
import { Screen } from './screen.tsx';

function Page() {
  return (
    <>
      <Banner />
      <Screen />
      <ScrollRestoration />
    </>
  );
}

/** One route for every path: which remote serves a path is the registry's to say, not the build's. */
export const routes: RouteObject[] = [{ path: '*', element: <Page /> }];
