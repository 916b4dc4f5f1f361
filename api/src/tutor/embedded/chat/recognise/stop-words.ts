import { foldText } from '@topwords/content/bank';
import type { LanguageCode } from '@topwords/platform/contracts';

/** Words of questions that are never what is asked about. */
const stopWords: Record<LanguageCode, string> = {
  en: `a an the and or of to from in on for with is are am be was were do does did it its this that
    these those i me my you your we what which how when where why who s t m re ve ll d can could
    would should will please tell give show explain word words verb noun phrase one also between
    say mean means about there some any just so if but not no than as at by use used using have has
    know want need like help pls hi hey hello thanks and then`,
  es: `el la los las lo un una unos unas y e o u de del al a en con por para es son ser soy que cual
    cuales como cuando donde quien me te se le mi tu su esta este esto esa ese eso dime dame haz
    hazme explica explicame palabra palabras verbo sustantivo favor entre tambien hay puedo puedes
    podrias quiero saber decir dice significa no si mas muy pero las otra otro entonces pues`,
  ru: `и или а но в во на с со к у о об от до из за по для не ни это эта этот эти этого этой что
    чтобы как какой какая какое какие каком какая когда где кто чем ли же бы мне меня мой моя я ты
    мы вы он она оно они его ее их есть быть слово слова слову словом словами глагол глагола
    пожалуиста скажи подскажи объясни расскажи дай можно можешь между тоже еще да нет ну так тебя
    нужно надо хочу знать про также разница тогда`,
  tr: `bir bu su o ve veya ya da de ile mi mu nedir ne nasil neden hangi ben bana beni sen sana icin
    kelime kelimesi kelimenin kelimeyi sozcuk fiil fiili fiilin arasinda arasindaki lutfen var yok
    cok daha gibi olan olarak oldugunu soyle soyler misin verir anlat acikla istiyorum zaman dan den
    tan ten nin nun un in nedir yoksa hem aslinda peki miyim da ta`,
};

const sets = new Map<LanguageCode, ReadonlySet<string>>(
  (Object.keys(stopWords) as LanguageCode[]).map((code) => [
    code,
    new Set(stopWords[code].split(/\s+/).map(foldText)),
  ]),
);

/** Whether a folded word is one of those, in one of the languages. */
export function isStopWord(text: string, languages: readonly LanguageCode[]): boolean {
  return languages.some((code) => sets.get(code)?.has(text));
}
