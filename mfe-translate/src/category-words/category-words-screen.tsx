import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favoriteId, listCategoryWords } from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import { askServer, callKey, Screen } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { EmptyState, buttonClasses, SearchField } from '@topwords/platform/ui';
import { FavoriteResults } from '../favorites/favorite-results.tsx';
import { favoriteQueryMaximumLength, useFavoriteSearch } from '../favorites/use-favorite-search.ts';
import { useTexts } from '../texts/index.ts';
import { CategoryHeader } from './category-header.tsx';
import { CategoryList } from './category-list.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { PracticeLink } from './practice-link.tsx';
import { useOpenedCategory } from './use-opened-category.ts';

/** A category's favourites, page by page. */
function categoryWordsQuery(categoryId: string) {
  const params = { categoryId };
  return infiniteQueryOptions({
    queryKey: callKey(listCategoryWords, { params }),
    initialPageParam: null as string | null,
    queryFn: ({ client, pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return askServer(client, listCategoryWords, { params, query }, signal);
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

function MissingCategory() {
  const { favorites } = useTexts();
  return (
    <Screen title={favorites.title}>
      <EmptyState
        drawing="path"
        title={favorites.categoryMissing}
        titleAs="h1"
        text={favorites.categoryMissingText}
        action={
          <Link to="/favorites" className={buttonClasses()}>
            {favorites.back}
          </Link>
        }
      />
    </Screen>
  );
}

/** The words of one category. */
export function CategoryWordsScreen() {
  const { favorites } = useTexts();
  const opened = useOpenedCategory();
  const { id } = opened;
  const isNamed = favoriteId.safeParse(id).success;
  const words = useInfiniteQuery({ ...categoryWordsQuery(id), enabled: isNamed });
  const search = useFavoriteSearch();
  const [isDeleting, setIsDeleting] = useState(false);
  const isGone = isApiFailure(words.error) && words.error.status === 404;
  if (!isNamed || isGone) return <MissingCategory />;

  const category = opened.category;
  const name = favorites.category(opened.name ?? words.data?.pages[0]?.category_name ?? '');
  const isEmpty = words.data?.pages[0]?.words.length === 0;
  const searchLabel = name === '' ? favorites.search : favorites.searchWithin(name);
  return (
    <Screen title={name === '' ? favorites.title : name}>
      <CategoryHeader
        id={id}
        name={name}
        category={category}
        onDelete={() => setIsDeleting(true)}
      />
      <PracticeLink
        categoryId={id}
        favorites={words.data?.pages.flatMap((page) => page.words) ?? []}
      />
      {(!isEmpty || search.typed !== '') && (
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          clearLabel={favorites.clearSearch}
          maxLength={favoriteQueryMaximumLength}
          value={search.typed}
          onType={search.type}
        />
      )}
      {search.query === '' ? (
        <CategoryList words={words} name={name} />
      ) : (
        <FavoriteResults query={search.query} categoryId={id} />
      )}
      {isDeleting && category && (
        <DeleteCategoryDialog category={category} onClose={() => setIsDeleting(false)} />
      )}
    </Screen>
  );
}
