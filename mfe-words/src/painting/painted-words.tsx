import type { LanguageCode } from '@topwords/platform/contracts';
import { Screen } from '@topwords/platform/remote';
import { WordRows } from '@topwords/platform/ui';
import { LanguageStrip } from '../languages/language-strip.tsx';
import { useTexts } from '../texts/index.ts';
import { WordCard } from '../word-card/word-card.tsx';
import { WordsBar } from '../words/words-bar.tsx';
import { WordsHeader } from '../words/words-header.tsx';
import { markerWord, rowsBegin, rowsEnd } from './markers.ts';

function ignore(): void {}

/**
 * The top of the words screen as a template: what is the learner's own is still loading, and there is
 * a row for each word.
 */
export function PaintedWords({ code }: { code: LanguageCode }) {
  const texts = useTexts();
  return (
    <Screen>
      <WordsHeader chosen={code} isStripShown hasStrip onToggleStrip={ignore} />
      <LanguageStrip codes={[code]} chosen={code} onChoose={ignore} />
      <WordsBar filter="all" onFilter={ignore} isRefreshing={false} onRefresh={ignore} />
      <WordRows aria-label={texts.languages[code]}>
        {rowsBegin}
        <WordCard word={markerWord(code)} />
        {rowsEnd}
      </WordRows>
    </Screen>
  );
}
