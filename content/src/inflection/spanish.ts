const clitics = '(?:me|te|se|nos|os|l[aeo]s?)';

/** The regular personal endings of each conjugation, simple tenses. */
const endings: Record<string, string> = {
  ar: 'o|as|a|amos|áis|an|é|aste|ó|asteis|aron|aba|abas|ábamos|abais|aban|e|es|emos|éis|en|ando|ados?|adas?|ad|ar(?:é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)|[aá]ra(?:s|mos|is|n)?',
  er: 'o|es|e|emos|éis|en|í|iste|ió|imos|isteis|ieron|ía|ías|íamos|íais|ían|a|as|amos|áis|an|iendo|idos?|idas?|ed|er(?:é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)|i[eé]ra(?:s|mos|is|n)?',
  ir: 'o|es|e|imos|ís|en|í|iste|ió|isteis|ieron|ía|ías|íamos|íais|ían|a|as|amos|áis|an|iendo|idos?|idas?|id|ir(?:é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)|i[eé]ra(?:s|mos|is|n)?',
};

export function withoutAccents(text: string): string {
  return text.replaceAll(/[áéíóú]/g, (letter) => 'aeiou'['áéíóú'.indexOf(letter)] ?? letter);
}

function isConjugated(headword: string, token: string): boolean {
  const verb = /^(.+)([aeí]r|ir)(se)?$/.exec(headword);
  if (!verb) return false;
  const [, stem = '', vowelAndR = ''] = verb;
  const conjugation = vowelAndR === 'ír' ? 'ir' : vowelAndR;
  if (new RegExp(`^${stem}(?:${endings[conjugation]})$`).test(token)) return true;
  const mood = `(?:${conjugation}|${conjugation === 'ar' ? 'ando|a' : 'iendo|e'})`;
  const withClitics = new RegExp(`^${withoutAccents(stem)}${mood}${clitics}{1,2}$`);
  return withClitics.test(withoutAccents(token));
}

function isNominal(headword: string, token: string): boolean {
  const plain = withoutAccents(headword);
  const stem = headword.slice(0, -1);
  const forms = [`${headword}s`];
  if (headword.endsWith('o')) forms.push(`${stem}a`, `${stem}os`, `${stem}as`);
  if (headword.endsWith('z')) forms.push(`${stem}ces`);
  else if (/[^aeiou]$/.test(headword)) forms.push(`${headword}es`, `${plain}es`);
  if (/[nrls]$/.test(headword)) forms.push(`${plain}a`, `${plain}as`);
  return forms.includes(token);
}

/** Whether a token is the headword's regular plural or feminine, or a regular form of a verb. */
export function isRegularSpanish(headword: string, token: string, isVerb: boolean): boolean {
  return isVerb ? isConjugated(headword, token) : isNominal(headword, token);
}
