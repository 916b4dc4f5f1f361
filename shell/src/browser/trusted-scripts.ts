/** The Trusted Types API, which TypeScript's types do not have yet. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      createScriptURL: (address: string) => string | null;
      createHTML: (text: string) => string | null;
    },
  ): unknown;
}

const files = new Set<string>();
const folders = new Set<string>();

/** Allows the script at an absolute address. */
export function trustScript(address: string): void {
  files.add(address);
}

/** Allows the scripts in the folder of an address, or below it: those of a release. */
export function trustFolderOf(address: string): void {
  folders.add(new URL('.', new URL(address, location.origin)).href);
}

/** Whether a script is in the shell's own folder, or was allowed. */
function isTrusted(address: string, ownFolder: string): boolean {
  const { href, protocol } = new URL(address, location.href);
  // Other protocols, such as `data:`, have no folders.
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const folder = new URL('.', href).href;
  if (folder === ownFolder || files.has(href)) return true;
  return [...folders].some((trusted) => folder.startsWith(trusted));
}

/**
 * The page requires trusted types: only this policy turns an address into a script, or a text into
 * HTML, for all libraries and remotes. Style sheets created at run time are texts without elements;
 * nothing else sets HTML from texts.
 * @param own folder of the shell's own files: its release folder, or the root
 */
export function guardScripts(own: string): void {
  const ownFolder = new URL(own, location.origin).href;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrusted(address, ownFolder) ? address : null),
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
