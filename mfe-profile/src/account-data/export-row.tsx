import { exportAccount } from '@topwords/platform/contracts';
import { saveFile, useRemoteServices } from '@topwords/platform/remote';
import { Button, DownloadIcon } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useProvenCall } from '../sign-in-methods/use-proven-call.tsx';
import { useTexts } from '../texts/index.ts';

/** Downloads everything stored about the learner as a file. */
export function ExportRow() {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const download = useProvenCall(
    () => host.api.send(exportAccount),
    (file) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(file, `topwords-account-${day}.json`);
      host.showBanner('success', account.exported);
    },
  );
  const failure =
    download.failure === undefined ? undefined : account.exportFailed(download.failure);
  return (
    <SettingRow failure={failure}>
      <SettingText label={account.exportTitle} hint={account.exportText}>
        <Button
          variant="quiet"
          aria-label={account.exportTitle}
          isPending={download.isPending}
          onClick={() => download.run(undefined)}
        >
          <DownloadIcon />
          {account.exportNow}
        </Button>
      </SettingText>
      {download.dialog}
    </SettingRow>
  );
}
