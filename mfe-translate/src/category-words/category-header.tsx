import type { Category } from '@topwords/platform/contracts';
import { useGoBack } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import {
  BackIcon,
  Chip,
  DeleteIcon,
  IconButton,
  PlusIcon,
  Skeleton,
  buttonClasses,
  Menu,
  type MenuItem,
} from '@topwords/platform/ui';
import { CategoryIcon } from '../favorites/category-icon.tsx';
import { useExportItems } from '../favorites/export-menu.tsx';
import screen from '../favorites/favorites-screen.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './category-header.module.css';

interface CategoryHeaderProps {
  id: string;
  /** '' until known. */
  name: string;
  category: Category | undefined;
  onDelete: () => void;
}

/** A category's name and the actions on it. */
export function CategoryHeader({ id, name, category, onDelete }: CategoryHeaderProps) {
  const { favorites } = useTexts();
  const goBack = useGoBack('/favorites');
  const exports = useExportItems({ id, name });
  const isDeletable = category !== undefined && !category.is_default;
  const items: MenuItem[] = [
    ...(category && category.word_count > 0 ? exports : []),
    ...(isDeletable
      ? [
          {
            label: favorites.deleteCategory,
            icon: <DeleteIcon />,
            onSelect: onDelete,
            isDestructive: true,
          },
        ]
      : []),
  ];
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconButton label={favorites.back} icon={<BackIcon />} onClick={goBack} />
        <div className={styles.actions}>
          <Link
            to="/translate"
            aria-label={favorites.addWord}
            title={favorites.addWord}
            className={buttonClasses('secondary', styles.add)}
          >
            <PlusIcon />
          </Link>
          {items.length > 0 && <Menu label={favorites.categoryMenu(name)} items={items} />}
        </div>
      </div>
      <div className={styles.category}>
        {category && <CategoryIcon color={category.color} icon={category.icon} />}
        <div className={styles.body}>
          <h1 className={screen.title}>{name === '' ? <Skeleton shape="title" /> : name}</h1>
          {category && (
            <p className={styles.count}>
              {favorites.words(category.word_count)}
              {category.is_default && <Chip>{favorites.defaultCategory}</Chip>}
            </p>
          )}
        </div>
      </div>
      {category && category.description !== '' && (
        <p className={styles.description}>{category.description}</p>
      )}
    </header>
  );
}
