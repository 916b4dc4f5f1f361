import type { Category, CategoryIcon as IconName } from '@topwords/platform/contracts';
import {
  BookIcon,
  FamilyIcon,
  FoodIcon,
  HealthIcon,
  MusicIcon,
  NatureIcon,
  SchoolIcon,
  ShoppingIcon,
  SportIcon,
  TravelIcon,
  WorkIcon,
} from '@topwords/platform/remote';
import {
  BookmarkIcon,
  ChatIcon,
  FavoriteIcon,
  HomeIcon,
  StarIcon,
  classNames,
} from '@topwords/platform/ui';
import { categoryStyle } from './category-style.ts';
import styles from './category-icon.module.css';

const drawings = {
  bookmark: BookmarkIcon,
  heart: FavoriteIcon,
  star: StarIcon,
  book: BookIcon,
  chat: ChatIcon,
  home: HomeIcon,
  food: FoodIcon,
  travel: TravelIcon,
  work: WorkIcon,
  school: SchoolIcon,
  health: HealthIcon,
  sport: SportIcon,
  music: MusicIcon,
  nature: NatureIcon,
  shopping: ShoppingIcon,
  family: FamilyIcon,
} satisfies Record<IconName, typeof BookmarkIcon>;

interface CategoryIconProps extends Pick<Category, 'color' | 'icon'> {
  className?: string | undefined;
}

/** A category's icon on its colour, as decoration. */
export function CategoryIcon({ color, icon, className }: CategoryIconProps) {
  const Drawing = drawings[icon];
  return (
    <span className={classNames(styles.icon, className)} style={categoryStyle(color)}>
      <Drawing />
    </span>
  );
}
