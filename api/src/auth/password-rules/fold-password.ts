/** A password as it is compared with common ones: without case or compatibility variants. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** Its letters alone, without accents: `Zoë.1990!` is `zoe`. */
export function lettersOf(text: string): string {
  return foldPassword(text)
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '');
}
