/** What only those need who are about to get, or to get back, access to an account. */
export { PasskeySignIn } from './passkey/passkey-sign-in.tsx';
export { RecoveryScreen } from './recovery/recovery-screen.tsx';
export { SecondStepScreen } from './second-step/second-step-screen.tsx';
