/** Sentences of learners with one mistake, and the same without it. */
export const wrongTurkish = `
  Kız kardeşım çok güzel.|Kız kardeşim çok güzel.
  Bu şehirda çok park var.|Bu şehirde çok park var.
  Arkadaşlerim bugün geliyor.|Arkadaşlarım bugün geliyor.
  Dün pazarden elma aldım.|Dün pazardan elma aldım.
  Sabahları süt içiyorım.|Sabahları süt içiyorum.
  Otobüsla işe gidiyorum.|Otobüsle işe gidiyorum.
  Doktor bana bir ilaç verdı.|Doktor bana bir ilaç verdi.
  Ağaçın altında oturduk.|Ağacın altında oturduk.
  Benim köpekim çok küçük.|Benim köpeğim çok küçük.
  Çocuka bir elma verdim.|Çocuğa bir elma verdim.
  Annenin isimi ne?|Annenin ismi ne?
  Ben ona yardım etiyorum.|Ben ona yardım ediyorum.
  Kapıa bak!|Kapıya bak!
  Film çok güzeldı.|Film çok güzeldi.
  Ödevimi yapdım.|Ödevimi yaptım.
  Bu film gördün mü?|Bu filmi gördün mü?
  Ben Ayşe çok seviyorum.|Ben Ayşe'yi çok seviyorum.
  Lütfen kapı kapat.|Lütfen kapıyı kapat.
  Senin telefon numaran bilmiyorum.|Senin telefon numaranı bilmiyorum.
  Ali'yi bir soru sordum.|Ali'ye bir soru sordum.
  Ben seni telefon edeceğim.|Ben sana telefon edeceğim.
  Kardeşim kediyi korkuyor.|Kardeşim kediden korkuyor.
  Babam ofise çalışıyor.|Babam ofiste çalışıyor.
  Ailem Moskova yaşıyor.|Ailem Moskova'da yaşıyor.
  Ben her sabah okul gidiyorum.|Ben her sabah okula gidiyorum.
  Türkiye gitmek istiyorum.|Türkiye'ye gitmek istiyorum.
  Sen bana seviyorsun.|Sen beni seviyorsun.
  Her gün otobüs geliyorum.|Her gün otobüsle geliyorum.
  Ben akşam kitap okuyor.|Ben akşam kitap okuyorum.
  Sen nerelisiniz?|Sen nerelisin?
  Biz çok mutlu.|Biz çok mutluyuz.
  Siz çok iyi Türkçe konuşuyorsun.|Siz çok iyi Türkçe konuşuyorsunuz.
  Ben İspanyol.|Ben İspanyol'um.
  Annem ve ben pazara gittim.|Annem ve ben pazara gittik.
  Sen dün gelmedi.|Sen dün gelmedin.
  Sınıfta on iki öğrenciler var.|Sınıfta on iki öğrenci var.
  Birkaç günler sonra döneceğim.|Birkaç gün sonra döneceğim.
  Masada beş tane kalemler duruyor.|Masada beş tane kalem duruyor.
  Ali'nin kardeş doktor.|Ali'nin kardeşi doktor.
  Ali kız kardeşi çok akıllı.|Ali'nin kız kardeşi çok akıllı.
  Evin kapı açık.|Evin kapısı açık.
  Bizim okulu çok büyük.|Bizim okulumuz çok büyük.
  Senin anne nerede?|Senin annen nerede?
  Onun iki oğlum var.|Onun iki oğlu var.
  Ben üç kardeşim var.|Benim üç kardeşim var.
  Benim adı Anna.|Benim adım Anna.
  Yeni otobüs durak açıldı.|Yeni otobüs durağı açıldı.
  Evde ekmek değil.|Evde ekmek yok.
  Bugün hava güzel yok.|Bugün hava güzel değil.
  Geçen yıl Türkiye'ye gideceğim.|Geçen yıl Türkiye'ye gittim.
  Gelecek hafta sınava girdik.|Gelecek hafta sınava gireceğiz.
  Çocukken her gün süt içiyorum.|Çocukken her gün süt içiyordum.
  Çay içer misiniz, yoksa kahve mı?|Çay içer misiniz, yoksa kahve mi?
  Bu senin çantan mu?|Bu senin çantan mı?
  Ali Türk mu?|Ali Türk mü?
  Yorgun mısın?|Yorgun musun?
  Nerede çalışıyorsun mu?|Nerede çalışıyorsun?
  Sen için bir hediye aldım.|Senin için bir hediye aldım.
  Ben ile gelir misin?|Benimle gelir misin?
  Saat beşten kadar bekledim.|Saat beşe kadar bekledim.
  Annem göre bu doğru.|Anneme göre bu doğru.
  Seni hakkında konuştuk.|Senin hakkında konuştuk.
  İki yıldan önce geldim.|İki yıl önce geldim.
  Sabah beri bekliyorum.|Sabahtan beri bekliyorum.
  Hiçbir şey anladım.|Hiçbir şey anlamadım.
  Ben et yemek değil.|Ben et yemiyorum.
  Hiç kimse beni seviyor.|Hiç kimse beni sevmiyor.
  Bugün gelmek yapamam.|Bugün gelemem.
  Sigara içmek bıraktım.|Sigara içmeyi bıraktım.
  Ben yüzmek biliyorum.|Ben yüzmeyi biliyorum.
  Sana bir soru soracak istiyorum.|Sana bir soru sormak istiyorum.
  Cok yorgunum.|Çok yorgunum.
  Bugun hava çok soğuk.|Bugün hava çok soğuk.
  Tesekkür ederim.|Teşekkür ederim.
  Yalnış cevap verdim.|Yanlış cevap verdim.
  Herkez burada.|Herkes burada.
  Bende geliyorum.|Ben de geliyorum.
  Evde ki kedi uyuyor.|Evdeki kedi uyuyor.
  Ayşe'nın arabası yeni.|Ayşe'nin arabası yeni.
  Ali Mehmet'ten en uzun.|Ali Mehmet'ten daha uzun.
  Bu kitap en daha iyi.|Bu kitap daha iyi.
  Ben yirmi yaşım var.|Ben yirmi yaşındayım.
  Saat üçte buçuk geldim.|Saat üç buçukta geldim.
  Ders saat dokuz başlıyor.|Ders saat dokuzda başlıyor.
  Ben 1990'de doğdum.|Ben 1990'da doğdum.
  Ne kadar yaşındasın?|Kaç yaşındasın?
  Dayım Almanya'de oturuyor.|Dayım Almanya'da oturuyor.
  Bu ayakkabılar çok pahalılar değil.|Bu ayakkabılar çok pahalı değil.
  Dün marketden süt aldım.|Dün marketten süt aldım.
  Gözlüğümi bulamıyorum.|Gözlüğümü bulamıyorum.
  Patron bize güveniyoruz.|Patron bize güveniyor.
  Her akşam köpeğim gezdiriyorum.|Her akşam köpeğimi gezdiriyorum.
  Amcamın yeni bir motosiklet var.|Amcamın yeni bir motosikleti var.
  Cüzdanım masanın üstünda.|Cüzdanım masanın üstünde.
  Bu soru cevap veremem.|Bu soruya cevap veremem.
  Ben dondurma yemek istemiyorsun.|Ben dondurma yemek istemiyorum.
  Küçük oğlum okumak öğrendi.|Küçük oğlum okumayı öğrendi.
  Mutfağta kimse yok.|Mutfakta kimse yok.
  Yağmurda yürümek seviyor musun?|Yağmurda yürümeyi seviyor musun?
  Saat altıda çeyrek geçe uyandım.|Saat altıyı çeyrek geçe uyandım.
  Annesi ona kızdı çünkü o geç geldim.|Annesi ona kızdı çünkü o geç geldi.
  Ben hiç balık yerim.|Ben hiç balık yemem.
  Bu mektup senin için mı?|Bu mektup senin için mi?
  Hasta olduğum için dün işe gitmiyorum.|Hasta olduğum için dün işe gitmedim.
  Kahvemi sütla içiyorum.|Kahvemi sütle içiyorum.
  Kızım piyano çalmaya öğreniyor.|Kızım piyano çalmayı öğreniyor.
  Nereye kalıyorsunuz?|Nerede kalıyorsunuz?
  Kimse bana yardım eder.|Kimse bana yardım etmez.
  Benim sırtım ağrıyorum.|Benim sırtım ağrıyor.
  Çantamda üç tane anahtarlar var.|Çantamda üç tane anahtar var.
  Bu hediyeyi annem verdim.|Bu hediyeyi anneme verdim.
  Buzdolabıda hiç meyve kalmadı.|Buzdolabında hiç meyve kalmadı.
  Ben şarkı söylemek çok seviyorum.|Ben şarkı söylemeyi çok seviyorum.
  Dün gece iyi uyuyamıyorum.|Dün gece iyi uyuyamadım.
  Annem hastaneda çalışıyor.|Annem hastanede çalışıyor.
  Senin doğum günü ne zaman?|Senin doğum günün ne zaman?
  Onlar yeni bir ev arıyorsunuz.|Onlar yeni bir ev arıyorlar.
  Her yaz deniz gidiyoruz.|Her yaz denize gidiyoruz.
  Sen hangi müziği dinlersiniz?|Sen hangi müziği dinlersin?
  Babam sigara içmiyor, ama ben içiyor.|Babam sigara içmiyor, ama ben içiyorum.
  Kardeşimin saçlar çok uzun.|Kardeşimin saçları çok uzun.
  Hiçbiri bana cevap verdi.|Hiçbiri bana cevap vermedi.
  Bu akşam ne yiyeceksin mi?|Bu akşam ne yiyeceksin?
  İki bilet alıyım mı?|İki bilet alayım mı?
  Ben yirmi dakkika bekledim.|Ben yirmi dakika bekledim.
  Ben şimdi yorgun değil.|Ben şimdi yorgun değilim.
  Komşular çok gürültü yapıyoruz.|Komşular çok gürültü yapıyor.
  Trene kaçırdım.|Treni kaçırdım.
  Benim arabaım yeni.|Benim arabam yeni.
  Onun arabasıyı gördüm.|Onun arabasını gördüm.
  Her gün gelerim.|Her gün gelirim.
  Hiç gelirmez.|Hiç gelmez.
  Gelebilmiyorum.|Gelemiyorum.
  Ben hastaım.|Ben hastayım.
  Dün gidiyordun mu?|Dün gidiyor muydun?
  Onlar futbol oynuyoruz.|Onlar futbol oynuyorlar.
  Televizyon bakıyorum.|Televizyona bakıyorum.
`;

