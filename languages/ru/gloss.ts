import type { ClauseWord } from '../gloss/clause-word.ts';
import { resolveCompounds, type Compound } from '../gloss/resolve-compounds.ts';
import { fitsRussianPattern } from '../gloss/complement.ts';
import { mapOf } from '../lookup/map-of.ts';
import type { Features, NounCase } from '../gloss/features.ts';
import type { GlossRules, InflectedWord } from '../pack/gloss-rules.ts';

const compounds: Compound[] = [{ auxiliary: 'быть', needs: 'infinitive', says: 'future' }];

/** *Стучите* without *вы* is an order. */
function resolveOrders(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const { candidates = [] } = member.features;
    const order = candidates.find(({ mood }) => mood === 'imperative');
    const hasSubject = clause.slice(0, place).some(({ text }) => text === 'вы' || text === 'ты');
    if (order !== undefined && !hasSubject && !member.isAsked) member.features = order;
  }
}

/** *Лучше меня* is "better than me": a genitive without a preposition. */
function resolveComparisons(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const before = clause[place - 1];
    const isCompared =
      before?.features.isComparative || before?.text === 'лучше' || before?.text === 'хуже';
    if (isCompared && member.pos === 'pronoun' && member.features.case === 'accusative')
      member.features = { ...member.features, case: 'ablative' };
  }
}

/** After prepositions "him" and "them" begin with "н", which no table lists: *с ним*, *для неё*. */
const afterPrepositions = mapOf<ReadonlyMap<string, NounCase>>({
  он: mapOf({ него: 'genitive', нему: 'dative', ним: 'instrumental', нем: 'prepositional' }),
  оно: mapOf({ него: 'genitive', нему: 'dative', ним: 'instrumental', нем: 'prepositional' }),
  она: mapOf({ нее: 'genitive', ней: 'prepositional', нею: 'instrumental' }),
  они: mapOf({ ним: 'dative', ними: 'instrumental' }),
});

function readPronoun(form: string, { text, pos }: InflectedWord): Features[] {
  if (pos !== 'pronoun') return [];
  const name = afterPrepositions.get(text)?.get(form.replaceAll('ё', 'е'));
  return name === undefined ? [] : [{ case: name }];
}

/** *Чаю* is also "some tea". */
const partitive = /^(?:чаю|чайку|сахару|супу|сыру|мёду|меду|рису|соку|кофейку|кипятку|творогу)$/u;

/** Takes the "to" from what is poured or eaten, where no preposition needs it. */
function resolvePartitives(clause: readonly ClauseWord[]): void {
  for (const [place, member] of clause.entries()) {
    const { case: name, ...others } = member.features;
    const before = clause[place - 1]?.text ?? '';
    const isMeant = partitive.test(member.text) && !/^(?:к|по|благодаря)$/u.test(before);
    if (name === 'dative' && isMeant) member.features = others;
  }
}

const beforeGenitive = /^(?:до|от|из|у|без|для|около|после|возле|кроме|вокруг|напротив)$/u;

/**
 * What a past says with *бы* is no past, *я бы пошёл*, and neither is it after *чтобы*: *хочу, чтобы ты
 * пришёл*.
 */
function resolveWishes(clause: readonly ClauseWord[]): void {
  const particle = clause.find(({ text }) => text === 'бы' || text === 'б');
  const isWished = clause.some(({ text }) => text === 'чтобы' || text === 'чтоб');
  for (const member of clause) {
    const { mood, ...others } = member.features;
    if (mood !== 'past' || (particle === undefined && !isWished)) continue;
    member.features = particle === undefined ? others : { ...others, mood: 'conditional' };
    if (particle !== undefined) particle.silence = 'auxiliary';
  }
}

const infinitive = /(?:ть|ти|чь)(?:ся)?$/u;
const beforeInfinitive =
  /^(?:надо|нужно|пора|можно|нельзя|хоч\p{L}+|хотим|хотите|хотят|хотел\p{L}*|буд\p{L}+|могу|може\p{L}+|мочь|любл?ю|люби\p{L}+|любят|стал\p{L}?|начал\p{L}?|перестал\p{L}?)$/u;

export const gloss: GlossRules = {
  please: 'пожалуйста',
  fitsPattern: fitsRussianPattern,
  unmarked: (text) => text.replaceAll('ё', 'е'),
  /** *по-русски*, "in Russian". */
  stem: (word) => word.replace(/^по-(?=\p{L}+ски$)/u, '').replace(/^(\p{L}+ск)и$/u, '$1ий'),
  /** *Давай закажем* is "let's order". */
  weigh({ headword, sense, text, pos, textBefore, textAfter, continues }) {
    // *Он сказал, что болен* joins clauses; *не знаю, что делать* names something.
    if (text === 'что' && continues && !infinitive.test(textAfter))
      return sense === 'that.conjunction' ? -3 : 0;
    // *Надо есть* is "eat".
    if (text === 'есть' && beforeInfinitive.test(textBefore)) return sense === 'eat.food' ? -4 : 0;
    // *До банка* is of *банк*: no nominative follows these prepositions.
    if (pos === 'noun' && text === headword && beforeGenitive.test(textBefore)) return 1.5;
    // *Мой руки* is "wash": no "my" of a man stands before a plural or an object.
    const isOrder = text === 'мой' && /\p{L}(?:[уюы]|[^аеиоуыэюя]и)$/u.test(textAfter);
    if (isOrder) return pos === 'verb' ? -3 : 0;
    // *Сколько стоит* is about a price; nothing stands there.
    if (/^сто[ия]т$/u.test(text) && textBefore === 'сколько')
      return headword === 'стоить' ? -2 : 0.5;
    // *Пришли мне фото* is an order, and nobody came.
    if (text === 'пришли' && /^(?:мне|нам|ему|ей|им|пожалуйста|фото)$/u.test(textAfter))
      return headword === 'прислать' ? -2 : 0.5;
    if (/^давай(?:те)?$/u.test(text)) return pos !== 'verb' && textAfter !== '' ? -1.5 : 0;
    // *К ним* and *им* are "to them"; *с ним*, "with him".
    if (text === 'им') return headword === 'они' ? -1.2 : 0;
    if (text === 'ним' && /^(?:ко?|по|навстречу|благодаря)$/u.test(textBefore))
      return headword === 'они' ? -1.2 : 0;
    // *Его* is "him" wherever no noun follows that it could be the owner of.
    return /^(?:его|е[её]|их)$/u.test(text) && /^он[аио]?$/u.test(headword) ? -1.2 : 0;
  },
  capitals: /^(?:вы|вас|вам|вами|ваш\p{L}*|бог\p{L}*|интернет\p{L}*)$/u,
  negation:
    /(?<!\p{L})(?:не|нет|нету|ни|никто|никого|никому|ничего|ничто|никогда|нигде|никуда|нельзя|без|неа|незачем|некогда|никак\p{L}*)(?!\p{L})/iu,
  thirdPerson: /(?:[еёи]т|[уюая]т|л|ла|ло|ли|шёл)(?:ся|сь)?$/u,
  beforeVerbs: 'я ты он она оно мы вы они не',

  resolveVerbs(clause) {
    resolveOrders(clause);
    resolveComparisons(clause);
    resolveCompounds(clause, compounds);
    resolvePartitives(clause);
    resolveWishes(clause);
  },
  readForm: readPronoun,
  verbsShowPersons: true,
  casesOfPrepositions: true,
};
