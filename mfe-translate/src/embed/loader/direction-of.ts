const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

function isRightToLeft(locale: string): boolean {
  try {
    return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '');
  } catch {
    return false;
  }
}

/**
 * The direction of the interface: the one set, or that of the page around, or, where the page sets
 * none but gives its own texts, that of their language.
 */
export function directionOf(
  element: Element,
  { dir, locale, texts }: { dir: string; locale: string; texts: string },
): 'ltr' | 'rtl' {
  if (dir === 'ltr' || dir === 'rtl') return dir;
  const isOpen = texts !== '' && !element.closest('[dir]') && isRightToLeft(locale);
  return isOpen || getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
