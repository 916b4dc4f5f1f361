import type { CSSProperties, ReactElement } from 'react';
import type {
  TopWordsEvents,
  TopWordsTexts,
  TopWordsTranslatorAttributes,
  TopWordsTranslatorElement,
} from './types.d.ts';

type Detail<Name extends keyof TopWordsEvents> = TopWordsEvents[Name]['detail'];

/** Attributes with the same name as the component's property. */
type Shared = 'from' | 'to' | 'theme' | 'locale' | 'mode' | 'api' | 'dir' | 'id';

export interface TopWordsTranslatorProps extends Pick<TopWordsTranslatorAttributes, Shared> {
  /** The publishable key: `pk_…`. */
  apiKey: string;
  /** The loader's address; without it the page loads the loader itself. */
  src?: string;
  /** Pins the loader, and the body with it. */
  integrity?: string;
  /** Your own texts of the interface, in the language of `locale`; keep the object between renders. */
  texts?: TopWordsTexts | null;
  /** Grows with its text rather than scrolling. */
  grow?: boolean;
  /** Whether events hold the texts. */
  shareText?: boolean;
  className?: string;
  style?: CSSProperties;
  /** Passes the element, for its methods; null on removal. */
  onElement?: (element: TopWordsTranslatorElement | null) => void;
  onReady?: (detail: Detail<'ready'>) => void;
  onTranslate?: (detail: Detail<'translate'>) => void;
  onError?: (detail: Detail<'error'>) => void;
  onResize?: (detail: Detail<'resize'>) => void;
}

export function TopWordsTranslator(props: TopWordsTranslatorProps): ReactElement;
