import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  languageCodes,
  nameOfLanguage,
  type LanguageCode,
  type Region,
  type Register,
} from '@topwords/platform/contracts';
import { HostProvider, type HostApi } from '@topwords/platform/host';
import { createRemoteServices, RemoteServicesProvider, UseLabels } from '@topwords/platform/remote';
import '@topwords/platform/styles';
import {
  createPaintHost,
  renderTemplate,
  type PaintedViewSource,
} from '@topwords/remote-kit/painted-view';
import { putTags } from './painting/markers.ts';
import { PaintedWords } from './painting/painted-words.tsx';
import { textsFor } from './texts/index.ts';

const path = '/words';

const registers = { formal: '', informal: '', rude: '', dated: '' } satisfies Record<
  Register,
  string
>;
const regions = { GB: '', US: '', ES: '', MX: '', AR: '', LatAm: '' } satisfies Record<
  Region,
  string
>;

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

/** Renders within providers; what this remote's own services do, they do once it runs. */
function createRenderer(host: HostApi) {
  const services = createRemoteServices(host);
  return (element: ReactElement) =>
    renderTemplate({
      at: path,
      element: (
        <HostProvider value={host}>
          <RemoteServicesProvider value={services}>
            <QueryClientProvider client={services.client}>{element}</QueryClientProvider>
          </RemoteServicesProvider>
        </HostProvider>
      ),
    });
}

async function renderEach<Key extends string>(
  keys: readonly Key[],
  render: (key: Key) => Promise<string>,
): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await render(key)])));
}

export { interfaceLanguages, languageCodes } from '@topwords/platform/contracts';

/** The words, as the server shows them to a learner before any script runs (ADR 69). */
export const paintedView: PaintedViewSource = {
  path,
  data: 'words',
  async render(language, target: LanguageCode) {
    // The markup does not depend on the native language, which is a tag.
    const native = languageCodes.find((code) => code !== target) ?? target;
    const host = createPaintHost(language, {
      native: nameOfLanguage(native),
      target_langs: [target],
    });
    const render = createRenderer(host);
    const screen = await render(<PaintedWords code={target} />);
    const { partsOfSpeech } = textsFor(host);
    const labels = {
      pos: await renderEach(keysOf(partsOfSpeech), (pos) =>
        render(<span>{partsOfSpeech[pos]}</span>),
      ),
      register: await renderEach(keysOf(registers), (register) =>
        render(<UseLabels register={register} />),
      ),
      region: await renderEach(keysOf(regions), (region) =>
        render(<UseLabels regions={[region]} />),
      ),
    };
    const oneTile = /<li>(?=<span[^>]*><\/span><\/li>)(.*?)<\/li>/;
    return putTags(screen, language, labels)
      .replace(oneTile, '{{#targets}}<li>$1</li>{{/targets}}')
      .replaceAll(`lang="${native}"`, 'lang="{{native}}"');
  },
};
