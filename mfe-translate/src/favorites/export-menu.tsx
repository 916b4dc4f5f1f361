import { exportFavorites, type Category } from '@topwords/platform/contracts';
import { BookIcon, detailOf, saveFile } from '@topwords/platform/remote';
import { DownloadIcon, Menu, type MenuItem } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { nameOfFile } from './name-of-file.ts';

/** The file formats for exporting all favourites, or a category's. */
export function useExportItems(category?: Pick<Category, 'id' | 'name'>): MenuItem[] {
  const { favorites } = useTexts();
  const { host, toasts } = useServices();

  async function download(format: 'csv' | 'anki'): Promise<void> {
    try {
      const query = category ? { format, category_id: category.id } : { format };
      const file = await host.api.send(exportFavorites, { query });
      saveFile(file, nameOfFile(format, category?.name));
      toasts.show({ kind: 'done', message: favorites.exported });
    } catch (error) {
      toasts.show({
        kind: 'failed',
        message: favorites.exportFailed,
        detail: detailOf(error, favorites.unexpected),
      });
    }
  }

  return [
    { label: favorites.exportCsv, icon: <DownloadIcon />, onSelect: () => void download('csv') },
    { label: favorites.exportAnki, icon: <BookIcon />, onSelect: () => void download('anki') },
  ];
}

/** The menu that exports all favourites. */
export function ExportMenu() {
  const { favorites } = useTexts();
  return <Menu label={favorites.exportMenu} icon={<DownloadIcon />} items={useExportItems()} />;
}
