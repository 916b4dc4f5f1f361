import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule, type WordClasses } from '../../correction/phrase-rule.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import type { Finding, Rule } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { nounsOf } from './turkish-nouns.ts';
import { star } from './turkish-words.ts';

const classes: WordClasses = {
  number: (token) => /^\d+$/u.test(token.text) || isOnly(token, ({ pos }) => pos === 'numeral'),
  instrument: ({ text }) => /^(?:gitar|piyano|keman|flüt|davul|saz)$/u.test(text),
  adjective: (token) => isOnly(token, ({ pos }) => pos === 'adjective'),
};

const expressions = phraseRule({
  kind: 'expression',
  classes,
  reason: phraseReasons.said,
  lines: `
    <instrument> [oynuyorum] => çalıyorum
    <instrument> [oynuyor] => çalıyor
    <instrument> [oynarım] => çalarım
    <instrument> [oynar] => çalar
    <instrument> [oynadım] => çaldım
    <instrument> [oynadı] => çaldı
    <instrument> [oynamak] => çalmak
    fotoğraf [yaptım] => çektim
    fotoğraf [yaptık] => çektik
    fotoğraf [yapıyorum] => çekiyorum
    fotoğraf [yapmak] => çekmek
    karar [yaptım] => verdim
    karar [yaptık] => verdik
    karar [yapmak] => vermek
    portakal|elma|vişne|domates [su] => suyu
    otobüs|tren|taksi [durak] => durağı
    yatak|oturma|çalışma|misafir [oda] => odası
    doğum [gün] => günü
    türk [kahve] => kahvesi
    hafta [son] <end> => sonu
    diş [fırça] => fırçası
    soru [yapmak] => sormak
    [bir yüz] <number> => yüz
    [bir bin] <number> => bin
  `,
});

/** Turkish suffixes after an apostrophe belong to names alone: ev'im. */
const apostrophe: Rule = ({ tokens, lexicon }) =>
  tokens.flatMap(({ text, written }, at): Finding[] => {
    const [base = '', suffix = ''] = text.split("'");
    const isSmall = /^\p{Ll}/u.test(written);
    if (suffix === '' || !isSmall) return [];
    const isKnown = lexicon.readingsOf(base).some(({ pos }) => pos === 'noun');
    const right = base + suffix;
    const isForm = lexicon.isKnown(right) || nounsOf(right, lexicon).length > 0;
    if (!isKnown || !isForm) return [];
    return [
      {
        from: at,
        to: at + 1,
        right,
        kind: 'spelling',
        reason: { note: 'apostrophe-with-names' },
      },
    ];
  });

const names = wordSet(
  `istanbul ankara izmir türkiye almanya ispanya rusya fransa italya amerika londra moskova antalya bursa
  ali ayşe mehmet fatma mustafa ahmet emre zeynep`,
);
const nameEndings = ['(y)I', '(y)A', 'DA', 'DAn', '(n)In', '(y)lA'];
const nameForms = mapOf(
  Object.fromEntries(
    [...names].flatMap((name) =>
      nameEndings.map((ending) => [
        attach(name, ending),
        `${name}'${attach(name, ending).slice(name.length)}`,
      ]),
    ),
  ),
);

/** İstanbulda → İstanbul'da. */
const nameApostrophe: Rule = ({ tokens }) =>
  tokens.flatMap(({ text, written }, at): Finding[] => {
    const form = nameForms.get(text);
    if (form === undefined || !/^\p{Lu}/u.test(written)) return [];
    const right = form.slice(0, 1).toLocaleUpperCase('tr') + form.slice(1);
    return [
      {
        from: at,
        to: at + 1,
        right,
        kind: 'spelling',
        reason: { note: 'apostrophe-with-names' },
      },
    ];
  });

const days = wordSet(
  'pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
);
const languages = mapOf({
  türkçe: 'Türkçe',
  ingilizce: 'İngilizce',
  rusça: 'Rusça',
  ispanyolca: 'İspanyolca',
  almanca: 'Almanca',
  fransızca: 'Fransızca',
  turkce: 'Türkçe',
  rusca: 'Rusça',
  fransizca: 'Fransızca',
  italyanca: 'İtalyanca',
});

/** Her Pazartesi → her pazartesi; türkçe → Türkçe. */
const capitals: Rule = ({ tokens }) =>
  tokens.flatMap(({ text, written, gap }, at): Finding[] => {
    const language = languages.get(text);
    if (language !== undefined && written !== language && /^\p{Ll}|c[ea]$/u.test(written)) {
      return [
        {
          from: at,
          to: at + 1,
          right: language,
          kind: 'spelling',
          reason: (texts) => texts.capital(star(language)),
        },
      ];
    }
    const before = tokens[at - 1];
    const isInside = before !== undefined && /^\s+$/u.test(gap);
    const isDay = days.has(text) && /^\p{Lu}\p{Ll}/u.test(written);
    const isDate =
      /\d/u.test(before?.written ?? '') ||
      before?.readings.some(({ pos }) => pos === 'numeral') ||
      /\d/u.test(tokens[at + 1]?.written ?? '');
    const isName =
      (at > 1 && /^\p{Lu}/u.test(before?.written ?? '')) ||
      /^\p{Lu}/u.test(tokens[at + 1]?.written ?? '');
    if (!isInside || !isDay || isDate || isName) return [];
    return [
      {
        from: at,
        to: at + 1,
        right: text,
        kind: 'spelling',
        reason: (texts) => texts.lowerCase(star(text)),
      },
    ];
  });

export const phrases: readonly Rule[] = [expressions, apostrophe, nameApostrophe, capitals];
