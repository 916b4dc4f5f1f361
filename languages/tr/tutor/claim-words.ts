import type { ClaimWords } from '../../tutor/claim-words.ts';

/** Words of statements about forms in Turkish. */
export const claimWords: ClaimWords = {
  names: {
    first: 'birinci şahıs*, birinci kişi*, 1 şahıs*, 1 kişi*',
    second: 'ikinci şahıs*, ikinci kişi*, 2 şahıs*, 2 kişi*',
    third: 'üçüncü şahıs*, üçüncü kişi*, 3 şahıs*, 3 kişi*',
    comparative: 'karşılaştırma*',
    superlative: 'en üstünlük*',
  },
  of: '',
  ofAfter: `fiilinin kelimesinin sözcüğünün isminin adının sıfatının zamirinin fiili için kelimesi nın
  nin nun nün ın in un ün ının inin unun ünün`,
  its: 'onun bunun',
  is: `olur olarak şeklinde şeklindedir biçiminde biçimindedir dir dır dur dür tir tır tur tür denir
  yazılır dönüşür hâlini hâli hâline alır gelir söylenir idi`,
  or: 'veya yahut ya da',
  and: 've ile',
  filler: `bir biçim* form* zaman* hâl* kelime* sözcük* fiil* isim* isimdir sıfat* zamir* sayı* şahıs*
  kişi* her de düzensiz* düzenli* sadece yalnızca ise bu cinsiyet* görünüş* çift* eş doğru*`,
  joins: 'ama fakat çünkü ancak oysa bu yüzden ki',
  aspects: {
    impf: 'bitmemişlik* bitmemiş* imperfektif* tamamlanmamış*',
    pf: 'bitmişlik* bitmiş* perfektif* tamamlanmış*',
    partner: 'eşi eşidir karşılığı çifti',
  },
  doubts: `
    yanlış*, hata*, hatalı, değil*, asla, sakın, yerine, karıştır*, hiç kimse, kimse, bazı*, bazen, çoğu
    kişi, birçok*, insanlar, öğrenciler, öğrenenler, çocuk*, sık sık, genellikle, nadiren, olabilir,
    gibi görün*, sanıl*, sanır*, sanabilir*, düşün*, bekle*, mantık*, eğer, ise de, ingiliz, amerikan,
    eskimiş, eski, lehçe*, ağız*, gündelik*, argo, şiir*, edebi*, anlamında, anlamı*, demektir,
    ispanya*, latin*, meksika*, arjantin*, vos, bölge*, ülke*, aksine, hariç, dışında, uydur*, sözde, fiil
    olarak, isim olarak, sıfat olarak, mısın*, misin*, yok*, denmez, olmaz, kullanılmaz`,
  sure: 'sakın unutma*',
};
