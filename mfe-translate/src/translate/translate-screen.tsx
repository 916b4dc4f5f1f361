import { useRef, useState } from 'react';
import { translateTextMaximumLength, voiceTextMaximumLength } from '@topwords/platform/contracts';
import { Screen } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { swapTranslation } from './work/translation-query.ts';
import { useVoicedLanguages } from './work/use-voiced-languages.ts';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { DictionarySection } from './dictionary/dictionary-section.tsx';
import { useDictionary } from './dictionary/use-dictionary.ts';
import { Examples } from './examples.tsx';
import { FavoriteNote } from './favorite/favorite-note.tsx';
import { useFavorite } from './favorite/use-favorite.ts';
import { LanguageBar } from './picker/language-bar.tsx';
import { SourcePane } from './panes/source-pane.tsx';
import { TargetPane } from './panes/target-pane.tsx';
import { TargetTools } from './panes/target-tools.tsx';
import { useTutorAddress } from './panes/use-tutor-address.ts';
import { useCopy } from './panes/use-copy.ts';
import { RecentList } from './recents/recent-list.tsx';
import { recentLanguages, useKeeping, useRecents } from './recents/use-recents.ts';
import { ShortcutSheet } from './shortcuts/shortcut-sheet.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { TranslateHeader } from './translate-header.tsx';
import styles from './translate-screen.module.css';
import { useAnnouncedTranslation } from './use-announced-translation.ts';
import { fitText } from './work/address.ts';
import { saidOf } from './work/said-of.ts';
import { useTranslation } from './work/use-translation.ts';
import { useTranslator } from './work/use-translator.ts';

/** The translator's screen: translates, speaks and saves texts between any two languages. */
export function TranslateScreen() {
  const { translate } = useTexts();
  const { client, host, voice } = useServices();
  const navigate = useNavigate();
  const voiced = useVoicedLanguages();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const translator = useTranslator();
  const translation = useTranslation(translator);
  const { phase, pair, isCurrent, isFetching } = translation;
  const { text, from, to } = translator;
  const said = saidOf(pair);
  const heart = useFavorite({ pair, isCurrent, text });
  const dictionary = useDictionary(pair);
  const { isCopied, copy } = useCopy(pair?.translation ?? '');
  const tutorAddress = useTutorAddress(pair, dictionary);
  const recents = useRecents();
  const recentList = useObservable(recents.list);
  useKeeping(recents, isCurrent ? pair : undefined);
  useAnnouncedTranslation(translation);

  const detected = from === 'auto' && phase !== 'failed' ? pair?.from_lang : undefined;
  const language = from === 'auto' ? detected : from;
  const isBlank = text.trim() === '';

  function translateNow(): void {
    if (isBlank) return;
    if (phase === 'failed' && !translator.isTyping) translation.retry();
    else translator.translateNow();
    if (isCurrent && pair) {
      const translated = said?.translation ?? '';
      recents.add({ text: pair.text, translation: translated, from: pair.from_lang, to });
    }
  }

  function swap(): void {
    if (language === undefined) return;
    const turned = isCurrent ? said : undefined;
    if (turned && turned.translation.length <= translateTextMaximumLength) {
      swapTranslation(client, turned);
    }
    const swapped = turned ? fitText(turned.translation) : text;
    translator.open({ text: swapped, from: to, to: language });
  }

  useShortcuts({
    translate: translateNow,
    swap,
    copy: () => said && void copy(),
    play: () =>
      said &&
      voiced.has(said.to_lang) &&
      said.translation.length <= voiceTextMaximumLength &&
      void voice.play({ text: said.translation, language: said.to_lang }),
    favorite: () => said && heart.toggle(),
    tutor: () =>
      tutorAddress !== undefined &&
      host.navigation.hasRoute('/ai-chat') &&
      void navigate(tutorAddress),
    help: () => setIsHelpOpen(true),
  });

  return (
    <Screen isWide title={translate.title}>
      <TranslateHeader onHelp={() => setIsHelpOpen(true)} />
      <div className={styles.translator}>
        <LanguageBar
          translator={translator}
          detected={detected}
          recent={{
            from: recentLanguages(recentList, 'from'),
            to: recentLanguages(recentList, 'to'),
          }}
          onSwap={language && swap}
        />
        <div className={styles.panes}>
          <SourcePane
            translator={translator}
            box={box}
            language={language}
            isPending={isFetching && !isBlank}
            isDisabled={isBlank || phase === 'unsupported'}
            onTranslate={translateNow}
          />
          <TargetPane
            translation={translation}
            languages={{ from, to }}
            note={<FavoriteNote heart={heart} />}
            tools={
              pair &&
              tutorAddress !== undefined && (
                <TargetTools
                  pair={pair}
                  heart={heart}
                  isCopied={isCopied}
                  onCopy={() => void copy()}
                  tutorAddress={tutorAddress}
                />
              )
            }
          />
        </div>
      </div>
      {isBlank && (
        <Examples
          from={from}
          onChoose={(example) => {
            translator.open({ text: example, from, to });
            box.current?.focus();
          }}
        />
      )}
      {pair && (
        <DictionarySection pair={pair} dictionary={dictionary} onChoose={translation.choose} />
      )}
      <RecentList
        recents={recents}
        onOpen={(recent) => {
          translator.open(recent);
          box.current?.focus();
        }}
        onCleared={() => box.current?.focus()}
      />
      {isHelpOpen && <ShortcutSheet onClose={() => setIsHelpOpen(false)} />}
    </Screen>
  );
}
