import type { Category } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { Chip, Skeleton, VisuallyHidden, Panel, wordRowLink } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { CategoryIcon } from './category-icon.tsx';
import { categoryStyle } from './category-style.ts';
import styles from './category-tiles.module.css';

function CategoryTile({ category }: { category: Category }) {
  const { favorites } = useTexts();
  const { id, name, description, word_count, is_default } = category;
  return (
    <Panel as="li" className={styles.tile} style={categoryStyle(category.color)}>
      <CategoryIcon color={category.color} icon={category.icon} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link
            to={`/category-words?id=${encodeURIComponent(id)}`}
            state={{ categoryId: id, categoryName: name }}
            className={wordRowLink}
          >
            {favorites.category(name)}
          </Link>
        </h2>
        <p className={styles.count}>
          {favorites.words(word_count)}
          {is_default && <Chip>{favorites.defaultCategory}</Chip>}
        </p>
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
    </Panel>
  );
}

/** The categories as tiles, each with its colour, icon and count. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const { favorites } = useTexts();
  return (
    <ul aria-label={favorites.categories} className={styles.tiles}>
      {categories.map((category) => (
        <CategoryTile key={category.id} category={category} />
      ))}
    </ul>
  );
}

/** Placeholders for loading tiles. */
export function CategorySkeletons() {
  const { loading } = useTexts();
  return (
    <div aria-busy="true" className={styles.tiles}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className={styles.skeleton} />
      ))}
    </div>
  );
}
