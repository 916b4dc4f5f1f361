import { codeOfLanguage, type LanguageName, type Word } from '@topwords/platform/contracts';
import { SoundButton } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { Chip, WordRow, WordRows, wordRowLink } from '@topwords/platform/ui';
import { addressOfAsked, keyOfAsked } from '../asked-word/asked-word.ts';
import { useTexts } from '../texts/index.ts';
import type { RecentWord } from '../services/recent-words.ts';

/** A link to the tutor for a word. */
export interface LinkedWord extends RecentWord {
  /** The word bank's data, to pass on; undefined if not at hand. */
  word?: Word;
}

/** The data of a link to the tutor for a word of the bank. */
export function linkedWord(word: Word, native: LanguageName): LinkedWord {
  const { id, text, language_code: language, translation_to_native: translation } = word;
  return { id, text, language, native, translation, word };
}

/** Links to the tutor for words, each with its sound. */
export function WordLinks({ words }: { words: readonly LinkedWord[] }) {
  const texts = useTexts();
  return (
    <WordRows>
      {words.map((linked) => (
        <WordRow
          key={keyOfAsked(linked)}
          isCompact
          language={linked.language}
          word={
            <Link
              to={addressOfAsked(linked)}
              state={linked.word && { word: linked.word }}
              lang={linked.language}
              className={wordRowLink}
            >
              {linked.word?.stress ?? linked.text}
            </Link>
          }
          translation={
            linked.translation !== '' && (
              <span lang={codeOfLanguage(linked.native)}>{linked.translation}</span>
            )
          }
          meta={<Chip tone="accent">{texts.languageOf(linked.language)}</Chip>}
          actions={
            <SoundButton
              text={linked.text}
              language={linked.language}
              recording={linked.word?.recording}
              homograph={linked.word?.homograph}
              label={texts.listen(linked.text)}
            />
          }
        />
      ))}
    </WordRows>
  );
}
