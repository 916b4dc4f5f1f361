import * as account from './account.ts';
import * as address from './address.ts';
import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as access from './console-access.ts';
import * as releases from './console-calls.ts';
import * as keys from './console-partners.ts';
import * as developer from './developer.ts';
import * as favorites from './favorite-calls.ts';
import * as firstWords from './first-words.ts';
import * as google from './google.ts';
import * as partners from './partners.ts';
import * as passkeys from './passkeys.ts';
import * as practice from './practice-calls.ts';
import * as forecast from './practice-forecast.ts';
import * as mistakes from './practice-mistakes.ts';
import * as settings from './practice-settings.ts';
import * as week from './practice-week.ts';
import * as reminders from './reminders.ts';
import * as recording from './get-recording.ts';
import * as voices from './get-voices.ts';
import * as steps from './second-step.ts';
import * as security from './security.ts';
import * as teaching from './teaching.ts';
import * as telemetry from './telemetry.ts';
import * as detection from './detect-language.ts';
import * as lookUp from './look-up-word.ts';
import * as translation from './translate.ts';
import * as tutor from './tutor-calls.ts';
import * as understanding from './understanding.ts';
import * as voice from './voice.ts';
import * as words from './word-calls.ts';

const modules: readonly object[] = [
  auth,
  address,
  passkeys,
  steps,
  security,
  google,
  words,
  teaching,
  understanding,
  firstWords,
  account,
  practice,
  mistakes,
  settings,
  forecast,
  week,
  reminders,
  voice,
  recording,
  voices,
  tutor,
  translation,
  detection,
  lookUp,
  favorites,
  telemetry,
  developer,
  access,
  releases,
  keys,
  partners,
];

function isCall(value: unknown): value is Call {
  return value instanceof Object && 'method' in value && 'path' in value;
}

/** Every call of the API, in the order of its document. */
export const calls: readonly Call[] = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isCall);
