/** What only those need who are about to get, or to get back, access to an account. */
export { AccessScreen } from './access-screen.tsx';
export { PasskeySignIn } from './passkey/passkey-sign-in.tsx';
