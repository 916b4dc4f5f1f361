import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { adjectivesOf, nounsOf, pronounForms, star } from './russian-words.ts';

const feelings =
  /^(?:холодно|жарко|скучно|грустно|весело|надо|нужно|можно|нельзя|стыдно|страшно|больно|тепло|лень)$/u;

/** Я холодно; Я надо идти; Я нравится. */
export const dativeSubject = perWord((cursor) => {
  const forms = pronounForms.get(cursor.text(0));
  const before = cursor.text(-1);
  if (!forms || cursor.text(0) === 'кто' || /^(?:чем|как|что)$/u.test(before)) return undefined;
  const at = /^(?:не|очень|сейчас|всегда|сегодня|здесь)$/u.test(cursor.text(1)) ? 2 : 1;
  const text = cursor.text(at);
  const isPleasing =
    /^(?:нравится|нравятся|понравилась|понравился|понравилось|понравились|хочется|кажется)$/u.test(
      text,
    );
  if (cursor.text(at + 1) === 'мной') return undefined;
  const isFeeling =
    feelings.test(text) &&
    (cursor.isEnd(at) ||
      mayBe(cursor.token(at + 1), ({ pos, place }) => pos === 'verb' && place === null) ||
      /^(?:надо|нужно|можно|нельзя)$/u.test(text));
  if (!isFeeling && !isPleasing) return undefined;
  if (isPleasing && (cursor.isEnd(at) || text === 'кажется')) return undefined;
  // "Он нравится маме" is right.
  if (isPleasing && mayBe(cursor.token(at + 1), ({ place }) => place?.row === 'dative'))
    return undefined;
  if (isPleasing && /^(?:он|она|они)$/u.test(cursor.text(0))) return undefined;
  const right = forms.dative;
  return cursor.replace([0, 1], right, {
    kind: 'case',
    reason: { note: 'dative-impersonal-states' },
  });
});

/** Я нравлюсь эта книга → Мне нравится эта книга. */
export const likedThing = perWord((cursor) => {
  const written = cursor.text(0);
  const forms =
    pronounForms.get(written) ??
    [...pronounForms.values()].find(({ dative: form }) => form === written);
  const isPersonal = /^(?:нравлюсь|нравишься|нравимся|нравитесь)$/u.test(cursor.text(1));
  if (!forms || !isPersonal) return undefined;
  const at = adjectivesOf(cursor.token(2)) ? 3 : 2;
  const nouns = nounsOf(cursor.token(at));
  const liked = nouns?.find((one) => one.case === 'nominative');
  if (!nouns || !liked || nouns.some((one) => one.case === 'dative')) return undefined;
  const verb = liked.number === 'plural' ? 'нравятся' : 'нравится';
  return cursor.replace([0, 2], `${forms.dative} ${verb}`, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star('нравиться'), 'dative', star(forms.dative)),
  });
});
