import type { Word, WordDetail } from '@topwords/platform/contracts';
import { Chip, ProgressRing, Panel, classNames } from '@topwords/platform/ui';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import { Headword, looks } from '@topwords/platform/remote';
import { WordLabels } from '../word-card/word-labels.tsx';
import { translationIn } from './translation-in.ts';
import { WordActions } from './word-actions.tsx';
import styles from './word-hero.module.css';

/** Level shown when the detail has none. */
const defaultLevel = 'A1';

interface WordHeroProps {
  word: Word;
  /** Undefined until it has loaded. */
  detail: WordDetail | undefined;
}

/** The word in large type, with its sound, translation and marks. */
export function WordHero({ word, detail }: WordHeroProps) {
  const texts = useTexts();
  const native = useNativeCode();
  const translated =
    word.translation_to_native || (detail && translationIn(native, detail.translations)) || '';
  const { gender, aspect } = detail?.usage ?? {};
  return (
    <Panel as="article" hasEdge isPadded data-language={word.language_code} className={styles.hero}>
      <Headword
        text={word.text}
        shown={word.stress}
        language={word.language_code}
        recording={word.recording}
        homograph={word.homograph}
        label={texts.card.listen(word.text)}
      />
      <p className={styles.ipa}>
        {detail?.ipa && <span aria-label={texts.detail.ipa(detail.ipa)}>/{detail.ipa}/</span>}
      </p>
      {translated === '' ? (
        <p className={looks.muted}>{texts.detail.noTranslation}</p>
      ) : (
        <p lang={native} className={styles.translation}>
          {translated}
        </p>
      )}
      <p className={classNames(looks.note, styles.meta)}>
        <Chip tone="accent">{texts.languages[word.language_code]}</Chip>
        <WordLabels word={word} defaultLevel={defaultLevel} />
        {gender && <span>{texts.notes.genders[gender]}</span>}
        {aspect && <span>{texts.notes.aspects[aspect]}</span>}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.detail.rank}</dt>
          <dd className="numbers">{texts.card.rank(word.frequency_rank)}</dd>
        </div>
        {detail && !word.is_learned && (
          <div>
            <dt>{texts.detail.strength}</dt>
            <dd>
              <ProgressRing
                label={texts.detail.strength}
                percent={detail.strength}
                size={56}
                tone={detail.strength >= 80 ? 'success' : 'primary'}
              >
                <span className={`numbers ${styles.strength}`}>
                  {texts.percent(detail.strength / 100)}
                </span>
              </ProgressRing>
            </dd>
          </div>
        )}
      </dl>
      <WordActions word={word} />
    </Panel>
  );
}
