import { categoryIcons, type CategoryIcon as IconName } from '@topwords/platform/contracts';
import { useTexts } from '../texts/index.ts';
import { CategoryIcon } from './category-icon.tsx';
import { categoryStyle } from './category-style.ts';
import styles from './category-look.module.css';

interface ColorChoiceProps {
  chosen: string;
  onChoose: (color: string) => void;
}

/** The colours a category may have. */
export function ColorChoice({ chosen, onChoose }: ColorChoiceProps) {
  const { favorites } = useTexts();
  return (
    <fieldset className={styles.choice}>
      <legend>{favorites.color}</legend>
      <div className={styles.options}>
        {Object.entries(favorites.colors).map(([color, name]) => (
          <label key={color} title={name} className={styles.color} style={categoryStyle(color)}>
            <input
              type="radio"
              name="color"
              aria-label={name}
              checked={chosen === color}
              onChange={() => onChoose(color)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface IconChoiceProps {
  chosen: IconName;
  color: string;
  onChoose: (icon: IconName) => void;
}

/** The icons a category may have, in the colour that was chosen. */
export function IconChoice({ chosen, color, onChoose }: IconChoiceProps) {
  const { favorites } = useTexts();
  return (
    <fieldset className={styles.choice}>
      <legend>{favorites.icon}</legend>
      <div className={styles.options}>
        {categoryIcons.map((icon) => (
          <label key={icon} title={favorites.icons[icon]} className={styles.icon}>
            <input
              type="radio"
              name="icon"
              aria-label={favorites.icons[icon]}
              checked={chosen === icon}
              onChange={() => onChoose(icon)}
            />
            <CategoryIcon color={color} icon={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
