import { startWidget } from '../body/start-body.tsx';
import type { FromFrame, RunningBody, WidgetOptions } from '../protocol.ts';
import { textsFor } from '../texts/index.ts';
import { createFrameRoot } from './create-frame-root.ts';
import { createSaveFavorite } from './create-save-favorite.ts';
import { listenToPage } from './listen-to-page.ts';
import { siteOrigin } from './origins.ts';
import { readFrameAddress } from './read-frame-address.ts';

/** Starts the translator of the frame's page, and connects it with the surrounding page. */
export function startFramePage(): void {
  const address = readFrameAddress(location.search);
  const { options, page, isGrowing, hasTexts } = address;
  const { root, box } = createFrameRoot(isGrowing);
  let present = options;
  let body: RunningBody | null = null;

  function post(message: FromFrame): void {
    window.parent.postMessage(message, page);
  }

  function dress({ theme, locale, texts: given, dir }: WidgetOptions): void {
    box.dataset['scheme'] = theme === 'auto' ? '' : theme;
    const { language, texts } = textsFor(locale, given);
    Object.assign(document.documentElement, { lang: language, dir });
    document.title = `${texts.widget.title} – TopWords`;
  }

  function start(): RunningBody {
    return startWidget(
      {
        box,
        root,
        options: present,
        site: location.origin,
        draft: { text: '', caret: null, isAsked: false },
        emit: (name, detail) => post({ topwords: 'event', name, detail } as FromFrame),
        explain: (text) => post({ topwords: 'explain', text }),
      },
      {
        saveFavorite: createSaveFavorite(page, () => textsFor(present.locale, present.texts).texts),
        home: siteOrigin(),
      },
    );
  }

  dress(options);
  if (isGrowing) {
    new ResizeObserver(() => {
      post({ topwords: 'height', height: Math.ceil(box.getBoundingClientRect().height) });
    }).observe(box);
  }

  listenToPage(address, {
    translate: (text) => body?.translate(text),
    setLanguages: (from, to) => body?.setLanguages(from, to),
    change(next) {
      present = next;
      dress(present);
      if (body) body.change(present);
      else body = start();
    },
  });
  if (hasTexts) post({ topwords: 'options' });
  else body = start();
}
