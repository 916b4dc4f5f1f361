/** Everyday sentences of learners with one mistake, and the same without it. */
export const wrongEverydayTurkish = `
  Dün çok yorgunum.|Dün çok yorgundum.
  Geçen hafta sinemaya gidiyorum.|Geçen hafta sinemaya gittim.
  Yarın annemi ziyaret ettim.|Yarın annemi ziyaret edeceğim.
  Gelecek yıl üniversiteye başladım.|Gelecek yıl üniversiteye başlayacağım.
  Ben öğretmensin.|Ben öğretmenim.
  Biz Rusyalıyım.|Biz Rusyalıyız.
  Sen çok güzelsiniz.|Sen çok güzelsin.
  Onlar futbol oynuyoruz.|Onlar futbol oynuyorlar.
  Ben kitap okuyor.|Ben kitap okuyorum.
  Ayşe ve ben pazara gittim.|Ayşe ve ben pazara gittik.
  Beş elmalar aldım.|Beş elma aldım.
  Bu sınıfta yirmi öğrenciler var.|Bu sınıfta yirmi öğrenci var.
  Çok kitaplarım var.|Çok kitabım var.
  Kaç kardeşlerin var?|Kaç kardeşin var?
  Ali arabası kırmızı.|Ali'nin arabası kırmızı.
  Benim anne doktor.|Benim annem doktor.
  Onun baba çok yaşlı.|Onun babası çok yaşlı.
  Ben bir köpek var.|Benim bir köpeğim var.
  Benim araba yok.|Benim arabam yok.
  Evde ekmek değil.|Evde ekmek yok.
  Ben aç yok.|Ben aç değilim.
  Ben doktor değil.|Ben doktor değilim.
  Param yokum.|Param yok.
  Ben sana seviyorum.|Ben seni seviyorum.
  Annemi yardım ediyorum.|Anneme yardım ediyorum.
  Otobüsü biniyorum.|Otobüse biniyorum.
  Köpeği korkuyorum.|Köpekten korkuyorum.
  Bu filmden beğendim.|Bu filmi beğendim.
  Öğretmeni bir soru sordum.|Öğretmene bir soru sordum.
  Sana evleneceğim.|Seninle evleneceğim.
  Müzik dinlemeyi hoşlanıyorum.|Müzik dinlemekten hoşlanıyorum.
  Türkçe öğrenmek başladım.|Türkçe öğrenmeye başladım.
  Yüzmeyi gitmek istiyorum.|Yüzmeye gitmek istiyorum.
  Kahve içmeği seviyorum.|Kahve içmeyi seviyorum.
  Eve gitmeliyim lazım.|Eve gitmem lazım.
  Benim çalışmak lazım.|Benim çalışmam lazım.
  Doktora gitmek gerekiyorum.|Doktora gitmem gerekiyor.
  İstanbulda yaşıyorum.|İstanbul'da yaşıyorum.
  Okul gidiyorum.|Okula gidiyorum.
  Ben ev kalıyorum bugün.|Ben evde kalıyorum bugün.
  Ankara geldim.|Ankara'ya geldim.
  Saat üçte kadar çalıştım.|Saat üçe kadar çalıştım.
  Ders sonra eve gidiyoruz.|Dersten sonra eve gidiyoruz.
  İki yıldan önce evlendim.|İki yıl önce evlendim.
  Üç ay için Türkiye'de yaşıyorum.|Üç aydır Türkiye'de yaşıyorum.
  Ben yirmi yaşım.|Ben yirmi yaşındayım.
  Kız kardeşim on yaşında var.|Kız kardeşim on yaşında.
  Saat beşde buluşalım.|Saat beşte buluşalım.
  Kitapda yazıyor.|Kitapta yazıyor.
  Çocuk ağacda oturuyor.|Çocuk ağaçta oturuyor.
  Sütü içmeyorum.|Sütü içmiyorum.
  Sen Türkçe konuşuyorsun mu?|Sen Türkçe konuşuyor musun?
  O geliyormu?|O geliyor mu?
  Ben hiç et yerim.|Ben hiç et yemem.
  Kimse beni anlıyor.|Kimse beni anlamıyor.
  Hiçbir şey gördüm.|Hiçbir şey görmedim.
  Bu kitap o kitap daha pahalı.|Bu kitap o kitaptan daha pahalı.
  Dün parkta fotoğraf aldım.|Dün parkta fotoğraf çektim.
  Akşam televizyon görüyorum.|Akşam televizyon izliyorum.
  Piyano oynuyorum.|Piyano çalıyorum.
  Babam sigara içiyorlar.|Babam sigara içiyor.
  Ben da gelmek istiyorum.|Ben de gelmek istiyorum.
  Annem her gün erken kalkıyorum.|Annem her gün erken kalkıyor.
  Biz dün akşam sinemaya gitti.|Biz dün akşam sinemaya gittik.
  Kedim süt seviyorum.|Kedim süt seviyor.
  Çocuklar parkta oynuyorum.|Çocuklar parkta oynuyor.
  Arkadaşım ve ben futbol oynuyorum.|Arkadaşım ve ben futbol oynuyoruz.
  Ben Türkçe bilmiyor.|Ben Türkçe bilmiyorum.
  Ben dün hasta.|Ben dün hastaydım.
  Geçen yaz biz Antalya'dayız.|Geçen yaz biz Antalya'daydık.
  Dün evde kimse yok.|Dün evde kimse yoktu.
  Yarın hava çok güzeldi.|Yarın hava çok güzel olacak.
  İki gün önce annem geliyor.|İki gün önce annem geldi.
  Haftaya doktora gittim.|Haftaya doktora gideceğim.
  Çocukken köyde yaşıyorum.|Çocukken köyde yaşıyordum.
  Her gün okula gittiyorum.|Her gün okula gidiyorum.
  Ben et yimem.|Ben et yemem.
  Seni çok sevdiyorum.|Seni çok seviyorum.
  O bana yardım etmeyor.|O bana yardım etmiyor.
  Araba kullanmak bilmiyorum.|Araba kullanmayı bilmiyorum.
  Piyano çalmak öğreniyorum.|Piyano çalmayı öğreniyorum.
  Sigara içmek bıraktım.|Sigara içmeyi bıraktım.
  Dans etmek hoşlanırım.|Dans etmekten hoşlanırım.
  Benim bu kitabı okumak gerek.|Benim bu kitabı okumam gerek.
  Yemek yapmayı lazım.|Yemek yapmak lazım.
  Onun gitmek lazım.|Onun gitmesi lazım.
  Bana yeni bir telefon lazımım.|Bana yeni bir telefon lazım.
  Evi geldim.|Eve geldim.
  Okulu gidiyorum.|Okula gidiyorum.
  Türkiye'den yaşıyorum.|Türkiye'de yaşıyorum.
  Arkadaşımı mektup yazdım.|Arkadaşıma mektup yazdım.
  Babamı bir hediye aldım.|Babama bir hediye aldım.
  Seni bir şey söyleyeceğim.|Sana bir şey söyleyeceğim.
  Ayşe'yi telefon ettim.|Ayşe'ye telefon ettim.
  Ona çok seviyorum.|Onu çok seviyorum.
  Bu soruyu cevap veremem.|Bu soruya cevap veremem.
  Annemi çok benziyorum.|Anneme çok benziyorum.
  Ben için zor.|Benim için zor.
  Sen gibi düşünüyorum.|Senin gibi düşünüyorum.
  Arkadaşım ben ile geldi.|Arkadaşım benimle geldi.
  Saat yedi kalkıyorum.|Saat yedide kalkıyorum.
  Pazartesi'de dersim var.|Pazartesi günü dersim var.
  Benim doğum gün yarın.|Benim doğum günüm yarın.
  Ahmet evi çok büyük.|Ahmet'in evi çok büyük.
  Bu senin çantam mı?|Bu senin çantan mı?
  Onun telefonum yeni.|Onun telefonu yeni.
  Benim üç kız kardeşlerim var.|Benim üç kız kardeşim var.
  Burada hiç çocuklar yok.|Burada hiç çocuk yok.
  Birkaç kitaplar aldım.|Birkaç kitap aldım.
  Her öğrenciler çalışıyor.|Her öğrenci çalışıyor.
  Bütün öğrenci geldi.|Bütün öğrenciler geldi.
  Saçlarım uzunlar.|Saçlarım uzun.
  Güzeller çiçekler aldım.|Güzel çiçekler aldım.
  Ben bir doktor.|Ben bir doktorum.
  Adınız nasıl?|Adınız ne?
  Nasıl yaşın var?|Kaç yaşındasın?
  Kim geldiler?|Kim geldi?
  Nerede geliyorsun?|Nereye geliyorsun?
  Ne zaman geldin mi?|Ne zaman geldin?
  Siz Türk misiniz?|Siz Türk müsünüz?
  Hasta mısin?|Hasta mısın?
  Gelmeyecek misin mi?|Gelmeyecek misin?
  Türkiyede yaşıyorum.|Türkiye'de yaşıyorum.
  ankara'ya gidiyorum.|Ankara'ya gidiyorum.
  Ayşenin evi uzak.|Ayşe'nin evi uzak.
  Herkez geldi.|Herkes geldi.
  Yanlız yaşıyorum.|Yalnız yaşıyorum.
  Birşey söyle.|Bir şey söyle.
  Bu gün çok yoğunum.|Bugün çok yoğunum.
  Benimde bir sorum var.|Benim de bir sorum var.
  İstanbul Ankara'da daha kalabalık.|İstanbul Ankara'dan daha kalabalık.
  Ben senin kadar hızlı koşmuyor.|Ben senin kadar hızlı koşmuyorum.
  Bu en daha güzel şehir.|Bu en güzel şehir.
  Çay bardak masada.|Çay bardağı masada.
  Türk yemekler çok lezzetli.|Türk yemekleri çok lezzetli.
  Basketbol takım kazandı.|Basketbol takımı kazandı.
  Kahvaltı ettikten önce duş aldım.|Kahvaltı etmeden önce duş aldım.
  Eve geldiğimden sonra uyudum.|Eve geldikten sonra uyudum.
  Film izlemek sonra uyudum.|Film izledikten sonra uyudum.
  Ders çalışken müzik dinlerim.|Ders çalışırken müzik dinlerim.
  Ben içmek değilim.|Ben içmiyorum.
  Onu biliyorum değil.|Onu bilmiyorum.
  Hiç kimse beni sever.|Hiç kimse beni sevmez.
  Asla yalan söylerim.|Asla yalan söylemem.
  Hiçbir zaman geç kalırım.|Hiçbir zaman geç kalmam.
  Bu sabah kahvaltı yemedim.|Bu sabah kahvaltı yapmadım.
  Ben seni hediye aldım.|Ben sana hediye aldım.
  Öğretmenim bana çok soru soruyorum.|Öğretmenim bana çok soru soruyor.
  Arkadaşımın ev denize yakın.|Arkadaşımın evi denize yakın.
  Altı saatlerce bekledim.|Altı saat bekledim.
  Pencereden dışarı baktıyorum.|Pencereden dışarı bakıyorum.
  Geçen ay yeni bir araba alıyorum.|Geçen ay yeni bir araba aldım.
  Bu akşam sana arayacağım.|Bu akşam seni arayacağım.
  Köpeğim adı Karabaş.|Köpeğimin adı Karabaş.
  Yağmur yağıyor için çıkmadık.|Yağmur yağdığı için çıkmadık.
  Ben bu şehiri seviyorum.|Ben bu şehri seviyorum.
  Annem yemek yapmak seviyor.|Annem yemek yapmayı seviyor.
  Kardeşim bana daha küçük.|Kardeşim benden daha küçük.
  Bugün hiç kimseyi gördüm.|Bugün hiç kimseyi görmedim.
  Yarın erken kalkmak lazımım.|Yarın erken kalkmam lazım.
  Onlar geldi mı?|Onlar geldi mi?
  Kitabı masa koydum.|Kitabı masaya koydum.
  Ben Ankara doğdum.|Ben Ankara'da doğdum.
  Parkta çok güzel çiçekler vardı mı?|Parkta çok güzel çiçekler var mıydı?
  Onu dün akşam telefon ettim.|Ona dün akşam telefon ettim.
  Dün çok çalıştım, yorgunım.|Dün çok çalıştım, yorgunum.
  Babam her gün gazete okumak.|Babam her gün gazete okuyor.
`;
