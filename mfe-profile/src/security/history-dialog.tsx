import { useInfiniteQuery } from '@tanstack/react-query';
import { listSecurityEvents, type SecurityEvent } from '@topwords/platform/contracts';
import { callKey, detailOf, looks, useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice } from '@topwords/platform/ui';
import { SettingSkeleton } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './history-dialog.module.css';

function useSecurityEvents() {
  const { host } = useRemoteServices();
  return useInfiniteQuery({
    queryKey: callKey(listSecurityEvents),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      host.api.send(
        listSecurityEvents,
        { query: pageParam ? { before: pageParam } : {} },
        { signal },
      ),
    getNextPageParam: ({ events, has_more: hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
    staleTime: 0,
  });
}

/** What happened, when, and from where. */
function Event({ event }: { event: SecurityEvent }) {
  const { account } = useTexts();
  const texts = account.history;
  const { kind, method, at, by, device, network, is_new_device: isNew } = event;
  const how = method === null ? '' : texts.methods[method];
  const where =
    by === 'operator'
      ? texts.byOperator
      : [device && account.device(device), network].filter(Boolean).join(' · ');
  return (
    <li className={styles.event}>
      <p>
        {texts.kinds[kind]}
        {how !== '' && ` ${how}`}
        {isNew && kind === 'signed-in' && <b className={styles.new}>{texts.newDevice}</b>}
      </p>
      <p className={looks.note}>
        <time dateTime={at}>{texts.when(at)}</time>
        {where !== '' && <span> · {where}</span>}
      </p>
    </li>
  );
}

/** What happened to the account in the last 180 days, the newest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { account, retry } = useTexts();
  const { history } = account;
  const query = useSecurityEvents();
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Dialog isSheet heading={history.title} onClose={onClose}>
      <p className={looks.muted}>{history.explained}</p>
      {query.isPending && <SettingSkeleton rows={2} />}
      {query.isSuccess && events.length === 0 && <p>{history.empty}</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {query.error && (
        <ErrorNotice
          message={history.failed}
          advice={detailOf(query.error, account.unexpected)}
          retry={{
            label: retry,
            onRetry: () => void query.refetch(),
            isRetrying: query.isFetching,
          }}
        />
      )}
      <DialogActions>
        {query.hasNextPage && (
          <Button
            variant="secondary"
            isPending={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {history.more}
          </Button>
        )}
        <Button onClick={onClose}>{history.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
