import type { CueTable } from '../../tutor/cue-table.ts';

/** Cues of questions about a word in Turkish. */
export const cues: CueTable = {
  meaning: `
    ne demek istedi*, demek istedi*, mi demek, mu demek, mı demek, mü demek, demek mi, demek mu, ne demek, ne anlam*, anlam*, manası, mana*, ne manaya, demek nedir, tanım*, # nedir, bu
    nedir, bu kelime nedir, kelimeyi açıkla*, kelimesini açıkla*, ne oluyor, ne demektir, ne
    demekti, ?açıkla*, ?anlamad*, ?anlat*, ne manada, ne ifade, ifade ed*, ne için den*, neyi
    anlat*, nedir bu, ne diyor, ne kast*, kaste*, demek ne, ne demeye, ne anlama gel*`,
  example: `
    ornek*, cümle kurar mısın, cümle kurar, olumsuz cümle, soru cümlesi, örnek ver, örnek yaz*, örnek*, örneğ*, cümle içinde, cümlede kullan*, cümle kur*, cümleler, bir cümle, cümle
    yap*, cümle yaz*, ?cümle*, cümlede gör*, cümlede, cümlelerde, bir iki cümle*, nasıl geçer,
    cümlelerle, örneklendir*, göster* misin, kullanımını göster*, bağlam içinde, gerçek
    hayatta`,
  pronunciation: `
    $ okun*, $ söylen*, $ duyul*, $ harfi*, $ sesi*, iki nokta, noktalar, $ mi okun*, $ diye okun*, $ gibi mi,
    aynı okunuyor, aynı mı okunuyor, farklı okunuyor, telaffuz*, telafuz*, nasıl okun*, okunuş*, nasıl söylen*, söyleniş*, sesletim*, vurgu*,
    hece*, fonetik*, nasıl ses*, sesli oku*, aksan*, ?okun*, ?söylen*, nasıl oku*, okuyacağ*,
    okuyorum, seslendir*, nasıl diyeceğ*, nasıl söyleyeceğ*, sesli, yutul*, sessiz harf,
    kafiye*, ağız, dilim dönmüyor, telafu*`,
  grammar: `
    her zaman gerekli, her zaman söyle*, söylemek zorunda, demek zorunda, büyük harf*, ayrı yazıl*, bitişik yazıl*, ayrı mı yazıl*,
    dilbilgi*, dil bilgi*, gramer*, sözcük türü, kelime türü, türü ne, isim mi, fiil mi, sıfat
    mı, zarf mı, görünüş*, bitmişlik, hangi artikel, artikel*, tanımlık, geçişli, ?kural*,
    kelimenin türü, kelimenin turu, hangi tür, ne tür bir kelime, sıfat, canlı mı, ünlü
    uyumu*, uyumu*`,
  gender: `
    cinsiyet*, eril mi, eril, dişil, dişil mi, eril mi dişil mi, dişil mi eril mi, cinsi,
    hangi cins, nötr*`,
  countable: `
    sayılabil*, sayılamaz*, sayılır mı, tekili var, çoğulu var, tekil mi, çoğul mu,
    tekil mi çoğul mu`,
  pattern: `
    hangi ek geli*, hangi ek, hangi ekle, ne eki, hangi hal geli*, hangi edat geli*, hangi edat*, edat alır, hangi hal*, hangi hali, hangi halle, hangi hal ile, ?edat*, edatı,
    edatla, tanımlık alır, hangi ek, hangi eki alır, sonra _ mı, sonra _ mi, tan sonra, ten
    sonra, dan sonra, den sonra, neyle kullanıl*, ne ile kullanıl*`,
  forms: `
    karşılaştırma yap*, nasıl karşılaştır*, çekim*, çekil*, çek, çekimle*, tüm halleri, bütün halleri, halleri, formlar*, formu,
    biçim*, düzensiz*, düzenli*, zamanlar*, hangi ekler, ekleri, nasıl değiş*, ?hali, ?zaman*,
    ?tablo*, ?form*, nasıl değişir, bütün şahıslar*, tüm şahıslar*, şahıslara göre, diğer
    halleri, başka halleri, çekimini, çekimleri, halini, nasıl olur`,
  difference: `
    farkı ne, farkı nedir, farkini, hangisini kullan*, ikisi de, ikiside, ne fark var, diyecegiz, arasındaki fark, fark*, arasında* fark*, farklı, ayır*, ayrım*, karşılaştır*, kıyasla*, aynı mı, aynı şey*,
    yerine, vs, karıştır*, mi yoksa #, mı yoksa #, mu yoksa #, mü yoksa #, # mi yoksa, # mı
    yoksa, ?# veya, ?veya #, ?ya da #, # mi _ mi, # mı _ mı, _ mi # mi, arasındaki, neyle
    karıştır*, ne zaman # ne zaman, # ne zaman _ ne zaman, hangisi, hangisini, arasında kal*,
    ayırt*, ayrı mı, aynı değil, tercih, yerine geçer, kafam karış*, karışıyor`,
  acceptable: `
    diyebilir mi*, diyebilir miyim, diyebilir miyiz, diyebiliyor mu*, denir mi, söylenir mi,
    denebilir mi, demek doğru mu, desem olur mu, olur mu, doğru mu, söylesem, desem, denilir
    mi, diyor mu*, der mi*, kullanabilir mi*, kullanılabilir mi, dersem, geçerli mi, doğru
    olur mu, kulağa doğal, kulağa garip, garip kaç*, tuhaf kaç*, söyleyebilir mi*`,
  correct: `
    düzelt*, düzeltir misin, cümlemi, cümlem, hata var, hatam var, hata, yanlış var, yanlış
    mı, yanlışım, doğru yazmış, doğru yazdım, doğru söyledim, doğru kurmuş, doğru mu bu cümle,
    kontrol eder misin, kontrol et, bakar mısın, cümle doğru mu, bu cümlede`,
  confirm: 'doğru mu bu, öyle mi, gerçekten mi, doğru muymuş, değil mi, miymiş',
  mistakes: `
    hangi hata*, ne hata*, sık yapılan hata*, yaygın hata*, tipik hata*, hatalar yap*, nerede
    yanıl*`,
  translation: `
    nasıl diyoruz, nasıl deniyor, nasıl diyebiliriz, diyeceğim, çevir*, çeviri*, tercüme*, nasıl denir, nasıl derim, nasıl deriz, nasıl dersin, nasıl
    diyebilirim, nasıl söylerim, @ nasıl, @ nasıl söylen*, @ ne denir, @ ne, @ ne demek, @
    karşılığı, karşılığı, ?@, @ _ ne demek, @ _ nasıl, @ _ nasıl denir, @ çevir*, @ karşılı*,
    @ söyle, @ de nasıl, @ nasıl derim, karşılık*`,
  quiz: `
    soru sor*, sorar mısın, bana sor*, sor bana, test et*, test yap*, test, sına*, sınav*,
    quiz*, alıştırma*, egzersiz*, pratik*, bilgimi ölç, yokla*, deneme yap*, ?oyun*, sına,
    sınar mısın, sorular, soru hazırla, soru yönelt, soralım, yarışma, bulmaca, tekrar edelim,
    tekrar yap*, çalışalım, çalıştır*, deneyelim, bakalım biliyor`,
  memory: `
    aklımda*, akılda*, aklıma, hatırla*, ezber*, unut*, hafıza*, hafızam*, ipucu, püf nokta*,
    çağrışım*, kodlama, nasıl öğren*, ?kolay yol*, kafamda, kafama, kalmıyor, kalıcı,
    aklımdan, zihnim*, belle*, kolay öğren*, çıkmasın, çıkıyor, tutamıyorum, bir yöntem,
    yöntem*, taktik*`,
  synonym: `
    eş anlam*, eşanlam*, yakın anlam*, benzer kelime*, sinonim*, başka nasıl*, başka kelime*,
    aynı anlam*, aynı anlama gelen, başka ne diyebilir*, başka ne denir, yerine başka, aynı
    anlama gel*, aynı manaya, benzer anlam*, yakın kelime*, yerine ne, alternatif*, başka
    hangi kelime*, aynı şeyi söyle*, ?benzer*`,
  opposite: 'zıt anlam*, zıt*, karşıt*, tersi',
  family: `
    aynı kök*, kökten, kelime ailesi, türeyen*, türemiş, türet*, akraba*, kökteş*, kelime
    grubu, ilgili kelime*, ilişkili, isim hali, sıfat hali, isim olarak, hangi isim, hangi
    sıfat`,
  usage: `
    ne zaman denir, ne zaman söylen*, ne zaman derler, ne zaman diyorlar,
    ne zaman kullan*, nerede kullan*, nasıl kullan*, hangi durum*, kullanım*, bağlam*,
    kullanılır mı, hangi kelimelerle, kalıp*, deyim*, ?kullan*, gerçekten kullan*, günlük
    hayat*`,
  register: `
    resmi*, gayri resmi, samimi*, kaba mı, kaba, kibar*, nazik*, argo*, günlük dil*, konuşma
    dilinde, ayıp, öğretmen*, patron*, arkadaşlar*, e posta*, yazı dil*, mailde, uygun mu,
    uygun olur, eski moda, küfür*, hakaret*, saygı*, hitap*, üslup, laubali`,
  region: `
    hangi ülke*, her yerde, bölge*, lehçe*, petersburg*, moskova*, ingiltere*, amerika*,
    meksika*, ispanya*, nerede deniyor, nerede denir, yöre*`,
  level: `
    seviye*, sık*, yaygın*, ne kadar sık, nadir*, çok kullan*, çok mu kullan*, popüler*, zor
    bir kelime, zor mu, kolay mı, önemli mi, ne kadar önemli, düzey*, yeni başlayan*, öğrenmem
    şart, öğrenmeli miyim, şart mı, çok geçiyor, geçiyor mu, her gün, sürekli, temel kelime,
    başlangıç, ileri, gerekli mi, bilmem gerek*, lazım mı, önemi`,
  spelling: `
    nasıl yazıl*, yazılış*, nasıl yazıyoruz, nasıl yazarım, nasıl yazacağ*, harf harf, imla*,
    hangi harf*, harfleri ne*`,
  reason: 'neden, niye, niçin, ne diye, sebebi ne, nedeni ne',
  choice: 'neden # değil, niye # değil, neden _ değil, niye _ değil',
  aside: 'mesela, örneğin, yani',
  greeting: `
    merhaba*, selam*, günaydın, iyi günler, iyi akşamlar, naber, nasılsın, yardım, yardım et*,
    ne yapabilirsin, neler yapabilirsin`,
  thanks: `
    teşekkür*, sağol*, sağ ol*, eyvallah, tşk*, ?anladım, ?tamamdır, ?harika, ?süper`,
  more: `
    bir tane daha, bi tane daha, başka bir tane, sonraki, sıradaki, bir daha, başka var mı,
    ?daha, ?başka, ?devam, ?evet, ?olur, ?tamam`,
  unknown: `
    sen kimsin, kimsin, robot musun, insan mısın, hava nasıl, hava durumu, şiir*, fıkra*,
    talimatları*, talimatlarını unut, köken*, etimoloji*, nereden gel*, hayatın anlamı, pizza,
    başkenti, seni kim, saat kaç, haberler, canım sıkıl*`,
  no: 'istemi*, istemem, gerek yok, değil, olmasın, yapma, verme, sorma, gerekmiyor',
};
