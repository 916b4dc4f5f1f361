import { memo, type CSSProperties } from 'react';
import type { Word } from '@topwords/platform/contracts';
import { useServices } from '../services/services.ts';
import { rowHeightsOf } from './row-heights.ts';
import { blockSize, type ListPart } from './split-list.ts';

/** Rows, until they are on the page. No file of styles: its name alone would cost every list. */
const gapLook: CSSProperties = {
  contain: 'strict',
  borderRadius: 'var(--radius-card)',
  background: 'repeating-linear-gradient(var(--color-surface) 0 116px, transparent 116px 128px)',
};

/** Where `until-found` is unknown, the text is there, but not seen. */
const blockLook: CSSProperties = { display: 'block', color: 'transparent', whiteSpace: 'pre' };

/** React knows only the attribute without a value. */
function hideUntilFound(element: HTMLElement | null): void {
  element?.setAttribute('hidden', 'until-found');
}

function isSameText(one: Word, other: Word | undefined): boolean {
  return one.id === other?.id && one.translation_to_native === other.translation_to_native;
}

interface GapBlockProps {
  words: readonly Word[];
  height: number;
}

/** The text of a block of rows, for find in page. */
const GapBlock = memo(
  function GapBlock({ words, height }: GapBlockProps) {
    const lines = words.map((word) => `${word.stress ?? word.text}\n${word.translation_to_native}`);
    return (
      <div ref={hideUntilFound} style={{ ...blockLook, height }}>
        {lines.join('\n')}
      </div>
    );
  },
  (before, after) =>
    before.height === after.height &&
    before.words.length === after.words.length &&
    before.words.every((word, index) => isSameText(word, after.words[index])),
);

/** In place of rows that are not on the page: as high as they are, with their text to find. */
export function RowGap({ words, start }: Pick<ListPart, 'words' | 'start'>) {
  const rowHeights = rowHeightsOf(useServices());
  const blocks = Array.from({ length: Math.ceil(words.length / blockSize) }, (_, index) => {
    const first = index * blockSize;
    const own = words.slice(first, first + blockSize);
    return { key: start + first, words: own, height: rowHeights.sum(own) };
  });
  const height = blocks.reduce((sum, block) => sum + block.height, -rowHeights.space());
  return (
    <li aria-hidden="true" style={{ ...gapLook, height }}>
      {blocks.map(({ key, ...block }) => (
        <GapBlock key={key} {...block} />
      ))}
    </li>
  );
}
