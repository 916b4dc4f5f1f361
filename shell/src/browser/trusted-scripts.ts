/** What browsers have that guard which scripts a page loads; types do not know it yet. */
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

/** Lets the script at an absolute address be loaded. */
export function trustScript(address: string): void {
  files.add(address);
}

/** Lets scripts be loaded that lie beside the one at an address, or below it: those of a release. */
export function trustFolderOf(address: string): void {
  folders.add(new URL('.', new URL(address, location.origin)).href);
}

/** Whether a script lies in the shell's own folder, or was let in. */
function isTrusted(address: string, ownFolder: string): boolean {
  const { href, protocol } = new URL(address, location.href);
  // Others, such as `data:`, have no folders.
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const folder = new URL('.', href).href;
  if (folder === ownFolder || files.has(href)) return true;
  return [...folders].some((trusted) => folder.startsWith(trusted));
}

/**
 * The page requires trusted types: an address becomes a script, and a text HTML, by this policy
 * alone, whichever library or remote asks for it. Style sheets that are made at run time are texts
 * without elements; there is no other HTML in texts.
 * @param own folder of the shell's own files: that of its release, or the root
 */
export function guardScripts(own: string): void {
  const ownFolder = new URL(own, location.origin).href;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrusted(address, ownFolder) ? address : null),
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
