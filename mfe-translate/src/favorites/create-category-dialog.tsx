import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  categoryDescriptionMaximumLength,
  categoryNameMaximumLength,
  createCategory,
  defaultCategoryColor,
  defaultCategoryIcon,
  type CategoryIcon as IconName,
} from '@topwords/platform/contracts';
import { detailOf } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice, TextField } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { ColorChoice, IconChoice } from './category-look.tsx';
import styles from './create-category-dialog.module.css';

/** Creates a category: its name, description, colour and icon. */
export function CreateCategoryDialog({ onClose }: { onClose: () => void }) {
  const { favorites } = useTexts();
  const { host, news, announcement } = useServices();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [color, setColor] = useState<string>(defaultCategoryColor);
  const [icon, setIcon] = useState<IconName>(defaultCategoryIcon);
  const isBlank = name.trim() === '';
  const create = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      host.api.send(createCategory, {
        body: { name: name.trim(), description: description.trim(), color, icon },
      }),
    onSuccess({ category }) {
      news.announce();
      announcement.next(favorites.created(category.name));
      onClose();
    },
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank && !create.isPending) create.mutate();
  }

  return (
    <Dialog isSheet heading={favorites.createTitle} onClose={onClose} isWide>
      <form className={styles.form} onSubmit={handleSubmit}>
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
        <ColorChoice chosen={color} onChoose={setColor} />
        <IconChoice chosen={icon} color={color} onChoose={setIcon} />
        {create.isError && (
          <ErrorNotice
            message={favorites.createFailed}
            advice={detailOf(create.error, favorites.unexpected)}
          />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {favorites.cancel}
          </Button>
          <Button type="submit" disabled={isBlank || create.isPending} isPending={create.isPending}>
            {favorites.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
