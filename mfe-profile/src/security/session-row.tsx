import { endSession, listSessions, type AccountSession } from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import { callQuery, useRemoteServices } from '@topwords/platform/remote';
import { Button, Chip } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useProvenCall } from '../sign-in-methods/use-proven-call.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './sessions-panel.module.css';

/** Signs a browser out. One that is already signed out leaves the list as well. */
function useEndSession({ id }: AccountSession, device: string) {
  const { account } = useTexts();
  const { host, client } = useRemoteServices();
  function leave(): void {
    client.setQueryData(
      callQuery(listSessions).queryKey,
      (cached) => cached && { sessions: cached.sessions.filter((session) => session.id !== id) },
    );
    host.showBanner('success', account.sessionEnded(device));
  }
  return useProvenCall(async () => {
    try {
      await host.api.send(endSession, { params: { sessionId: id } });
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'session_unknown') throw error;
    }
  }, leave);
}

/** One browser with its sign-out button; this browser signs out at the end of the page instead. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { account } = useTexts();
  const { device, network, started_at, last_used_at, is_current } = session;
  const name = device === null ? account.unknownDevice : account.device(device);
  const end = useEndSession(session, name);
  return (
    <SettingRow
      failure={end.failure === undefined ? undefined : account.endSessionFailed(end.failure)}
    >
      <SettingText
        label={
          <span className={styles.device}>
            {name}
            {is_current && <Chip tone="primary">{account.thisBrowser}</Chip>}
          </span>
        }
        hint={
          <span className={styles.times}>
            <time dateTime={started_at}>{account.started(started_at)}</time>
            <time dateTime={last_used_at}>{account.lastUsed(last_used_at)}</time>
            {network !== null && <span>{account.fromNetwork(network)}</span>}
          </span>
        }
      >
        {!is_current && (
          <Button
            variant="quiet"
            aria-label={account.endSessionOf(name)}
            isPending={end.isPending}
            onClick={() => end.run(undefined)}
          >
            {account.endSession}
          </Button>
        )}
      </SettingText>
      {end.dialog}
    </SettingRow>
  );
}
