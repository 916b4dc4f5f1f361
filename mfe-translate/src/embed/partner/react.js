/*
 * <TopWordsTranslator> for React 18 and 19: the custom element as a component, without a copy of
 * React. Copy this file into your project, or import it from the address it is served at.
 */
import { createElement, useEffect, useRef, useState } from 'react';

const events = ['ready', 'translate', 'error', 'resize'];

/** Inserts the loader into the page, once per address. */
function load(src, integrity) {
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (isThere) return;
  const script = document.createElement('script');
  Object.assign(script, { src, async: true, crossOrigin: 'anonymous' });
  if (integrity) script.integrity = integrity;
  document.head.append(script);
}

function attributesOf({ apiKey, from, to, theme, locale, mode, api, dir, grow, shareText }) {
  return {
    'api-key': apiKey,
    from,
    to,
    theme,
    locale,
    mode,
    api,
    dir,
    grow: grow ? '' : undefined,
    'share-text': shareText ? '' : undefined,
  };
}

export function TopWordsTranslator(props) {
  const { src, integrity, className, style, id, texts, ...asked } = props;
  const [element, setElement] = useState(null);
  const latest = useRef(props);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (src) load(new URL(src, location.href).href, integrity);
  }, [src, integrity]);

  useEffect(() => {
    if (!element) return undefined;
    const hear = (event) => {
      const name = `on${event.type[0].toUpperCase()}${event.type.slice(1)}`;
      latest.current[name]?.(event.detail);
    };
    for (const name of events) element.addEventListener(name, hear);
    latest.current.onElement?.(element);
    return () => {
      for (const name of events) element.removeEventListener(name, hear);
      latest.current.onElement?.(null);
    };
  }, [element]);

  useEffect(() => {
    if (element) Object.assign(element, { texts: texts ?? null });
  }, [element, texts]);

  return createElement('topwords-translator', {
    ...attributesOf(asked),
    ref: setElement,
    id,
    class: className,
    style,
  });
}
