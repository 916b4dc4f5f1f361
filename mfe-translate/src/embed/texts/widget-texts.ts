/** Texts that only the embedded translator has. */
export interface WidgetTexts {
  /** Names the translator as a region of the page. */
  title: string;
  poweredBy: string;
  /** Said of a link that opens a window of its own. */
  newWindow: string;
  audioFailed: string;
  /** Whose detail a reader would not understand, by code; the page's developer is told more. */
  problems: Partial<Record<string, string>>;
  /** For what no text is there. */
  unknownProblem: string;
  /** Before a first save. */
  signInToSave: string;
  signInBlocked: string;
}
