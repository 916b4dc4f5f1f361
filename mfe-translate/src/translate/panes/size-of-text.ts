/** How a text of so many characters is set: the longer, the smaller. */
export function sizeOfText(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 40) return 'large';
  return text.length <= 160 ? 'medium' : 'small';
}
