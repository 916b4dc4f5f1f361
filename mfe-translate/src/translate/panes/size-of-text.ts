/** The size class of a text by its length: the longer, the smaller. */
export function sizeOfText(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 40) return 'large';
  return text.length <= 160 ? 'medium' : 'small';
}
