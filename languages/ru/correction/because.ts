import type { Reason } from '../../pack/correction-rules.ts';

const texts = {
  vowelInPreposition: {
    en: 'Some prepositions have a longer form, used only where it is easier to say: *ко мне*, *во вторник*, *об этом*, but *о маме*.',
    es: 'Algunas preposiciones tienen una forma más larga, solo donde es más fácil de decir: *ко мне*, *во вторник*, *об этом*, pero *о маме*.',
    tr: 'Bazı edatların yalnız söylemesi kolaylaştığında kullanılan uzun bir biçimi vardır: *ко мне*, *во вторник*, *об этом*, ama *о маме*.',
  },
  subjectIsDative: {
    en: 'With *нравится*, *нужно*, *холодно* and the like the person is in the dative: *мне*, *тебе*, *ему*.',
    es: 'Con *нравится*, *нужно*, *холодно* y similares la persona va en dativo: *мне*, *тебе*, *ему*.',
    tr: '*Нравится*, *нужно*, *холодно* gibi sözlerde kişi datif (yönelme hâli) ile söylenir: *мне*, *тебе*, *ему*.',
  },
  pain: {
    en: 'With *болит* the person is said as *у меня*, *у тебя*, *у него*; what hurts is the subject.',
    es: 'Con *болит* la persona se dice *у меня*, *у тебя*, *у него*; lo que duele es el sujeto.',
    tr: '*Болит* ile kişi *у меня*, *у тебя*, *у него* diye söylenir; ağrıyan şey öznedir.',
  },
  called: {
    en: 'With *зовут* the person is in the accusative: *меня зовут*, *моего брата зовут*.',
    es: 'Con *зовут* la persona va en acusativo: *меня зовут*, *моего брата зовут*.',
    tr: '*Зовут* ile kişi akuzatif (belirtme hâli) olur: *меня зовут*, *моего брата зовут*.',
  },
  twoSubjects: {
    en: 'Two people together make a plural, so the verb is plural too.',
    es: 'Dos personas juntas forman un plural: el verbo también va en plural.',
    tr: 'İki kişi birlikte çoğuldur; fiil de çoğul olur.',
  },
  singularSubject: {
    en: 'This word is singular in Russian, so the verb is singular too.',
    es: 'En ruso esta palabra es singular: el verbo también va en singular.',
    tr: 'Bu sözcük Rusçada tekildir; fiil de tekil olur.',
  },
  thisWas: {
    en: 'After *это* the verb *был* agrees with the noun that follows.',
    es: 'Después de *это*, el verbo *был* concuerda con el sustantivo que sigue.',
    tr: '*Это*dan sonra *был*, arkasından gelen isimle uyuşur.',
  },
  thisIs: {
    en: 'When you say who or what something is, *это* does not change: *это мой брат*, *это моя мама*.',
    es: 'Al decir quién o qué es algo, *это* no cambia: *это мой брат*, *это моя мама*.',
    tr: 'Bir şeyin kim ya da ne olduğunu söylerken *это* değişmez: *это мой брат*, *это моя мама*.',
  },
  needed: {
    en: '*Нужен* agrees with the thing that is needed: *нужен стол*, *нужна книга*, *нужно время*, *нужны деньги*.',
    es: '*Нужен* concuerda con lo que se necesita: *нужен стол*, *нужна книга*, *нужно время*, *нужны деньги*.',
    tr: '*Нужен*, gereken şeyle uyuşur: *нужен стол*, *нужна книга*, *нужно время*, *нужны деньги*.',
  },
  whoIsSingular: {
    en: '*Кто*, *никто* and *каждый* take a singular verb, masculine in the past.',
    es: '*Кто*, *никто* y *каждый* llevan el verbo en singular; en pasado, en masculino.',
    tr: '*Кто*, *никто* ve *каждый* ile fiil tekil olur, geçmişte de eril.',
  },
  whichAgrees: {
    en: '*Который* has the gender and number of the noun before the comma.',
    es: '*Который* tiene el género y el número del sustantivo que está antes de la coma.',
    tr: '*Который*, virgülden önceki ismin cinsiyetini ve sayısını alır.',
  },
  placeIn: {
    en: 'To say where someone is, use *в* or *на* with the prepositional.',
    es: 'Para decir dónde está alguien: *в* o *на* con preposicional.',
    tr: 'Birinin nerede olduğu söylenirken *в* ya da *на* ile edatlı hâl (предложный падеж) gelir.',
  },
  placeTo: {
    en: 'To say where someone goes, use *в* or *на* with the accusative.',
    es: 'Para decir adónde va alguien: *в* o *на* con acusativo.',
    tr: 'Birinin nereye gittiği söylenirken *в* ya da *на* ile akuzatif (belirtme hâli) gelir.',
  },
  ownPreposition: {
    en: 'Each place has its own preposition: *на работе* but *в школе*; *на работу*, *в школу*; *с работы*, *из школы*.',
    es: 'Cada lugar tiene su preposición: *на работе* pero *в школе*; *на работу*, *в школу*; *с работы*, *из школы*.',
    tr: 'Her yerin kendi edatı vardır: *на работе* ama *в школе*; *на работу*, *в школу*; *с работы*, *из школы*.',
  },
  missingPreposition: {
    en: 'A place needs its preposition, *в* or *на*.',
    es: 'Un lugar necesita su preposición, *в* o *на*.',
    tr: 'Yer bildiren sözcük, *в* ya da *на* edatını ister.',
  },
  adverbForManner: {
    en: 'How something is done, or what it is like somewhere, is said with an adverb in *-о*: *говорит хорошо*, *здесь жарко*.',
    es: 'Cómo se hace algo, o qué tal tiempo hace en un lugar, se dice con un adverbio en *-о*: *говорит хорошо*, *здесь жарко*.',
    tr: 'Bir işin nasıl yapıldığı ya da bir yerde havanın nasıl olduğu *-о* ile biten zarfla söylenir: *говорит хорошо*, *здесь жарко*.',
  },
  adjectiveForNoun: {
    en: 'A noun is described by an adjective, which agrees with it, not by an adverb.',
    es: 'Un sustantivo se describe con un adjetivo, que concuerda con él, no con un adverbio.',
    tr: 'İsim zarfla değil, kendisiyle uyuşan sıfatla nitelenir.',
  },
  ownComparative: {
    en: 'This word has a comparative of its own.',
    es: 'Esta palabra tiene un comparativo propio.',
    tr: 'Bu sözcüğün kendine özgü bir karşılaştırma biçimi vardır.',
  },
  thanAfterComparative: {
    en: 'After a comparative comes *чем*, with a comma before it, or the genitive alone.',
    es: 'Después de un comparativo va *чем*, con una coma delante, o solo el genitivo.',
    tr: 'Karşılaştırma biçiminden sonra, önünde virgülle *чем* ya da yalnız genitif (tamlayan hâli) gelir.',
  },
  asAfterSame: {
    en: 'After *такой же* and *так же* the comparison goes on with *как*.',
    es: 'Después de *такой же* y *так же*, la comparación sigue con *как*.',
    tr: '*Такой же* ve *так же*den sonra karşılaştırma *как* ile sürer.',
  },
  reflexiveStarts: {
    en: 'What begins, ends, opens or closes by itself has *-ся*: *урок начинается*, *магазин открывается*. Without *-ся* someone does it: *учитель начинает урок*.',
    es: 'Lo que empieza, termina, se abre o se cierra solo lleva *-ся*: *урок начинается*, *магазин открывается*. Sin *-ся*, alguien lo hace: *учитель начинает урок*.',
    tr: 'Kendiliğinden başlayan, biten, açılan ya da kapanan şeyin fiili *-ся* alır: *урок начинается*, *магазин открывается*. *-ся* yoksa bunu biri yapar: *учитель начинает урок*.',
  },
  reflexiveOnly: {
    en: 'In this meaning the verb always has *-ся* or *-сь*.',
    es: 'Con este significado el verbo siempre lleva *-ся* o *-сь*.',
    tr: 'Bu anlamda fiil her zaman *-ся* ya da *-сь* alır.',
  },
  longAction: {
    en: 'To say how long something lasted, you usually use the imperfective: *я два часа читал*.',
    es: 'Cuánto duró algo se dice normalmente con el imperfectivo: *я два часа читал*.',
    tr: 'Bir işin ne kadar sürdüğü genellikle bitmemişlik görünüşüyle (imperfektif) söylenir: *я два часа читал*.',
  },
  roundTrip: {
    en: 'A visit in the past, there and back, is said with *ходил* (on foot) or *ездил* (by transport).',
    es: 'Una visita en el pasado, ida y vuelta, se dice con *ходил* (a pie) o *ездил* (en un vehículo).',
    tr: 'Geçmişte gidip dönülen bir yer *ходил* (yaya) ya da *ездил* (taşıtla) ile söylenir.',
  },
  byTransport: {
    en: '*Идти* is to go on foot; by transport it is *ехать*.',
    es: '*Идти* es ir a pie; ir en un vehículo es *ехать*.',
    tr: '*Идти* yaya gitmektir; taşıtla gitmek *ехать* olur.',
  },
  onFoot: {
    en: '*Ехать* is to go by transport; on foot it is *идти*.',
    es: '*Ехать* es ir en un vehículo; ir a pie es *идти*.',
    tr: '*Ехать* taşıtla gitmektir; yaya gitmek *идти* olur.',
  },
  oftenGo: {
    en: 'Repeated trips are said with *ходить* or *ездить*, not with *идти* or *ехать*.',
    es: 'Los viajes que se repiten se dicen con *ходить* o *ездить*, no con *идти* o *ехать*.',
    tr: 'Tekrarlanan gidişler *идти*, *ехать* ile değil, *ходить*, *ездить* ile söylenir.',
  },
  wantThat: {
    en: 'After *хотеть* comes *чтобы* with the past tense when another person is to do it.',
    es: 'Después de *хотеть* va *чтобы* con pasado cuando lo debe hacer otra persona.',
    tr: 'İşi başkası yapacaksa *хотеть*ten sonra *чтобы* ve geçmiş zaman gelir.',
  },
  indefiniteHyphen: {
    en: 'The endings *-то*, *-нибудь* and *-либо* are written with a hyphen.',
    es: 'Las terminaciones *-то*, *-нибудь* y *-либо* se escriben con guion.',
    tr: '*-то*, *-нибудь* ve *-либо* kısa çizgiyle yazılır.',
  },
  doubled: {
    en: 'The word is written twice.',
    es: 'La palabra está escrita dos veces.',
    tr: 'Sözcük iki kez yazılmış.',
  },
  commaBeforeClause: {
    en: 'In Russian a comma separates a clause with *что*, *потому что*, *когда* or *который* from the main clause.',
    es: 'En ruso, una coma separa la oración con *что*, *потому что*, *когда* o *который* de la principal.',
    tr: 'Rusçada *что*, *потому что*, *когда* ya da *который* ile başlayan yan cümle virgülle ayrılır.',
  },
  genitiveOf: {
    en: 'After a quantity, and for the owner or the whole, use the genitive: *чашка чая*, *книга брата*, *центр города*.',
    es: 'La cantidad de algo, su dueño o el todo del que forma parte llevan genitivo: *чашка чая*, *книга брата*, *центр города*.',
    tr: 'Miktar bildiren sözden sonra ve sahibi ya da bütünü söylerken genitif (tamlayan hâli) gelir: *чашка чая*, *книга брата*, *центр города*.',
  },
  adverbialTime: {
    en: 'When something happens every day, week or year is said in the accusative: *каждую неделю*.',
    es: 'Cuándo se repite algo (cada día, semana, año) se dice en acusativo: *каждую неделю*.',
    tr: 'Bir işin her gün, hafta ya da yıl olduğu akuzatifle (belirtme hâli) söylenir: *каждую неделю*.',
  },
  weekOrYear: {
    en: 'Weeks take *на*: *на этой неделе*; months and years take *в*: *в этом году*.',
    es: 'Las semanas llevan *на*: *на этой неделе*; los meses y los años, *в*: *в этом году*.',
    tr: 'Haftalar *на* alır: *на этой неделе*; aylar ve yıllar *в* alır: *в этом году*.',
  },
  notBeforeVerb: {
    en: '*Не* stands directly before the word that it negates.',
    es: '*Не* va directamente delante de la palabra que niega.',
    tr: '*Не*, olumsuzladığı sözcüğün hemen önünde durur.',
  },
  fullForm: {
    en: 'An adjective has the gender, number and case of its noun.',
    es: 'El adjetivo tiene el género, el número y el caso de su sustantivo.',
    tr: 'Sıfat, isminin cinsiyetini, sayısını ve hâlini alır.',
  },
  eachOther: {
    en: 'In *друг друга* only the second word changes, and a preposition stands between the two: *друг другу*, *друг с другом*.',
    es: 'En *друг друга* solo cambia la segunda palabra, y la preposición va entre las dos: *друг другу*, *друг с другом*.',
    tr: '*Друг друга* sözünde yalnız ikinci sözcük değişir; edat ikisinin arasına girer: *друг другу*, *друг с другом*.',
  },
  mostWithAdjective: {
    en: '*Самый* goes with the plain adjective, not with a comparative: *самый интересный*; *лучше* becomes *самый лучший*.',
    es: '*Самый* va con el adjetivo simple, no con un comparativo: *самый интересный*; de *лучше* se forma *самый лучший*.',
    tr: '*Самый* karşılaştırma biçimiyle değil, sıfatın yalın biçimiyle kullanılır: *самый интересный*; *лучше* yerine *самый лучший* denir.',
  },
  sameCase: {
    en: 'Nouns that are joined by *и* after one preposition are in the same case.',
    es: 'Los sustantivos unidos por *и* tras una misma preposición van en el mismo caso.',
    tr: 'Bir edattan sonra *и* ile bağlanan isimler aynı hâlde olur.',
  },
  letUs: {
    en: 'For “let’s”, use *давай* with the *мы* form of a perfective verb or with an imperfective infinitive: *давай купим*, *давай читать*.',
    es: 'Para proponer algo se usa *давай* con la forma de *мы* de un verbo perfectivo o con un infinitivo imperfectivo: *давай купим*, *давай читать*.',
    tr: 'Bir şey önerirken *давай* ile bitmişlik görünüşündeki fiilin *мы* biçimi ya da bitmemişlik görünüşündeki fiilin mastarı gelir: *давай купим*, *давай читать*.',
  },
} as const;

/** A reason in the rule's own words. */
export function because(name: keyof typeof texts): Reason {
  return { own: texts[name] };
}
