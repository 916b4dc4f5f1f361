/** Texts that only the embedded translator has. */
export interface WidgetTexts {
  /** Names the translator as a region of the page. */
  title: string;
  poweredBy: string;
  /** Describes a link that opens a new window. */
  newWindow: string;
  audioFailed: string;
  /**
   * For errors whose detail a reader would not understand, by code; the page's developer sees more.
   */
  problems: Partial<Record<string, string>>;
  /** For errors without a text. */
  unknownProblem: string;
  /** Shown before a first save. */
  signInToSave: string;
  signInBlocked: string;
}
