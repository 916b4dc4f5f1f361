import '@topwords/platform/styles';
import { createRoot } from 'react-dom/client';
import type { StartBody, StartOptions, WidgetOptions } from '../protocol.ts';
import { sheetOf } from '../sheet-of.ts';
import { textsFor } from '../texts/index.ts';
import type { SaveFavorite } from './card-tools.tsx';
import { createEmbedServices } from './embed-services.ts';
import { Widget } from './widget.tsx';
import { createWidgetWork } from './widget-work.ts';

/** The style sheet of all components; inserted by the build. */
const css = 'topwords-body-css';

/** Options that a frame adds to a translator. */
interface FrameParts {
  /** Adds the heart button, where a reader may sign in. */
  saveFavorite: SaveFavorite;
  /** The product's origin, if it differs from that of the calls. */
  home: string;
}

export function startWidget(start: StartOptions, frame?: FrameParts): ReturnType<StartBody> {
  const { box, root, options, draft, emit, explain } = start;
  const services = createEmbedServices(start);

  /** The language of the interface; reports what is wrong with the page's own texts. */
  function languageOf({ locale, texts }: WidgetOptions): string {
    const { language, fault } = textsFor(locale, texts);
    if (fault !== '') explain(fault);
    return language;
  }

  const work = createWidgetWork(
    { ...options, language: languageOf(options), text: draft.text },
    explain,
  );
  const offering = services.offered.subscribe((languages) => {
    if (languages) work.offer(languages);
  });
  if (draft.isAsked) work.ask();

  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheetOf(css)])];
  const view = createRoot(box);
  view.render(
    <Widget
      services={services}
      work={work}
      site={frame?.home ?? start.site}
      caret={draft.caret}
      emit={emit}
      saveFavorite={frame?.saveFavorite}
    />,
  );

  return {
    change(next) {
      const { from, to, apiKey } = services.options.value;
      const former = languageOf(services.options.value);
      services.options.next(next);
      const language = languageOf(next);
      if (next.from !== from || next.to !== to || language !== former) {
        work.setLanguages({ from: next.from, to: next.to, language });
      }
      if (next.apiKey !== apiKey) void services.client.resetQueries();
    },
    translate: (text) => work.ask(text),
    setLanguages(from, to) {
      work.setLanguages({ from, to, language: languageOf(services.options.value) });
    },
    stop() {
      offering.unsubscribe();
      work.stop();
      services.voice.close();
      view.unmount();
      services.client.clear();
      return work.state.value.text;
    },
  };
}

/** The body, as started by the loader. */
export const startBody: StartBody = (start) => startWidget(start);
