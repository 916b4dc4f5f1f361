import { wordSet } from '../../lookup/word-set.ts';

/** What people are: yorgun, öğretmen. */
export const predicative = wordSet(
  `yorgun hasta mutlu üzgün aç tok hazır genç yaşlı zengin fakir evli bekâr meşgul mutsuz heyecanlı sinirli kızgın
  haklı haksız yalnız şanslı sarhoş âşık memnun sağlıklı tembel çalışkan akıllı zeki güçlü zayıf şişman iyi emin
  öğrenci öğretmen doktor mühendis hemşire avukat polis aşçı şoför gazeteci yazar memur işçi mimar emekli garson
  amerikalı meksikalı arjantinli ukraynalı`,
);
