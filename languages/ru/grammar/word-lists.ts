import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Case forms of plural-only nouns: nominative, genitive, dative, instrumental, prepositional. */
export const russianPlurals = mapOf({
  аплодисменты: 'аплодисменты аплодисментов аплодисментам аплодисментами аплодисментах',
  брюки: 'брюки брюк брюкам брюками брюках',
  ворота: 'ворота ворот воротам воротами воротах',
  волосы: 'волосы волос волосам волосами волосах',
  выборы: 'выборы выборов выборам выборами выборах',
  выходные: 'выходные выходных выходным выходными выходных',
  данные: 'данные данных данным данными данных',
  деньги: 'деньги денег деньгам деньгами деньгах',
  зрители: 'зрители зрителей зрителям зрителями зрителях',
  каникулы: 'каникулы каникул каникулам каникулами каникулах',
  люди: 'люди людей людям людьми людях',
  наличные: 'наличные наличных наличным наличными наличных',
  отношения: 'отношения отношений отношениям отношениями отношениях',
  очки: 'очки очков очкам очками очках',
  ребята: 'ребята ребят ребятам ребятами ребятах',
  родители: 'родители родителей родителям родителями родителях',
  часы: 'часы часов часам часами часах',
  штаны: 'штаны штанов штанам штанами штанах',
});

/** Headwords that are the plural of another noun, whose table shows them. */
export const pluralsOfNouns = wordSet('вещи успехи уроки пробки');

/**
 * Animate nouns: their accusative equals the genitive. All others are inanimate, except
 * `eitherAnimacy`.
 */
export const animateNouns = wordSet(`
  агент адвокат актриса актёр ангел арбитр ассистент бабушка близнец бог болельщик больной босс брат
  ведьма взрослый владелец внук водитель волк вор враг врач врун генерал гений герой господин госпожа
  гость гражданин дама дед дедушка детектив девочка девушка джентльмен директор доктор дорогой
  дочь друг дурак дьявол дядя животное женщина жена жених жертва журналист заключённый змея зрители
  игрок идиот инженер инспектор иностранец капитан клиент коллега командир конь король королева корова
  корреспондент кот кошка крыса курица лев лжец лидер лорд лошадь люди лётчик малыш мальчик мама мастер
  мать медведь медсестра менеджер милый министр монстр муж мужик мужчина муха мышь начальник невеста
  незнакомец обезьяна овца отец офицер охотник охранник папа парень партнёр пассажир пациент писатель
  пилот племянник племянница пленник победитель повар подозреваемый подруга поклонник покупатель
  полицейский помощник президент преступник призрак принц принцесса приятель профессор птица пчела раб
  работник рабочий ребята ребёнок режиссёр родители родственник рыба свидетель свинья святой
  священник секретарь сестра слуга собака солдат сосед сотрудник специалист сторож студент судья сын
  сыщик тигр тренер турист тётя убийца управляющий утка ученик учитель учительница учёный фанат хозяин
  художник человек чёрт член чувак чудовище шеф школьник шпион эксперт юрист русский`);

/** Nouns used as either: their accusative is left out. */
export const eitherAnimacy = wordSet('дух кукла персонаж привидение робот');

/** Nouns without a plural in the taught meaning, though a dictionary could build one. */
export const russianUncountable = wordSet(`
  английский испанский турецкий французский немецкий будущее прошлое настоящее остальное мороженое лето
  здоровье счастье золото железо молоко мёд дно жара вес кровь ложь зло еда музыка полночь тепло
  верх низ покой разум ум магия чушь печаль юность математика грамматика мусор дым снег лук рис
  сахар хлеб Рождество полдень сумасшествие мужество полиция веселье картофель бензин газ рай ад любовь футбол космос обслуживание`);

/** Aspects that neither a row's note nor an adverbial participle shows. */
export const knownPerfective = wordSet(
  `выйти захотеться обжечь обосноваться отрезать потечь предпочесть привести произвести произнести
  пройтись ушибить`,
);
export const knownImperfective = wordSet(
  'засыпать клясться лезть молчать переходить плыть попадать просыпаться прятаться рвать стучать',
);

/** Verbs whose first person is not used, even if a dictionary builds it: победить, убедить. */
export const withoutFirstPerson = /(?:победить|убедить|ощутить|очутиться|затмить)$/u;

/** Cases that the library gets wrong, by noun, number and case: the dictionary has these. */
export const correctedCases = mapOf({
  'туфля plural genitive': 'туфель',
  'сторож plural nominative': 'сторожа',
  'договор plural nominative': 'договоры',
  // Not in use; мечтаний belongs to another word.
  'мечта plural genitive': '',
  'овощ plural genitive': 'овощей',
  'колено plural genitive': 'коленей',
  'колено plural dative': 'коленям',
  'колено plural instrumental': 'коленями',
  'колено plural prepositional': 'коленях',
  'плечо plural genitive': 'плеч',
  'свинья plural genitive': 'свиней',
  'тюрьма plural genitive': 'тюрем',
  'весна plural genitive': 'вёсен',
  'лжец plural genitive': 'лжецов',
  'госпожа singular instrumental': 'госпожой',
  'огонь singular genitive': 'огня',
  'огонь singular dative': 'огню',
  'огонь singular instrumental': 'огнём',
  'огонь singular prepositional': 'огне',
  'чай plural genitive': 'чаёв',
  'печенье singular prepositional': 'печенье',
  'варенье singular prepositional': 'варенье',
  'воскресенье singular prepositional': 'воскресенье',
  'полдень singular prepositional': 'полдне',
  'полночь singular genitive': 'полуночи',
  'полночь singular dative': 'полуночи',
  'полночь singular instrumental': 'полночью',
  'полночь singular prepositional': 'полуночи',
  'счастье singular prepositional': 'счастье',
  'сиденье singular prepositional': 'сиденье',
  'любовь singular genitive': 'любви',
  'любовь singular dative': 'любви',
  'любовь singular prepositional': 'любви',
  'ложь singular genitive': 'лжи',
  'ложь singular dative': 'лжи',
  'ложь singular prepositional': 'лжи',
  'судья plural genitive': 'судей',
  'дядя plural genitive': 'дядей',
  'дорогой singular instrumental': 'дорогим',
  'профессор plural genitive': 'профессоров',
  'помидор plural genitive': 'помидоров',
  'килограмм plural genitive': 'килограммов',
});
