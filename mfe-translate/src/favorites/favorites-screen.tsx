import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCategories } from '@topwords/platform/contracts';
import { callQuery, Screen } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import {
  Button,
  EmptyState,
  ErrorNotice,
  PlusIcon,
  TranslateIcon,
  buttonClasses,
  SearchField,
} from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { CategorySkeletons, CategoryTiles } from './category-tiles.tsx';
import { CreateCategoryDialog } from './create-category-dialog.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FavoriteResults } from './favorite-results.tsx';
import styles from './favorites-screen.module.css';
import { favoriteQueryMaximumLength, useFavoriteSearch } from './use-favorite-search.ts';

interface CategoriesProps {
  onCreate: () => void;
}

/** The categories, or why none are shown. */
function Categories({ onCreate }: CategoriesProps) {
  const texts = useTexts();
  const { favorites } = texts;
  const categories = useQuery(callQuery(listCategories));
  if (categories.isPending) return <CategorySkeletons />;
  if (!categories.data) {
    return (
      <ErrorNotice
        message={favorites.categoriesFailed}
        advice={categories.error.message}
        retry={{
          label: texts.retry,
          onRetry: () => void categories.refetch(),
          isRetrying: categories.isFetching,
        }}
      />
    );
  }
  if (categories.data.length === 0) {
    return (
      <EmptyState
        drawing="shelf"
        title={favorites.emptyTitle}
        text={favorites.emptyText}
        action={
          <div className={styles.emptyActions}>
            <Link to="/translate" className={buttonClasses()}>
              {favorites.toTranslator}
            </Link>
            <Button variant="secondary" onClick={onCreate}>
              {favorites.newCategory}
            </Button>
          </div>
        }
      />
    );
  }
  return <CategoryTiles categories={categories.data} />;
}

/** All favourites, by category or by search. */
export function FavoritesScreen() {
  const { favorites } = useTexts();
  const [isCreating, setIsCreating] = useState(false);
  const search = useFavoriteSearch();
  const { data } = useQuery(callQuery(listCategories));
  const total = data?.reduce((sum, { word_count }) => sum + word_count, 0);
  const hasCategories = data !== undefined && data.length > 0;
  return (
    <Screen title={favorites.title}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{favorites.title}</h1>
          {hasCategories && total !== undefined && (
            <p className={styles.count}>{favorites.total(total)}</p>
          )}
        </div>
        <div className={styles.actions}>
          {total !== undefined && total > 0 && <ExportMenu />}
          <Link
            to="/translate"
            aria-label={favorites.toTranslator}
            title={favorites.toTranslator}
            className={buttonClasses('secondary')}
          >
            <TranslateIcon />
          </Link>
          {hasCategories && (
            <Button onClick={() => setIsCreating(true)}>
              <PlusIcon />
              {favorites.newCategory}
            </Button>
          )}
        </div>
      </header>
      {(hasCategories || search.typed !== '') && (
        <SearchField
          label={favorites.search}
          placeholder={favorites.search}
          clearLabel={favorites.clearSearch}
          maxLength={favoriteQueryMaximumLength}
          value={search.typed}
          onType={search.type}
        />
      )}
      {search.query === '' ? (
        <Categories onCreate={() => setIsCreating(true)} />
      ) : (
        <FavoriteResults query={search.query} />
      )}
      {isCreating && <CreateCategoryDialog onClose={() => setIsCreating(false)} />}
    </Screen>
  );
}
