/** A saved picture, by its path from the sheet. */
interface Picture {
  /** Its folder: the width, with `-dark` in the dark scheme. */
  view: string;
  /** `<screen>-<state>` */
  name: string;
}

const style = `
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; color: #1c1917; background: #f5f5f4; }
  section { display: flex; flex-wrap: wrap; gap: 20px; align-items: start; }
  h2 { margin: 32px 0 12px; }
  figure { margin: 0; }
  figcaption { margin-bottom: 6px; }
  img { display: block; border: 1px solid #a8a29e; background: white; }
  .narrow img { width: 260px; }
  .wide img { width: 640px; }
`;

function figureOf({ view, name }: Picture): string {
  const width = Number.parseInt(view, 10) < 600 ? 'narrow' : 'wide';
  const file = `${view}/${name}.png`;
  return `<figure class="${width}"><figcaption>${name} · ${view}</figcaption><a href="${file}"><img loading="lazy" alt="${name} at ${view}" src="${file}"></a></figure>`;
}

/** A page that shows all pictures, a section for each name, the narrow views first. */
export function contactSheet(pictures: readonly Picture[]): string {
  const byName = Map.groupBy(pictures, ({ name }) => name);
  const sections = [...byName].map(([name, same]) => {
    const figures = same
      .toSorted((one, other) => Number.parseInt(one.view, 10) - Number.parseInt(other.view, 10))
      .map(figureOf);
    return `<h2 id="${name}">${name}</h2>\n<section>\n${figures.join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>${style}</style>
<h1>${byName.size} screens and states, ${pictures.length} pictures</h1>
${sections.join('\n')}
</html>
`;
}
