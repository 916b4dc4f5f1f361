import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '@topwords/platform/contracts';
import { detailOf, saveFile, useRemoteServices } from '@topwords/platform/remote';
import { Button, DownloadIcon } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';

/** Downloads everything stored about the learner as a file. */
export function ExportRow() {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const download = useMutation({
    mutationFn: () => host.api.send(exportAccount),
    onSuccess(file) {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(file, `topwords-account-${day}.json`);
      host.showBanner('success', account.exported);
    },
  });
  const failure = download.error
    ? account.exportFailed(detailOf(download.error, account.unexpected))
    : undefined;
  return (
    <SettingRow failure={failure}>
      <SettingText label={account.exportTitle} hint={account.exportText}>
        <Button
          variant="quiet"
          aria-label={account.exportTitle}
          isPending={download.isPending}
          onClick={() => download.mutate()}
        >
          <DownloadIcon />
          {account.exportNow}
        </Button>
      </SettingText>
    </SettingRow>
  );
}
