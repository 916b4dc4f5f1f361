import { createRoot } from 'react-dom/client';
import type { StartBody, StartOptions } from '../protocol.ts';
import { textsFor } from '../texts/index.ts';
import { createEmbedServices } from './embed-services.ts';
import { bodySheet } from './sheet.ts';
import type { Favoring } from './favoring.ts';
import { Widget } from './widget.tsx';
import { createWidgetWork } from './widget-work.ts';

function languageOf(locale: string): string {
  return textsFor(locale).language;
}

/** Starts a translator in its box; `favoring` adds the heart, where a reader may sign in. */
export function startWidget(start: StartOptions, favoring?: Favoring): ReturnType<StartBody> {
  const { box, root, options, draft, emit, explain } = start;
  const services = createEmbedServices(start);
  const work = createWidgetWork(
    { ...options, language: languageOf(options.locale), text: draft.text },
    explain,
  );
  const offering = services.offered.subscribe((languages) => {
    if (languages) work.offer(languages);
  });
  if (draft.isAsked) work.ask();

  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, bodySheet()])];
  const view = createRoot(box);
  view.render(
    <Widget
      services={services}
      work={work}
      site={start.site}
      caret={draft.caret}
      emit={emit}
      favoring={favoring}
    />,
  );

  return {
    change(next) {
      const { from, to, locale, apiKey } = services.options.value;
      services.options.next(next);
      const language = languageOf(next.locale);
      if (next.from !== from || next.to !== to || next.locale !== locale) {
        work.setLanguages({ from: next.from, to: next.to, language });
      }
      if (next.apiKey !== apiKey) void services.client.resetQueries();
    },
    translate: (text) => work.ask(text),
    setLanguages(from, to) {
      const language = languageOf(services.options.value.locale);
      work.setLanguages({ from, to, language });
    },
    stop() {
      offering.unsubscribe();
      work.stop();
      services.voice.stop();
      view.unmount();
      services.client.clear();
      return work.state.value.text;
    },
  };
}

/** The body as the loader starts it. */
export const startBody: StartBody = (start) => startWidget(start);
