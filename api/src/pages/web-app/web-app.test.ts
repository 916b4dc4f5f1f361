import { interfaceLanguages } from '@topwords/platform/contracts';
import { startPages, type TestPages } from '../testing/start-pages.ts';
import { manifestAddress, webAppManifest } from './web-app-manifest.ts';

let pages: TestPages;

beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.stop());

interface Picture {
  src: string;
  sizes: string;
}

interface Manifest {
  id: string;
  name: string;
  lang: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

async function manifestOf(address: string): Promise<Manifest> {
  return (await (await fetch(pages.origin + address)).json()) as Manifest;
}

/** The size that a PNG declares in its header. */
async function sizeOf(address: string): Promise<string> {
  const response = await fetch(pages.origin + address);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('image/png');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test.each(interfaceLanguages)(
  'the manifest in %s names images of the sizes that it declares',
  async (language) => {
    const { icons, screenshots, shortcuts } = await manifestOf(manifestAddress(language));
    for (const { src, sizes } of [
      ...icons,
      ...screenshots,
      ...shortcuts.flatMap((one) => one.icons),
    ]) {
      expect(await sizeOf(src)).toBe(sizes);
    }
  },
);

test('all languages install the same product, each with its own names', async () => {
  const manifests = await Promise.all(
    interfaceLanguages.map((language) => manifestOf(manifestAddress(language))),
  );
  expect(manifests.map(({ lang }) => lang)).toEqual(interfaceLanguages);
  expect(new Set(manifests.map(({ id, name }) => `${id} ${name}`))).toEqual(
    new Set(['/ TopWords']),
  );
  const names = manifests.flatMap(({ shortcuts }) => shortcuts.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('a changed manifest reaches devices at once, and other addresses have none', async () => {
  const { headers } = await fetch(`${pages.origin}${manifestAddress('ru')}`);
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${pages.origin}/manifest.fr.webmanifest`)).status).toBe(404);
  expect((await fetch(`${pages.origin}/app/none.png`)).status).toBe(404);
  expect((await fetch(`${pages.origin}/app/..%2fsend-web-app.ts`)).status).toBe(404);
});

test('shortcuts lead to screens inside of the scope', () => {
  const { shortcuts } = webAppManifest('en') as Manifest;
  expect(shortcuts.map(({ url }) => url)).toEqual(['/practice', '/words', '/translate', '/search']);
});
