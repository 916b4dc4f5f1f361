/**
 * Creates what loads the scripts, style sheets and preloads in a template of the page. Called again,
 * it loads what could not be loaded.
 * @param id of the template
 */
export function createPartsLoader(id: string): () => void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  const missing = [...(template?.content.children ?? [])];
  return () => {
    for (const part of missing.splice(0)) {
      // A copy, since the page's trusted types let nobody set the address of a script.
      const copy = document.importNode(part, true);
      if (copy instanceof HTMLScriptElement) copy.async = false;
      copy.addEventListener('error', () => {
        copy.remove();
        missing.push(part);
      });
      document.head.append(copy);
    }
  };
}
