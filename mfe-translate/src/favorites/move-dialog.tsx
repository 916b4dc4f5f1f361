import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  listCategories,
  moveFavorite,
  type Category,
  type Favorite,
} from '@topwords/platform/contracts';
import { callQuery, detailOf } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice, Skeleton } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { CategoryIcon } from './category-icon.tsx';
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
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{favorites.words(word_count)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Asks for a favourite's new category, and moves it. */
export function MoveDialog({ favorite, onClose }: MoveDialogProps) {
  const { favorites, retry } = useTexts();
  const services = useServices();
  const { host, news, toast } = services;
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
      toast.next({ kind: 'done', message: favorites.moved });
      onClose();
    },
    onSettled: () => news.announce(),
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (chosen !== null && !move.isPending) move.mutate(chosen);
  }

  return (
    <Dialog isSheet heading={favorites.moveTitle} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
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
        {move.isError && (
          <ErrorNotice
            message={favorites.moveFailed}
            advice={detailOf(move.error, favorites.unexpected)}
          />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {favorites.cancel}
          </Button>
          <Button type="submit" disabled={chosen === null} isPending={move.isPending}>
            {favorites.moveNow}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
