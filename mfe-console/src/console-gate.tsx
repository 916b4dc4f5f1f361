import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { getConsoleAccess } from '@topwords/platform/contracts';
import { callQuery, detailOf, Screen } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { Button, EmptyState, ErrorNotice, Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from './texts/index.ts';
import { maySee, pages, type PageName } from './access/pages.ts';

/** Includes antd: loaded only for accounts that may see a page. */
const ConsolePage = lazy(() =>
  import(/* webpackChunkName: "console" */ './console/console-page.tsx').then((module) => ({
    default: module.ConsolePage,
  })),
);

/** Shown instead of a page to an account without its role. */
function NoAccess({ page }: { page: PageName | null }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { title, text } = page === null ? texts.access.none : texts.access.missing[page];
  return (
    <EmptyState
      drawing="path"
      title={title}
      text={text}
      action={
        <Button onClick={() => void navigate(page === null ? '/' : '/console')}>
          {page === null ? texts.access.home : texts.access.releases}
        </Button>
      }
    />
  );
}

function Gate({ page }: { page: PageName }) {
  const texts = useTexts();
  const access = useQuery(callQuery(getConsoleAccess));
  if (access.data) {
    if (maySee(access.data, page)) return <ConsolePage page={page} access={access.data} />;
    const isNone = !pages.some((one) => maySee(access.data, one));
    return <NoAccess page={isNone ? null : page} />;
  }
  if (access.isError) {
    return (
      <ErrorNotice
        message={texts.access.failed}
        advice={detailOf(access.error, texts.advice)}
        retry={{
          label: texts.retry,
          onRetry: () => void access.refetch(),
          isRetrying: access.isFetching,
        }}
      />
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton shape="title" />
    </div>
  );
}

/** Shows a page of the console to accounts that may see it, and an explanation to anyone else. */
export function ConsoleGate({ page }: { page: PageName }) {
  const { title } = useTexts();
  return (
    <Screen title={title} isWide>
      <Gate page={page} />
    </Screen>
  );
}
