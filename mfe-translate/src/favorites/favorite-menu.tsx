import { codeOfTranslatorLanguage, type Favorite } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useNavigate } from '@topwords/platform/router';
import { DeleteIcon, MoveIcon, TutorIcon, Menu, type MenuItem } from '@topwords/platform/ui';
import { addressOfTutor } from '../addresses/address-of-tutor.ts';
import { useTexts } from '../texts/index.ts';
import { useRemoveFavorite } from './use-remove-favorite.ts';

/** The tutor's address for the side that is not in the learner's native language. */
function addressOfForeignSide(favorite: Favorite, native: string): string {
  const isFromNative = favorite.from_lang === native;
  const text = isFromNative ? favorite.translated_text : favorite.original_text;
  const language = codeOfTranslatorLanguage(isFromNative ? favorite.to_lang : favorite.from_lang);
  return addressOfTutor(text, language ?? '');
}

interface FavoriteMenuProps {
  favorite: Favorite;
  onMove: () => void;
}

/** The menu of a saved pair. */
export function FavoriteMenu({ favorite, onMove }: FavoriteMenuProps) {
  const { favorites } = useTexts();
  const { navigation, session } = useHost();
  const navigate = useNavigate();
  const remove = useRemoveFavorite();
  const generate: MenuItem = {
    label: favorites.generate,
    icon: <TutorIcon />,
    onSelect() {
      const { native_lang } = session.state.value;
      void navigate(addressOfForeignSide(favorite, native_lang));
    },
  };
  return (
    <Menu
      label={favorites.wordMenu(favorite.original_text)}
      items={[
        ...(navigation.hasRoute('/ai-chat') ? [generate] : []),
        { label: favorites.move, icon: <MoveIcon />, onSelect: onMove },
        {
          label: favorites.remove,
          icon: <DeleteIcon />,
          onSelect: () => void remove(favorite),
          isDestructive: true,
        },
      ]}
    />
  );
}
