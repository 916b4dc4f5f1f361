/**
 * Gives the page's nonce to every style element that scripts create from now on. antd's own styles get
 * it from its settings; those that its tables, dialogs and drawers add (for the width of scroll bars,
 * and to lock scrolling) do not, and the content security policy would refuse them.
 */
export function addNonceToStyles(nonce: string | undefined): void {
  if (nonce === undefined) return;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
