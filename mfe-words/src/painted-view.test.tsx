import { interfaceLanguages, languageCodes } from '@topwords/platform/contracts';
import { paintedView } from './painted-view.tsx';

const pairs = interfaceLanguages.flatMap((language) =>
  languageCodes.map((target) => [language, target] as const),
);

test.each(pairs)(
  'the template in %s for learners of %s has a tag for all that a row shows',
  async (language, target) => {
    const template = await paintedView.render(language, target);
    const tags = new Set(
      Array.from(template.matchAll(/\{\{([#^]?)([\w.]+)\}\}/g), ([, , tag]) => tag),
    );
    for (const tag of [
      'words',
      'targets',
      'native',
      'id',
      'text',
      'shown',
      'translation',
      'level',
    ]) {
      expect(tags).toContain(tag);
    }
    for (const tag of ['rank', 'pos.noun', 'pos.particle', 'register.rude', 'region.LatAm']) {
      expect(tags).toContain(tag);
    }
    const shown = new DOMParser().parseFromString(template, 'text/html');
    const row = shown.querySelector('article');
    expect(row?.getAttribute('data-language')).toBe(target);
    expect(row?.querySelector('h2 a')?.getAttribute('href')).toBe('/card-detail?id={{id}}');
    // Neither the numbers of the word that was rendered nor names of choices are left.
    expect(template).not.toMatch(/2147483601|1\D?873\D?654| name="/);
  },
);
