import { useId, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { translateTextMaximumLength, type TranslatorLanguage } from '@topwords/platform/contracts';
import { formatNumber } from '@topwords/platform/i18n';
import { Button, CloseIcon, IconButton, VisuallyHidden, Panel } from '@topwords/platform/ui';
import { useRemoteServices } from '@topwords/platform/remote';
import { usePaneTexts, useReader } from '../../texts/pane-texts.ts';
import type { Translator } from '../work/translator.ts';
import styles from './pane.module.css';
import { sizeOfText } from './size-of-text.ts';
import { useEscape } from './use-escape.ts';
import { VoiceButton } from './voice-button.tsx';

interface SourcePaneProps {
  translator: Translator;
  box: RefObject<HTMLTextAreaElement | null>;
  /** The language of the text, also where it was detected. */
  language: TranslatorLanguage | undefined;
  isPending: boolean;
  isDisabled: boolean;
  onTranslate: () => void;
}

/** The text to translate. */
export function SourcePane({
  translator,
  box,
  language,
  isPending,
  isDisabled,
  onTranslate,
}: SourcePaneProps) {
  const { translate } = usePaneTexts();
  const reader = useReader();
  const { announcement } = useRemoteServices();
  const id = useId();
  const { text, type } = translator;
  const [isCut, setIsCut] = useState(false);
  const [ownText, setOwnText] = useState(text);
  if (text !== ownText) {
    // Another text was opened: the note about the cut no longer applies.
    setOwnText(text);
    setIsCut(false);
  }
  const maximum = translateTextMaximumLength;

  function change(next: string): void {
    type(next);
    setOwnText(next);
    if (next.length < maximum) setIsCut(false);
    else if (text.length < maximum) announcement.next(translate.atLimit(maximum));
  }

  function clear(): void {
    change('');
    announcement.next(translate.cleared);
    box.current?.focus();
  }

  const escape = useEscape(() => announcement.next(translate.clearAgain), clear);

  /** The box only takes text that fits, and announces what was cut. */
  function handlePaste({
    currentTarget,
    clipboardData,
  }: ClipboardEvent<HTMLTextAreaElement>): void {
    const selected = currentTarget.selectionEnd - currentTarget.selectionStart;
    // The box counts a line break as one character, even if the clipboard has CRLF.
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').length;
    setIsCut(text.length - selected + pasted > maximum);
  }

  function handleKey({ key, nativeEvent }: KeyboardEvent): void {
    if (key !== 'Escape') escape.forget();
    else if (!nativeEvent.isComposing && text !== '') escape.press();
  }

  return (
    <Panel as="section" aria-label={translate.source} part="pane source" className={styles.pane}>
      <div className={styles.grow} data-size={sizeOfText(text)} data-text={text}>
        <textarea
          ref={box}
          id={id}
          part="input"
          dir="auto"
          lang={language}
          aria-label={translate.source}
          aria-describedby={`${id}-count`}
          placeholder={translate.placeholder}
          maxLength={maximum}
          rows={3}
          value={text}
          className={styles.box}
          onChange={(event) => change(event.target.value)}
          onPaste={handlePaste}
          onKeyDown={handleKey}
        />
      </div>
      {isCut && <output className={styles.cut}>{translate.cut(maximum)}</output>}
      <div className={styles.footer}>
        <div className={styles.tools}>
          <VoiceButton text={text} language={language} label={translate.listenSource} />
          {text !== '' && (
            <IconButton label={translate.clear} icon={<CloseIcon />} onClick={clear} />
          )}
        </div>
        <p
          id={`${id}-count`}
          data-full={text.length >= maximum || undefined}
          className={`numbers ${styles.count}`}
        >
          <span aria-hidden="true">
            {formatNumber(reader, text.length)} / {formatNumber(reader, maximum)}
          </span>
          <VisuallyHidden>{translate.countSpoken(text.length, maximum)}</VisuallyHidden>
        </p>
        <Button disabled={isDisabled} isPending={isPending} onClick={onTranslate}>
          {translate.translate}
        </Button>
      </div>
    </Panel>
  );
}
