import { wordSet } from '../../lookup/word-set.ts';

/** Verbs whose object, if it is a known thing, is in the accusative. */
export const transitive = wordSet(
  `sevmek görmek tanımak özlemek aramak beklemek bilmek unutmak kaybetmek bulmak açmak kapatmak temizlemek yıkamak
  kırmak satmak okumak izlemek dinlemek beğenmek anlamak hatırlamak taşımak getirmek göndermek yemek içmek almak
  bırakmak göstermek öpmek seyretmek kullanmak bitirmek yazmak pişirmek hazırlamak ütülemek duymak çekmek tutmak
  çalmak götürmek koymak kesmek çıkarmak giymek değiştirmek ödemek kurtarmak yakalamak korumak açıklamak durdurmak
  kaçırmak kurmak saklamak seçmek çevirmek harcamak kaldırmak çağırmak yakmak toplamak çözmek affetmek sokmak
  doldurmak uyarmak uzatmak indirmek bağlamak kapamak düşürmek düzeltmek sallamak paylaşmak asmak uyandırmak silmek
  karıştırmak dikmek incelemek kutlamak dökmek yıkmak imzalamak düzenlemek kiralamak kıskanmak kilitlemek beslemek
  üzmek ısmarlamak boyamak gezmek gezdirmek yırtmak kaydetmek kazmak tekrarlamak yutmak koklamak ezberlemek
  süpürmek sulamak ısıtmak örtmek giydirmek onarmak kurutmak hatırlatmak savunmak desteklemek`,
);
