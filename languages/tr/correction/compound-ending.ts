import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { bareNoun, verbsAt } from './turkish-clause.ts';
import { nounWith, nounsOf } from './turkish-nouns.ts';

/** What each second noun may be a kind of. No first noun can be the subject beside it. */
const kinds = mapOf(
  Object.fromEntries(
    `durak: otobüs metro tramvay taksi minibüs
    istasyon: tren metro otobüs
    bilet: otobüs tren uçak sinema tiyatro konser maç metro vapur
    numara: telefon kapı oda pasaport
    adres: ev iş mail
    ödev: ev
    bardak: çay su bira
    fincan: kahve çay
    kaşık: çay çorba tatlı
    öğretmen: matematik tarih müzik kimya fizik biyoloji coğrafya resim
    ders: matematik tarih müzik kimya fizik biyoloji coğrafya resim dans piyano gitar yüzme
    kurs: dil dans yüzme bilgisayar resim gitar müzik türkçe ingilizce
    sınav: matematik tarih kimya fizik
    maç: futbol basketbol voleybol tenis
    takım: futbol basketbol voleybol
    kart: kredi
    oyun: bilgisayar
    gözlük: güneş
    durum: hava
    merkez: alışveriş şehir
    tatil: yaz kış
    yemek: öğle
    film: aşk korku macera
    çanta: el sırt
    çorba: tavuk mercimek domates sebze balık
    macun: diş
    doktor: diş göz
    makine: çamaşır bulaşık kahve
    masa: yemek
    oda: yemek
    arkadaş: iş okul sınıf ev oda
    havuz: yüzme
    örtü: masa
    telefon: cep
    kutu: posta çöp
    polis: trafik
    gün: pazartesi salı çarşamba perşembe cuma cumartesi
    ay: ocak şubat mart nisan haziran temmuz ağustos eylül ekim kasım aralık
    liman: hava`
      .split('\n')
      .map((line) => {
        const [second = '', firsts = ''] = line.trim().split(': ');
        return [second, new Set(firsts.split(' '))];
      }),
  ),
);

/** otobüs bilet; telefon numara; pazartesi gün. */
export const compoundEnding = perWord((cursor) => {
  const { lexicon } = cursor.sentence;
  const second = cursor.text(1);
  const known = kinds.get(second);
  if (!known?.has(cursor.text(0))) return undefined;
  // Sinema bilet satıyor: the first is the subject.
  const isActing = verbsAt(cursor, 2).some(({ person }) => person === 2 || person === 5);
  // Futbol takım oyunudur.
  if (/(?:oyun|spor|iş)[ıiuü](?:d[ıiuü]r)?$/u.test(cursor.text(2))) return undefined;
  if (isActing && !/^(?:futbol|basketbol|voleybol|tenis)$/u.test(cursor.text(0))) return undefined;
  const noun =
    bareNoun(cursor, 1) ??
    nounsOf(second, lexicon).find((one) => one.lexeme.text === second && one.owner === null);
  const right = noun && nounWith(noun, lexicon, { owner: 'third' });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'case',
      reason: { note: 'noun-compound-one-ending' },
    })
  );
});
