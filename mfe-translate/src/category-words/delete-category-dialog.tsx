import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { deleteCategory, listCategoryWords, type Category } from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import { callKey } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { Button, Dialog, DialogActions, ErrorNotice } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './delete-category-dialog.module.css';

interface DeleteCategoryDialogProps {
  category: Category;
  onClose: () => void;
}

/** Asks for confirmation before a category is deleted; its words move to the default one. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { favorites } = useTexts();
  const { client, host, announceFavorites } = useServices();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => host.api.send(deleteCategory, { params: { categoryId: category.id } }),
    onSuccess() {
      isDeleted.current = true;
      host.showBanner('success', favorites.categoryDeleted);
      void navigate('/favorites', { replace: true });
    },
  });

  // Only once the screen is left: it would request the words of the deleted category again.
  useEffect(
    () => () => {
      if (!isDeleted.current) return;
      client.removeQueries({
        queryKey: callKey(listCategoryWords, { params: { categoryId: category.id } }),
      });
      announceFavorites();
    },
    [announceFavorites, category.id, client],
  );

  const reason = isApiFailure(remove.error) ? remove.error.detail : remove.error?.message;
  return (
    <Dialog heading={favorites.deleteTitle(category.name)} onClose={onClose}>
      <p className={styles.hint}>{favorites.deleteHint(category.word_count)}</p>
      {remove.isError && (
        <ErrorNotice
          className={styles.failure}
          message={favorites.categoryDeleteFailed}
          advice={favorites.error(reason || favorites.unexpected)}
        />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {favorites.cancel}
        </Button>
        <Button isPending={remove.isPending} onClick={() => remove.mutate()}>
          {favorites.deleteNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
