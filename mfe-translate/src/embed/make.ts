/** Creates an element with properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'style'>>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
