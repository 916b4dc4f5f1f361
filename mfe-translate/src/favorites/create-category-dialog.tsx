import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  categoryDescriptionMaximumLength,
  categoryNameMaximumLength,
  createCategory,
  defaultCategoryColor,
  defaultCategoryIcon,
  type CategoryIcon as IconName,
} from '@topwords/platform/contracts';
import { TextField } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { CategoryIcon } from './category-icon.tsx';
import { categoryStyle } from './category-style.ts';
import { FormDialog } from './form-dialog.tsx';
import styles from './look-choice.module.css';
import { LookChoice } from './look-choice.tsx';

/** Creates a category: its name, description, colour and icon. */
export function CreateCategoryDialog({ onClose }: { onClose: () => void }) {
  const { favorites } = useTexts();
  const { host, announceFavorites, announcement } = useServices();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [color, setColor] = useState<string>(defaultCategoryColor);
  const [icon, setIcon] = useState<IconName>(defaultCategoryIcon);
  const create = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      host.api.send(createCategory, {
        body: { name: name.trim(), description: description.trim(), color, icon },
      }),
    onSuccess({ category }) {
      announceFavorites();
      announcement.next(favorites.created(category.name));
      onClose();
    },
  });

  return (
    <FormDialog
      isWide
      heading={favorites.createTitle}
      submit={favorites.create}
      isReady={name.trim() !== '' && !create.isPending}
      sending={create}
      failure={favorites.createFailed}
      onSubmit={create.mutate}
      onClose={onClose}
    >
      <TextField
        label={favorites.name}
        placeholder={favorites.namePlaceholder}
        maxLength={categoryNameMaximumLength}
        autoComplete="off"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={favorites.description}
        maxLength={categoryDescriptionMaximumLength}
        autoComplete="off"
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <LookChoice
        group="color"
        legend={favorites.color}
        names={favorites.colors}
        chosen={color}
        onChoose={setColor}
        renderLook={(each) => <span className={styles.swatch} style={categoryStyle(each)} />}
      />
      <LookChoice
        group="icon"
        legend={favorites.icon}
        names={favorites.icons}
        chosen={icon}
        onChoose={setIcon}
        renderLook={(each) => <CategoryIcon color={color} icon={each} />}
      />
    </FormDialog>
  );
}
