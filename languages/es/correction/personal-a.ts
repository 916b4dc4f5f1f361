import { perWord } from '../../correction/cursor.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import {
  clitics,
  finiteReading,
  isNonFinite,
  isVerb,
  mayBeFinite,
  personNouns,
  possessives,
} from './spanish-words.ts';

/** Conozco tu hermana; vi Pedro. */
export const personalA = phraseRule({
  kind: 'preposition',
  classes,
  reason: () => ({ note: 'personal-a' }),
  lines: `
    conozco|veo|visito|ayudo|busco|espero|invito|extraño|amo|odio|saludo|abrazo|vi|visité|conocí|ayudé|llamé|invité|esperé|encontré|busqué|saludé [] <firstname> => a
    conoces|ves|visitas|ayudas|buscas|esperas|invitas|amas|viste|visitaste|conociste|llamaste|ayudaste|encontraste [] <firstname> => a
    conocemos|vemos|visitamos|ayudamos|invitamos|vimos|encontramos [] <firstname> => a
    amo|odio|saludo|abrazo|encontré|esperé|busqué|saludé|amas|encontraste|encontramos|llamamos [] <poss> <person> => a
    conozco|veo|visito|ayudo|llamo|espero|vi|visité|conocí|ayudé|llamé|encontré [el] <person> => al
    conozco|veo|visito|ayudo|llamo|vi|visité|conocí|ayudé|llamé|encontré [] la <person> => a
    yo|él|ella|usted|nosotros|ellos|ellas {visitar|conocer|ayudar|llamar|invitar|ver|saludar|buscar} [] <poss> <person> => a
    yo|él|ella|usted|nosotros|ellos|ellas {visitar|conocer|ayudar|llamar|invitar|ver|saludar|buscar} [] <firstname> => a
    estoy|estás|estamos esperando|buscando|visitando|llamando|ayudando|viendo [] <poss> <person> => a
    estoy|estás|estamos esperando|buscando|visitando|llamando|ayudando [] <firstname> => a
    pregunto|preguntas|pregunté|preguntaste|preguntamos|contesté|respondí [] <poss> <person> => a
    conozco|veo|visito|ayudo|llamo|busco|espero|quiero|invito|extraño|vi|visité|conocí|ayudé|llamé|invité [] mi|tu|su|mis|tus|sus|nuestro|nuestra <person> => a
    conoces|ves|visitas|ayudas|llamas|buscas|esperas|invitas|viste|visitaste|conociste|llamaste [] mi|tu|su|mis|tus|sus|nuestro|nuestra <person> => a
    conocemos|vemos|visitamos|ayudamos|invitamos|vimos [] mi|tu|su|mis|tus|sus|nuestro|nuestra <person> => a
    quiero|queremos|quieres conocer|ver|visitar|ayudar|llamar|invitar [] mi|tu|su|mis|tus|sus <person> => a
    voy|vas|vamos a ver|visitar|ayudar|llamar|invitar [] mi|tu|su|mis|tus|sus <person> => a
  `,
});

const seeing = wordSet('visitar ver conocer ayudar llamar invitar buscar saludar esperar cuidar');

/** Voy a Madrid a visitar mi tía: with the learner as the subject, the person is the object. */
export const personalAAfterInfinitive = perWord((cursor) => {
  const token = cursor.token(0);
  const isSeeing = isNonFinite(token, 'infinitive') && seeing.has(cursor.text(0));
  if (!isSeeing || !possessives.has(cursor.text(1)) || !personNouns.has(cursor.text(2))) {
    return undefined;
  }
  const before = cursor.sentence.tokens.slice(0, cursor.at);
  if (before.some(({ text }) => clitics.has(text) && !/^(?:el|la|los|las)$/u.test(text))) {
    return undefined;
  }
  const [verb, ...others] = before.filter(
    (one) => mayBeFinite(one) && !/^(?:para|como|la|los)$/u.test(one.text),
  );
  const row = finiteReading(verb)?.place.row;
  if (others.length > 0 || (row !== 'first' && row !== 'second') || isVerb(verb, wordSet('soler')))
    return undefined;
  return cursor.replace([0, 2], `${cursor.words(0, 1)} a ${cursor.words(1, 2)}`, {
    kind: 'preposition',
    reason: { note: 'personal-a' },
  });
});