/** Right sentences that look like wrong ones. */
export const rightTurkish = `
  Saati sordum ama cevap vermedi.
  Ben de okula gidiyorum.
  Bende para yok.
  Kalbim çok hızlı atıyor.
  Hayallerim var.
  Öğretmeni sordum.
  Bu ev o evden daha büyük.
  Ben de seni bekledim.
  Annem babamdan iki yaş küçük.
  Çocukların hepsi bahçede.
  Beş çocuklu bir aile.
  Üç Silahşörler çok güzel bir kitap.
  Kitap okumayı seviyorum.
  Yüzmek güzel, koşmak da güzel.
  Gelmek isterdim ama gelemem.
  Senin gelmeni istiyorum.
  Yarın sabah uçağa biniyorum.
  Yarın sinemaya gidiyoruz.
  Dün akşam televizyon izliyordum.
  Şimdi geldim.
  Şimdi anladım.
  Biz İspanyollar geç yemek yeriz.
  Annem de babam da öğretmen.
  Kimse gelmedi mi?
  Hiç Türkiye'ye gittin mi?
  Sen mi geldin?
  Ben mi yaptım?
  Bir güzel yemek yedik.
  Bir büyük kahve, lütfen.
  Bizim ev okula yakın.
  Bizim çocuk çok çalışkan.
  Okul servisi saat sekizde geliyor.
  Türkçe kitap arıyorum.
  Bana Türkçe öğretmen gerek.
  Ev almak istiyoruz.
  Kapı kapandı.
  Bu ev değil, öbürü.
  O para değil, hediye.
  Ekmek değil, su istiyorum.
  Hava güzel değil mi?
  Ayşe Ali'den uzun.
  En iyi arkadaşım Ayşe.
  İki yıldan beri burada yaşıyorum.
  Saat beşten sonra evdeyim.
  Saat beşe kadar çalışıyorum.
  Onlar bugün gelmeyecekler.
  Annemle ben pazara gittik.
  Kardeşimle sinemaya gittim.
  Bana inanmıyor musun?
  Ona güveniyorum.
  Köpeği gezdirdim.
  Onu arabada bekledim.
  Okulda uyudum.
  Evde kaldım.
  Her öğrenci bir kitap aldı.
  Bütün gün evdeydim.
  Çok insanlar tanıdım bu hayatta.
  Param değil, zamanım yok.
  Ne güzel konuşuyorsun!
  Bu kimin arabası?
  Cumartesi gelsin istiyorum.
  Onlar gelsin istiyorum.
  Onlar mutlu olsun istiyoruz.
  Herkes gelsin istiyorum.
  O her zamanki yere gidiyoruz.
  O bugün geliyor.
  O eve gidiyorum.
  Biz de geliyoruz.
  Bende kalıyorlar.
  Bende bir sürü kitap var.
  Sende kaldım.
  Bende yok.
  Otobüs durakta bekliyor.
  Çocuk kitap okuyor.
  Kiralık ev bakıyoruz.
  İki durak gittik.
  Annem kadar güzel.
  Evin büyük mü?
  Kızın doktor olmuş.
  Baban öğretmen mi?
  Evin kapısı açık.
  Senin kızın çok tatlı.
  Onun kardeşi benim arkadaşım.
  Sen benim en iyi arkadaşımsın.
  Biz senin arkadaşınız.
  Benim adım Anna.
  Benim kızın adı Ayşe.
  Bizim okulu çok seviyorlar.
  Bizim oğlan çok yaramaz.
  Benim annemi tanıyor musun?
  Onun evini gördün mü?
  Ali annesini çok seviyor.
  Ali kardeşi kadar uzun değil.
  Ayşe ile ben sinemaya gittik.
  Ben ve Ayşe birlikte çalışıyoruz.
  Annem ve babam geldi.
  Sen ve ben aynıyız.
  Seni ve beni davet etti.
  Annem ve ben çok mutluyuz.
  Bu kadar yeter.
  Benim kadar uzunsun.
  O kadar güzel ki!
  Bu kadar pahalı olduğunu bilmiyordum.
  İki günden önce gelemem.
  Saat dokuz oldu.
  Saat dokuza geliyor.
  Saat üçü beş geçiyor.
  İki saat bekledim.
  Her gün üç saat çalışıyorum.
  Ne yaptığını biliyor musun?
  Kim geldi biliyor musun?
  Nerede olduğunu söyler misin?
  Ne kadar güzel, değil mi?
  Nasıl olsa geliyor musun?
  Kimse geliyor mu?
  Dün gibi hatırlıyorum.
  Dün gibi aklımda.
  Dün aldığım kitabı okuyorum.
  Yarın geldi çattı.
  Küçükken yaşadığım evi hatırlıyorum.
  Çocukken daha çabuk öğreniyoruz.
  Çocukken çok mutluydum.
  Hiç bir kitap okudun mu?
  Hiç böyle bir şey görmedim.
  Hiçbir şey istemiyorum.
  Kimse bilmiyor.
  Hiç mi gelmedin?
  Burada sorun değil.
  Bu ekmek değil.
  Benim param değil.
  Sorun para değil.
  Evde ekmek yok.
  Burada kırmızı yok.
  Bunun daha güzeli yok.
  Başka güzel yok.
  Bütün çocuklar geldi.
  Bütün aile oradaydı.
  Bütün öğrenci evleri dolu.
  Bazı günler yürüyorum.
  Türkçe kitap okuyorum.
  Yağmur durmak bilmiyor.
  Yüzmek öğrenmek kadar zor.
  Okumak önce zor gelir.
  Yemek yapmayı seviyorum.
  Yemek yapmak istiyorum.
  Ekmek yapıyorum.
  Gitmek zorundayım.
  Gitmem lazım.
  Gitme diyorum.
  Onu görmeye gidiyorum.
  Spor yapmaya başladım.
  Sigarayı bırakmaya çalışıyorum.
  Gelmeyi unuttu.
  Kapı açık.
  Kapı açıldı.
  Pencere kapandı.
  Kapıyı kapat.
  Sana bir şey söylemek istiyorum.
  Bana güveniyor.
  Bana bakıyor.
  Sana çay getirdim.
  Bize bekleriz.
  Anneme benziyorum.
  Anneme çiçek aldım.
  Ona her zaman anlatırım.
  Bana görünmedi.
  Sınava çalışıyorum.
  Okuldan eve geldim.
  Arabayla gidelim.
  Otobüs geliyor.
  Tren gidiyor.
  Ankara'yı seviyorum.
  Ankara güzel bir şehir.
  Moskova yaşıyor!
  Bu Ayşe, şu Fatma.
  Ali, seni seviyorum.
  Ben Ali.
  Ben Ali, memnun oldum.
  Ali geldi mi?
  Türk müsün?
  Evli misin?
  Meşgul müsün?
  Normal mi?
  Saat mi?
  Rahat mısın?
  Kalbin mi?
  Senin rolün mü?
  Alkol mü?
  Bu senin saatin mi?
  Gol mü?
  Benim hakkımda ne düşünüyorsun?
  Senin hakkında konuştular.
  Bu konu hakkında bilgim yok.
  Onlar hakkında bir şey bilmiyorum.
  Bana göre haklısın.
  Sabahtan beri yağmur yağıyor.
  Sabah erken kalktım.
  En daha baştan söyledim.
  Çok daha iyi.
  Ondan daha iyi.
  Bizden en küçüğü Ali.
  Ben senden daha uzunum.
  Ali bizden daha uzun.
  Bu ev bizimkinden daha büyük.
  Ben 2010'da doğdum.
  Saat 15.30'da buluşalım.
  Steve'in arabası yeni.
  Kemal'i gördüm.
  Paris'te yaşıyoruz.
  Ayşe'ninki daha güzel.
  Ben evde değilim.
  Ben İstanbulluyum.
  Sen nasılsın?
  Siz nasılsınız?
  Sen kimsin?
  Biz kimiz?
  Siz hazır mısınız?
  Ben sizin öğretmeninizim.
  Siz bizim misafirimizsiniz.
  Biz yorgunuz.
  Ben memnunum.
  Toplantı sonra başlayacak.
  Önce ders, sonra yemek.
  Diplomasi zor bir iş.
  Bari sen gel.
  Hali vakti yerinde.
  Asil bir insan.
  Ben sadece onu seviyorum.
  Dizin ağrıyor mu?
  Onlar kadar iyi oynuyoruz.
  Onlarla futbol oynuyoruz.
  Herkes gibi çalışıyorum.
  Kız kardeşimi çok seviyorum.
  Erkek kardeşim bankada çalışıyor.
  Biz öğrenciler okula güveniyoruz.
  Kardeşim, korkuyorum.
  Annem, seni özledim.
  Canım sıkılıyor.
  Başım ağrıyor.
  Elim acıdı.
  Karnım aç.
  Annem hasta.
  İşim var.
  Ailem burada yaşıyor.
  Ailemi özledim.
  Arkadaşım olarak seviyorum.
  Fotoğrafım çıktı mı?
  Param bitti.
  Telefonum çalıyor.
  Telefonun çalıyor.
  Numaran ne?
  Numaran var mı?
  Paran var mı?
  Ödevim bitti.
  Araban bozuldu mu?
  Adın ne?
  Adresin doğru mu?
  Yatırım yapıyorum.
  Bakır tel aldım.
  Annem seni çok seviyorum.
  Annem bana yardım ediyor.
  Annem çok iyi bir doktor.
  Patron gelince işe başlarız.
  Patron bizi çağırdı.
  Ailem ve ben mutluyuz.
  Ailemle tatile gidiyoruz.
  Arkadaşlarım gelsin istiyorum.
  Kardeşim olmadan yaşayamam.
  Babam gibi konuşuyorum.
  Babam kadar uzunum.
  Eşim için aldım.
  Eşim de ben de çalışıyoruz.
  Bu soruya cevap verdim.
  Cevap verdim.
  Bu cevap verildi mi?
  Sana izin verdim.
  Annemi ziyaret ettim.
  Onu merak ediyorum.
  Seni davet ediyorum.
  Bana âşık oldu.
  Evin bir odası var.
  Ali'nin yeni bir arabası var.
  Amcamın evinde bir köpek var.
  Kızın bir sorusu var.
  Saat altıyı çeyrek geçe uyandım.
  Saat altıya çeyrek var.
  Saat üçe on kala geldik.
  Saat beşte on kişi var.
  Ayakkabılar pahalı değil.
  Suçlu zenginler değil.
  Ben yemek yapmak istemiyorum.
  Dün gitmek istedim.
  Gelecek misin?
  Gidiyor muydun?
  Gelmiş miydin?
  Okur musun?
  Ben hiç balık yemem.
  Ben hiç yerim olmadı demedim.
  Biz hiç tatile gitmedik.
  Sen hiç gelmedin.
  Hasta olduğum için dün gitmedim.
  Çok çalıştığı için dün yorgundu.
  Yapabilmem için zaman lazım.
  Gelmeyebilirim.
  Suyu içtim.
  Kapıyı kapatır mısın?
  Sevgilim beni arıyor.
  Normalsin.
  Meşgulüm.
  Güzelsin.
  Harikasın.
  Haklıymış.
  Rahattım.
  Bütün kız öğrenciler geldi.
  Bütün öğrenci yurdu boşaldı.
  Bazı kadın doktorlar burada çalışıyor.
  Bütün çocuk kitaplarını okudum.
  Anahtarlarım nerede?
  Senin doğum günün ne zaman?
  Kardeşimin saçları çok uzun.
  Kardeşimin saç rengi kahverengi.
  Evin anahtar deliği küçük.
  Senin telefon numaran kaç?
  Benim doğum günüm yarın.
  Bizim ev telefonu bozuk.
  Annem bize yemek yapıyor, ama ben yemiyorum.
  O istemiyor ama ben istiyorum.
  Çok yoruldum çünkü ben de çalıştım.
  Seni aradım ama sen açmadın.
  Başın ağrıyor mu?
  Ben senden daha gencim.
  Sen benden daha gençsin.
  Benden daha iyisin.
  Treni kaçırdım.
  Otobüsü kaçırdık.
  Her gün saat dokuz gibi kalkıyorum.
  Saat sekiz buçuk oldu.
  Hiçbiri gelmedi.
  Hiçbirini tanımıyorum.
  Hediyeyi anneme verdim.
  Bu hediyeyi annem verdi.
  Alayım mı?
  Bakayım.
  Havaalanına gittik.
  Buzdolabında süt var.
  Bana güvenmiyor.
  Arkadaşlar, başlıyoruz.
  Ben onu görmedim ki.
  Bu akşam ne yiyeceğiz?
  Kaçta geliyorsun?
  Ben gelmek istiyorum.
  Gelmek istemiyorum.
  O gelmek istemiyor.
  Ben sinemaya gitmeyi düşünüyorum.
  Sen yüzmeyi biliyor musun?
  Dün gece hiç uyuyamadım.
  Yarın ne yapıyorsun?
  Biz Türkler çayı çok severiz.
  Dün akşam telefonda konuşuyorduk.
  Geçen hafta hastaydım.
`;
