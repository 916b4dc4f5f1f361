import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listCategories,
  moveFavorite,
  type Category,
  type Favorite,
} from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { ErrorNotice, Skeleton } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { CategoryIcon } from './category-icon.tsx';
import { FormDialog } from './form-dialog.tsx';
import styles from './move-dialog.module.css';

interface MoveDialogProps {
  favorite: Favorite;
  onClose: () => void;
}

interface TargetsProps {
  targets: readonly Category[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Targets({ targets, chosen, onChoose }: TargetsProps) {
  const { favorites } = useTexts();
  return (
    <fieldset aria-label={favorites.categories} className={styles.targets}>
      {targets.map(({ id, name, color, icon, word_count }) => (
        <label key={id} className={styles.target}>
          <input
            type="radio"
            name="target"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <CategoryIcon color={color} icon={icon} />
          <span className={styles.name}>{favorites.category(name)}</span>
          <span className={styles.count}>{favorites.words(word_count)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Asks for a favourite's new category, and moves it. */
export function MoveDialog({ favorite, onClose }: MoveDialogProps) {
  const { favorites, retry } = useTexts();
  const { host, announceFavorites, toasts } = useServices();
  const categories = useQuery(callQuery(listCategories));
  const [chosen, setChosen] = useState<string | null>(null);
  const targets = categories.data?.filter(({ id }) => id !== favorite.category_id);
  const move = useMutation({
    networkMode: 'always',
    mutationFn: (target_category_id: string) =>
      host.api.send(moveFavorite, {
        params: { wordId: favorite.id },
        body: { target_category_id },
      }),
    onSuccess() {
      toasts.show({ kind: 'done', message: favorites.moved });
      onClose();
    },
    onSettled: () => announceFavorites(),
  });

  return (
    <FormDialog
      heading={favorites.moveTitle}
      submit={favorites.moveNow}
      isReady={chosen !== null}
      sending={move}
      failure={favorites.moveFailed}
      onSubmit={() => chosen !== null && move.mutate(chosen)}
      onClose={onClose}
    >
      <p className={styles.hint}>{favorites.moveHint(favorite.original_text)}</p>
      {categories.isPending && <Skeleton className={styles.skeleton} />}
      {categories.isError && !targets && (
        <ErrorNotice
          message={favorites.categoriesFailed}
          advice={categories.error.message}
          retry={{
            label: retry,
            onRetry: () => void categories.refetch(),
            isRetrying: categories.isFetching,
          }}
        />
      )}
      {targets && targets.length > 0 && (
        <Targets targets={targets} chosen={chosen} onChoose={setChosen} />
      )}
      {targets?.length === 0 && <p>{favorites.moveNowhere}</p>}
    </FormDialog>
  );
}
