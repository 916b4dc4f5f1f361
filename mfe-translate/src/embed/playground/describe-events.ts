/** Maximum number of lines kept. */
const kept = 50;

/** Lists the events of an element as they arrive, the latest first. */
export function describeEvents(element: HTMLElement): void {
  const list = document.querySelector('#events');
  for (const name of ['ready', 'translate', 'error', 'resize']) {
    element.addEventListener(name, (event) => {
      const line = document.createElement('li');
      line.textContent = `${name} ${JSON.stringify((event as CustomEvent).detail)}`;
      list?.prepend(line);
      for (const old of [...(list?.children ?? [])].slice(kept)) old.remove();
    });
  }
}
