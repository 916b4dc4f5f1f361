import type { CueTable } from './cue-tables.ts';

/** How questions about a word are asked in Turkish. */
export const turkishCues: CueTable = {
  meaning: `
    ne demek, ne anlam*, anlam*, manası, mana*, ne manaya, demek nedir, tanım*, # nedir, bu
    nedir, bu kelime nedir, kelimeyi açıkla*, kelimesini açıkla*, ne oluyor, ne demektir, ne
    demekti, ?açıkla*, ?anlamad*, ?anlat*`,
  example: `
    örnek*, örneğ*, cümle içinde, cümlede kullan*, cümle kur*, cümleler, bir cümle, cümle yap*,
    cümle yaz*, ?cümle*`,
  pronunciation: `
    telaffuz*, telafuz*, nasıl okun*, okunuş*, nasıl söylen*, söyleniş*, sesletim*, vurgu*,
    hece*, fonetik*, nasıl ses*, sesli oku*, aksan*, ?okun*, ?söylen*`,
  grammar: `
    dilbilgi*, dil bilgi*, gramer*, cinsiyet*, eril mi, eril, dişil, sözcük türü, kelime türü,
    türü ne, isim mi, fiil mi, sıfat mı, zarf mı, görünüş*, bitmişlik, hangi edat*, hangi
    artikel, artikel*, hangi hal*, tanımlık, sayılabil*, geçişli, ?kural*, ?edat*`,
  forms: `
    çekim*, çekil*, çek, çekimle*, tüm halleri, bütün halleri, halleri, formlar*, formu, biçim*,
    düzensiz*, düzenli*, zamanlar*, hangi ekler, ekleri, nasıl değiş*, ?hali, ?zaman*, ?tablo*,
    ?form*`,
  difference: `
    fark*, arasında* fark*, farklı, ayır*, ayrım*, karşılaştır*, kıyasla*, aynı mı, aynı şey*,
    yerine, vs, karıştır*, mi yoksa #, mı yoksa #, mu yoksa #, mü yoksa #, # mi yoksa, # mı
    yoksa, ?# veya, ?veya #, ?ya da #`,
  translation: `
    çevir*, çeviri*, tercüme*, nasıl denir, nasıl derim, nasıl deriz, nasıl dersin, nasıl
    diyebilirim, nasıl söylerim, @ nasıl, @ nasıl söylen*, @ ne denir, @ ne, @ ne demek, @
    karşılığı, karşılığı, ?@`,
  quiz: `
    soru sor*, sorar mısın, bana sor*, sor bana, test et*, test yap*, test, sına*, sınav*,
    quiz*, alıştırma*, egzersiz*, pratik*, bilgimi ölç, yokla*, deneme yap*, ?oyun*`,
  memory: `
    aklımda*, akılda*, aklıma, hatırla*, ezber*, unut*, hafıza*, hafızam*, ipucu, püf nokta*,
    çağrışım*, kodlama, nasıl öğren*, ?kolay yol*`,
  related: `
    eş anlam*, eşanlam*, yakın anlam*, benzer kelime*, benzer*, sinonim*, başka nasıl*, başka
    kelime*, aynı anlam*, aynı kök*, kelime ailesi, ilgili kelime*, ilişkili, türeyen, türemiş`,
  opposite: 'zıt anlam*, zıt*, karşıt*, tersi',
  usage: `
    resmi*, gayri resmi, samimi*, kaba mı, kaba, kibar*, nazik*, argo*, günlük dil*, ne zaman
    kullan*, nerede kullan*, nasıl kullan*, hangi durum*, kullanım*, bağlam*, kullanabilir
    miyim, diyebilir miyim, kullanılır mı, hangi kelimelerle, kalıp*, deyim*, ?kullan*`,
  level: `
    seviye*, sık*, yaygın*, ne kadar sık, nadir*, çok kullan*, çok mu kullan*, popüler*, zor bir
    kelime, zor mu, kolay mı, önemli mi, ne kadar önemli, düzey*, yeni başlayan*`,
  greeting: 'merhaba*, selam*, günaydın, iyi günler, iyi akşamlar, naber, nasılsın',
  thanks: 'teşekkür*, sağol*, sağ ol*, eyvallah, tşk*, ?anladım, ?tamamdır, ?harika, ?süper',
  more: `
    bir tane daha, bi tane daha, başka bir tane, sonraki, sıradaki, bir daha, başka var mı,
    ?daha, ?başka, ?devam, ?evet, ?olur, ?tamam`,
  unknown: `
    sen kimsin, kimsin, robot musun, insan mısın, hava nasıl, hava durumu, şiir*, fıkra*,
    talimatları*, talimatlarını unut, köken*, etimoloji*, nereden gel*, hayatın anlamı`,
  no: 'istemi*, istemem, gerek yok, değil, olmasın, yapma, verme, sorma, gerekmiyor',
};
