import type { CueTable } from '../../tutor/cue-table.ts';

/** Cues of questions about a word in Turkish. */
export const cues: CueTable = {
  meaning: `
    ne demek, ne anlam*, anlam*, manası, mana*, ne manaya, demek nedir, tanım*, # nedir, bu
    nedir, bu kelime nedir, kelimeyi açıkla*, kelimesini açıkla*, ne oluyor, ne demektir, ne
    demekti, ?açıkla*, ?anlamad*, ?anlat*, ne manada, ne ifade, ifade ed*, ne için den*, neyi
    anlat*, nedir bu, ne diyor, ne kast*, kaste*, demek ne, ne demeye, ne anlama gel*`,
  example: `
    örnek*, örneğ*, cümle içinde, cümlede kullan*, cümle kur*, cümleler, bir cümle, cümle yap*,
    cümle yaz*, ?cümle*, cümlede gör*, cümlede, cümlelerde, bir iki cümle*, nasıl geçer,
    cümlelerle, örneklendir*, göster* misin, kullanımını göster*, bağlam içinde, gerçek hayatta`,
  pronunciation: `
    telaffuz*, telafuz*, nasıl okun*, okunuş*, nasıl söylen*, söyleniş*, sesletim*, vurgu*,
    hece*, fonetik*, nasıl ses*, sesli oku*, aksan*, ?okun*, ?söylen*, nasıl oku*, okuyacağ*,
    okuyorum, seslendir*, nasıl diyeceğ*, nasıl söyleyeceğ*, sesli, yutul*, sessiz harf,
    kafiye*, ağız, dilim dönmüyor, telafu*`,
  grammar: `
    dilbilgi*, dil bilgi*, gramer*, cinsiyet*, eril mi, eril, dişil, sözcük türü, kelime türü,
    türü ne, isim mi, fiil mi, sıfat mı, zarf mı, görünüş*, bitmişlik, hangi edat*, hangi
    artikel, artikel*, hangi hal*, tanımlık, sayılabil*, geçişli, ?kural*, ?edat*, kelimenin
    türü, kelimenin turu, eril mi dişil mi, dişil mi eril mi, dişil mi, cinsi, hangi tür, ne tür
    bir kelime, sıfat, edat alır, tanımlık alır, canlı mı, hangi edatı, ünlü uyumu*, uyumu*`,
  forms: `
    çekim*, çekil*, çek, çekimle*, tüm halleri, bütün halleri, halleri, formlar*, formu, biçim*,
    düzensiz*, düzenli*, zamanlar*, hangi ekler, ekleri, nasıl değiş*, ?hali, ?zaman*, ?tablo*,
    ?form*, nasıl değişir, bütün şahıslar*, tüm şahıslar*, şahıslara göre, diğer halleri, başka
    halleri, çekimini, çekimleri, halini, nasıl olur`,
  difference: `
    fark*, arasında* fark*, farklı, ayır*, ayrım*, karşılaştır*, kıyasla*, aynı mı, aynı şey*,
    yerine, vs, karıştır*, mi yoksa #, mı yoksa #, mu yoksa #, mü yoksa #, # mi yoksa, # mı
    yoksa, ?# veya, ?veya #, ?ya da #, # mi _ mi, # mı _ mı, _ mi # mi, arasındaki, neyle
    karıştır*, ne zaman # ne zaman, # ne zaman _ ne zaman, hangisi, hangisini, arasında kal*,
    ayırt*, ayrı mı, aynı değil, tercih, yerine geçer, kafam karış*, karışıyor`,
  translation: `
    çevir*, çeviri*, tercüme*, nasıl denir, nasıl derim, nasıl deriz, nasıl dersin, nasıl
    diyebilirim, nasıl söylerim, @ nasıl, @ nasıl söylen*, @ ne denir, @ ne, @ ne demek, @
    karşılığı, karşılığı, ?@, @ _ ne demek, @ _ nasıl, @ _ nasıl denir, @ çevir*, @ karşılı*, @
    söyle, @ de nasıl, @ nasıl derim, karşılık*`,
  quiz: `
    soru sor*, sorar mısın, bana sor*, sor bana, test et*, test yap*, test, sına*, sınav*,
    quiz*, alıştırma*, egzersiz*, pratik*, bilgimi ölç, yokla*, deneme yap*, ?oyun*, sına, sınar
    mısın, sorular, soru hazırla, soru yönelt, soralım, yarışma, bulmaca, tekrar edelim, tekrar
    yap*, çalışalım, çalıştır*, deneyelim, kontrol et, bakalım biliyor`,
  memory: `
    aklımda*, akılda*, aklıma, hatırla*, ezber*, unut*, hafıza*, hafızam*, ipucu, püf nokta*,
    çağrışım*, kodlama, nasıl öğren*, ?kolay yol*, kafamda, kafama, kalmıyor, kalıcı, aklımdan,
    zihnim*, belle*, kolay öğren*, çıkmasın, çıkıyor, tutamıyorum, bir yöntem, yöntem*, taktik*`,
  related: `
    eş anlam*, eşanlam*, yakın anlam*, benzer kelime*, benzer*, sinonim*, başka nasıl*, başka
    kelime*, aynı anlam*, aynı kök*, kelime ailesi, ilgili kelime*, ilişkili, türeyen, türemiş,
    aynı anlama gel*, aynı manaya, benzer anlam*, yakın kelime*, yerine ne, alternatif*, yerine
    kullan*, başka hangi kelime*, akraba*, kökteş*, kelime grubu, aynı şeyi söyle*`,
  opposite: 'zıt anlam*, zıt*, karşıt*, tersi',
  usage: `
    resmi*, gayri resmi, samimi*, kaba mı, kaba, kibar*, nazik*, argo*, günlük dil*, ne zaman
    kullan*, nerede kullan*, nasıl kullan*, hangi durum*, kullanım*, bağlam*, kullanabilir
    miyim, diyebilir miyim, kullanılır mı, hangi kelimelerle, kalıp*, deyim*, ?kullan*,
    gerçekten kullan*, günlük hayat*, konuşma dilinde, ayıp, söylesem, desem, denir mi, söylenir
    mi, öğretmen*, patron*, arkadaşlar*, e posta*, yazı dil*, mailde, uygun mu, uygun olur, eski
    moda, küfür*, hakaret*, saygı*, garip kaç*, tuhaf kaç*, hitap*, üslup`,
  level: `
    seviye*, sık*, yaygın*, ne kadar sık, nadir*, çok kullan*, çok mu kullan*, popüler*, zor bir
    kelime, zor mu, kolay mı, önemli mi, ne kadar önemli, düzey*, yeni başlayan*, öğrenmem şart,
    öğrenmeli miyim, şart mı, çok geçiyor, geçiyor mu, her gün, sürekli, temel kelime,
    başlangıç, ileri, gerekli mi, bilmem gerek*, lazım mı, önemi`,
  spelling: `
    nasıl yazıl*, yazılış*, nasıl yazıyoruz, nasıl yazarım, nasıl yazacağ*, harf harf, imla*,
    hangi harf*, harfleri ne*`,
  reason: '?neden, ?niye, ?niçin, ?ne diye, ?sebebi ne, ?nedeni ne',
  choice: 'neden # değil, niye # değil, neden _ değil, niye _ değil',
  greeting: `
    merhaba*, selam*, günaydın, iyi günler, iyi akşamlar, naber, nasılsın, yardım, yardım et*,
    ne yapabilirsin, neler yapabilirsin`,
  thanks: 'teşekkür*, sağol*, sağ ol*, eyvallah, tşk*, ?anladım, ?tamamdır, ?harika, ?süper',
  more: `
    bir tane daha, bi tane daha, başka bir tane, sonraki, sıradaki, bir daha, başka var mı,
    ?daha, ?başka, ?devam, ?evet, ?olur, ?tamam`,
  unknown: `
    sen kimsin, kimsin, robot musun, insan mısın, hava nasıl, hava durumu, şiir*, fıkra*,
    talimatları*, talimatlarını unut, köken*, etimoloji*, nereden gel*, hayatın anlamı, pizza,
    başkenti, seni kim, saat kaç, haberler, canım sıkıl*`,
  no: 'istemi*, istemem, gerek yok, değil, olmasın, yapma, verme, sorma, gerekmiyor',
};
