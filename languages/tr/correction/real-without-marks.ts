import { wordSet } from '../../lookup/word-set.ts';

/** Words that look like others without their marks, but are words themselves: sac beside saç. */
export const realWithoutMarks = wordSet(`
  acar adi ari asi asil asri asama basa basta bari bayi bayim bayin boldu boldun caba cani cin cinli cop copu
  diplomasi dokuyor dokuyorlar dokuyorsun dokuyorsunuz dokuyorum dokuyoruz esin este gazi gazim gazin gulden hali
  halim halimi halimiz halimizi halin halini halinin haliniz halisi haslar havali hayati hayvani hesabi hiza
  ihtiyari ilik inci incim incimiz insani kani kari kati katin kemani kor kurusa kurusu kurusun kusa köse kısın kasık
  mali malim malin maliniz mimari mimarimiz mimarin mimariniz mizahi olum olumu onum sac saca saclar sair sairden
  sairin saka sakada sakadan sakalar sakam sakan sakaya salim sari sayi seker sekerim sekerler suca sure surede
  sureden sureler sureye suresi tas tasa taslar tasta tastan unlu ustun ayin ayinin ayini kurusum varis varisi varisim
  varisin vatani yas yasta yastan uzuyor uzuyorlar uzuyorsun uzuyorum uzuyoruz mac cari
`);
