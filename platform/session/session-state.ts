import type { LanguageCode, LanguageName, SecondStep } from '../contracts/index.ts';

/** Set after a target language was added: the server's message and the language's code. */
interface NewTargetLanguageNotice {
  is_cond: boolean;
  msg: string;
  res: LanguageCode | '';
}

/**
 * The session as the specification names it. A learner without a native language has `''`. The
 * browser does not store the e-mail: after a reload it is `''` until the access token is renewed.
 */
export interface SessionState {
  sub: string;
  user: { email: string; username: string; target_langs: LanguageCode[] };
  is_auth: boolean;
  login_pending: boolean;
  login_message: string;
  is_login_error: boolean;
  /** The code of the last failed sign-in or registration; '' without one, or without an answer. */
  login_error: string;
  login_success: boolean;
  native_lang: LanguageName | '';
  choosen_lang: LanguageCode | '';
  new_target_lang: NewTargetLanguageNotice;
  /** A sign-in that waits for its second step: its ticket, and what the step may be. */
  second_step: { ticket: string; methods: SecondStep[] } | null;
}

/** No notice: no target language was added, or the notice has been shown. */
export const noNotice: NewTargetLanguageNotice = { is_cond: false, msg: '', res: '' };

/** The state of a visitor. */
export const signedOut: SessionState = {
  sub: '',
  user: { email: '', username: '', target_langs: [] },
  is_auth: false,
  login_pending: false,
  login_message: '',
  is_login_error: false,
  login_error: '',
  login_success: false,
  native_lang: '',
  choosen_lang: '',
  new_target_lang: noNotice,
  second_step: null,
};
