/** Right everyday sentences that resemble wrong ones. */
export const rightEverydayTurkish = `
  Dün çok yorgundum, bugün iyiyim.
  Dünden beri hastayım.
  Dünkü toplantıdan memnunum.
  Geçen hafta aldığım kitabı okuyorum.
  Yarın İzmir'e gidiyorum.
  Yarın sabah erken kalkarım.
  Gelecek yıl için bir plan yaptım.
  Ayşe ve ben iyi arkadaşız.
  Onlar futbol oynuyor.
  Çocuklar bahçede oynuyor.
  Beş elma ve üç armut aldım.
  Üç arkadaşım var.
  Çok sorularla geldi.
  Evin bahçesi çok güzel.
  Ali araba aldı.
  Ali arabasını sattı.
  Benim için çok önemli.
  Benimle gel.
  Masanın üstünde bir bardak var.
  Mutfak masası yeni.
  Okul bahçesinde oynuyorlar.
  Bende para yok.
  Benim bir fikrim var.
  Bizim köyde okul yok.
  Evde ekmek yok, ama peynir var.
  O öğrenci değil, öğretmen.
  Seni görmek istiyorum.
  Sana bir şey söyleyeceğim.
  Annem bana yardım ediyor.
  Ona bakıyorum ama onu görmüyorum.
  Kediden değil, köpekten korkuyorum.
  Öğretmen bana bir soru sordu.
  Arkadaşım öğretmenle evlendi.
  Yüzmeyi seviyorum, koşmayı sevmiyorum.
  Bana yardım etmen lazım.
  Bana bir kalem lazım.
  Burada beklemek gerekiyor.
  Evden çıkmadan önce ışıkları kapat.
  Üç yıl önce bu şehre geldik.
  Üç aydan beri Türkçe öğreniyorum.
  İki saat sonra döneceğim.
  Yemekten sonra kahve içtik.
  Saat üçte geldi ve beşe kadar kaldı.
  Yirmi yaşındayım.
  Oğlum üç yaşına girdi.
  Kitapta resim yok.
  Sen de geliyor musun?
  Evde de okulda da çalışıyorum.
  Bunu kimse bilmiyor.
  Kimse yok mu?
  Hiç Ankara'ya gittin mi?
  Hiçbir şey yemedim.
  Ne o geldi ne ben gittim.
  Bu kitap o kitaptan daha pahalı.
  Bu film bana göre güzel.
  Eczaneden ilaç aldım.
  Duvardaki fotoğrafı gördüm.
  Kardeşim piyano çalıyor ve top oynuyor.
  Babam ve annem sigara içmiyorlar.
  Televizyonda kendimi gördüm.
  Dünkü hava çok soğuktu.
  Dün evdeydim ama bugün işteyim.
  Dünden beri çok yorgunum.
  Dün gece çok güzel bir rüya gördüm.
  Dün aldığım ayakkabılar çok rahat.
  Dün gelen misafirler evde.
  Geçen haftaki sınav zor.
  Geçen hafta hasta olduğum için bugün yorgunum.
  Yarın evdeyim.
  Yarın hava güzel olacak.
  Yarın için hazırım.
  Yarınki sınav zor.
  Haftaya tatildeyim.
  Annem yarın geliyor.
  Uçak iki saat önce kalkıyor, sen geç kalma.
  Toplantıdan iki gün önce arıyorum seni.
  Ben öğretmenim, sen öğrencisin.
  Siz Rusyalısınız.
  Sen benim en iyi arkadaşımsın.
  Biz senin öğretmeniniz.
  Öğretmenim, siz çok iyisiniz.
  Sen çok güzelsin.
  Benim gitmem lazım.
  Gitmek lazım.
  Gitmek zorundayım.
  Bana gitmek düşer.
  Gitmem gerekiyor.
  Sen bana lazımsın.
  Bu işi bitirmek gerek.
  Seninle evleneceğim.
  Ali'yle tanıştım.
  Seni bekliyorum.
  Sizi yarın bekleriz.
  Bize de bekleriz.
  Sana kitap okuyorum.
  Çocuğa masal okuyorum.
  Öğretmeni dinliyorum.
  Köpekten korkuyorum.
  Senin için korkuyorum.
  Sana inanıyorum.
  Allah'a inanıyorum.
  Anneme benziyorum.
  Birbirimize benziyoruz.
  Seninle aynı okula gidiyoruz.
  Derse katıldım.
  Bu filmi beğendim.
  Bunlardan çok beğendim.
  Senden memnunum.
  Bundan eminim.
  Sana âşığım.
  Sana kızgınım.
  Paraya ihtiyacım var.
  Sana ihtiyacım var.
  Derse geç kaldım.
  Ders geç oldu.
  Geç oldu, gidelim.
  Fotoğraf çektim.
  Fotoğrafçıdan fotoğraf aldım.
  Bir fotoğraf makinesi aldım.
  Gitar çalıyorum.
  Çocuklar top oynuyor.
  Karar verdim.
  Televizyonda seni gördüm.
  Evde bir televizyon gördüm.
  Yeni bir otobüs aldık.
  Otobüs bileti aldım.
  Gözlük takıyorum.
  Çorba içtim, ekmek yedim.
  Ben de geliyorum.
  O da geldi.
  Saat de güzel.
  Hayal de kurdum.
  Kalp de ağrıyor.
  Kitap da okudum.
  Hiç de kolay değil.
  Ya da yarın gel.
  Evde kimse yok.
  Param yok, vaktim de yok.
  Bu işte ben de varım.
  Ben yokum.
  Abim benden iki yaş büyük.
  Ben ondan iki yaş büyüğüm.
  En az otuz yaşında var.
  Üç ay için yurt dışına gidiyorum.
  İki gün için otel ayırttım.
  Üç yıldır Türkçe öğreniyorum.
  Ankara'da hava İstanbul'dan daha soğuk.
  İstanbul'da yaşam daha pahalı.
  Masanın üstünde kitap var.
  Masa örtüsü üstünde leke var.
  Kitabın içinde para var.
  Kapı önünde bekleme.
  Babam sigara içmiyor.
  Babam gelmedi, annem de.
  Annemler geldiler.
  Ali ile Ayşe geldiler.
  Ali Ayşe'yi gördü.
  Anneannem ve dedem köyde yaşıyorlar.
  Çocuklar parkta oynuyorlar.
  Çocuklar, gidiyoruz!
  Kızım seni çok seviyorum.
  Oğlum, seni bekliyorum.
  Yemekten önce ellerini yıka.
  Gelmeden önce ara.
  Geldikten sonra konuşuruz.
  Eve geldiğimde uyuyordun.
  Çalışırken müzik dinlerim.
  Öğrenciyken çok çalıştım.
  Erken kalktım.
  Babama bir hediye aldım.
  Beni bir arkadaş aradı.
  Onu bir çocuk getirdi.
  Bunu bir mektup sandım.
  Seni hediye kutusunda gördüm.
  Hasta mısın?
  Gelmeyecek misin?
  Bu günlerde çok meşgulüm.
  O gün bu gündür çalışıyorum.
  Adın ne?
  İsmin nasıl yazılır?
  Kim geldi?
  Kimler geldiler?
  Hava soğuk olduğu için evde kaldık.
  Hasta için ilaç aldım.
  Çok yaşlı insanlar için zor.
  Türk yemekleri lezzetli.
  Türk arkadaşlarım var.
  Türk müzik grubu geldi.
  Saçlarım uzun.
  Öğrenciler çok çalışkanlar.
  Burada hiç çocuk yok.
  Kız kardeşlerim var.
  Onun üç kız kardeşi var.
  Bu benim çantam.
  Bu senin kitabın mı?
  Bu onun fikri.
  Sen benim kadar uzunsun.
  Ben senin kadar hızlı koşmuyorum.
  Bu en güzel şehir.
  Futbol takımı kazandı.
  Yemek yapmayı seviyorum.
  Yüzmeye gidiyorum.
  Yüzmeyi öğrenmeye başladım.
  İçmeyi bıraktım.
  Yemeği yedim.
  Ekmeği aldım.
  Çakmağı ver.
  Eve geldim.
  Ev geldi aklıma.
  Evde kalıyorum bugün.
  Saat üçe kadar çalıştım.
  Onun annesi doktor.
  Onun anne tarafı köyde.
  Sabahtan akşama kadar çalıştım.
  Müzik dinlemekten hoşlanıyorum.
  Bu yemek bana ağır.
  Pasaport için fotoğraf aldım.
  İki vesikalık fotoğraf almam lazım.
  Sergide fotoğraf aldım.
  Yanına fotoğraf al.
  Fotoğraf aldın mı?
  Şirket için otobüs aldık.
  Oğluma tren aldım.
  Bu yıl otobüs alacağız.
  Su yedi lira.
  Çay yedi lira.
  Kahve yedi lira oldu.
  Kahve yemek sonrası içilir.
  Su yemek kadar önemli.
  Şarap yemek ile iyi gider.
  Çay yerine kahve içtim.
  Burası bizim kahvaltı yerimiz.
  Elma için teşekkürler.
  Ekmek için para verdim.
  Makarna için su kaynat.
  Bu şirket telefon yapıyor.
  Samsung telefon yapıyor.
  Sınavda on soru yaptım.
  Kaç soru yaptın?
  Bunu Rüya yaptı.
  Rüya izledi.
  Rüya film izledi.
  Pastayı bir arkadaş yaptı.
  Dedem seksen yaşında var.
  Patronum elli yaşında var.
  Ankara geldi mi?
  İstanbul geldi.
  İzmir geliyor, hazırlan.
  Masa üstünde kitap var.
  Araba altında kedi var.
  Kedi koltuk üstünde uyuyor.
  Bu gün gelecek diye çok bekledim.
  Bu gün gelsin diye dua ettim.
  Bu gün geldiğinde hazır olacağım.
  Bu gün hiç bitmesin istiyorum.
  Canım, varım.
  Annem, yoksun.
  Sevgilim, yokum.
  Sevgilim yoksun.
  Balın kaymağı güzel.
  Kaymağı severim.
  Kızım hemen geliyorum.
  Oğlum şaka yapıyorum!
  Oğlum yarın gelirim.
  Kızım, hemen geliyorum.
  Ahmet Bey geliyorlar.
  Ali, geldiler mi?
  Deniz, geldiler.
  Ayşe derler bana.
  Haftaya güzel başladım.
  Yeni haftaya mutlu başladım.
  Toplantıyı haftaya erteledim.
  Randevumu haftaya aldım.
  Sınav haftaya kaldı.
  Doktor randevuyu haftaya verdi.
  Hep on dakika önce geliyor.
  Her gün on dakika önce geliyorum.
  Derse on dakika önce geliyorum.
  Ben düğüne bir gün önce gidiyorum.
  Toplantıdan tam iki gün önce geliyorum.
  Toplantıdan en az iki gün önce geliyorum.
  Dün geceden yorgunum.
  Dün akşamdan kalmayım.
  Dün geceki maçtan yorgunum.
  Dün geceki film çok güzel.
  Dün akşamki yemek güzel.
  Dün çok çalışmaktan yorgunum.
  Dün maç yüzünden yorgunum.
  Yarın izinliydim.
  Yarın müsaittim aslında.
  Ben yarın müsaittim.
  Yarın çok yoğundum ama iptal oldu.
  Annem bana kızıyor diye korkuyorum.
  Babam beni arıyor sanıyorum.
  Annem bana kızdı biliyorum.
  Saat yedi için yer ayırttım.
  Yurdu için savaştı.
  Kendi için istedi.
  Derdi için ağladı.
  Kurdu için üzüldü.
  Annem için mutluluk her gün kahve içmek.
  Babam için huzur her sabah gazete okumak.
  Otobüs Ankara'ya vardı mı?
  Uçak vardı mı?
  Otobüs zamanında vardı mı?
  Otobüs saat yedide vardı mı?
  Misafirler otele vardı mı?
  Onu hediye aldım.
  Onu hediye verdim.
  Seni bir kitap gibi okuyorum.
  Ona merhaba de.
  Hayır de!
  Ona hayır de.
  Bana abla de.
  Anneme tamam de.
  Hayır de ona.
  Ona tamam de ve gel.
  Festival de güzeldi.
  Alkol de yok.
  Gol de attı.
  Rol de yaptı.
  Petrol de pahalı.
  Metal de var.
  Terminal de kapalı.
  Normal de olabilir.
  İhtimal de var.
  Sembol de var.
  Dikkat de et.
  Sanat da güzel.
  Seyahat de ettik.
  Kontrol de ettim.
  Saat de geç oldu.
  Futbol da oynarım.
  Meşgul de değilim.
  Kabul de etti.
  Usul de önemli.
  Senin için çalışmak lazım.
  Senin gibi çalışmak lazım.
  Onun için dua etmek lazım.
  Bizim eve gitmek lazım.
  Onun fikrini almak lazım.
  Senin yardımını almak gerekiyor.
  Benim arabayı satmak lazım.
  Ben yokken çalışmak lazım.
  Sen gelince gitmek lazım.
  Ben gelene kadar beklemek lazım.
  Ben gelmeden başlamak lazım.
  Benimle gelmek lazım.
  Bence çalışmak lazım.
  Ben diyorum ki gitmek lazım.
  Bir Türk yemek yapıyor.
  Bir Japon müzik dinliyor.
  İki Türk yemek yiyor.
  Alman kültür merkezi kapalı.
  İngiliz edebiyat öğretmeni geldi.
  Türk mutfak kültürü zengin.
  Trabzon Ankara'da daha rahat.
  Cumartesi bana beklerim.
  Bana da beklerim.
  Bu evi sana arıyorum.
  Kardeşimle çok korktuk.
  Seninle korkmam.
  Eşimle vazgeçtik.
  Seninle alıştım buraya.
  Seninle alıştım.
  Yaza evleniyoruz.
  Bahara evleniyoruz.
  Seneye evleneceğiz.
  Bayrama evleniyoruz.
  Mayısa evleniriz.
  Akşama görüşürüz.
  Cumaya görüşürüz.
  Pazara görüşürüz.
  Yeniden görüşürüz.
  Aşktan evlendi.
  Mecburiyetten evlendi.
  İnternetten tanıştık.
  Okuldan tanışıyoruz.
  İşten tanışıyoruz.
  Telefondan görüştük.
  Konuyu görüştük.
  Bu konuyu tartıştık.
  Konuyu tartıştık.
  Onu tartıştık.
  Fiyatı görüştük.
  Yüz liraya anlaştık.
  İyi paraya anlaştık.
  Yürekten inanıyorum.
  Kalpten inanıyorum.
  Gönülden inanıyorum.
  Seninle inandım.
  Uzaktan benziyor.
  Yandan benziyorlar.
  İşte geç kaldık!
  İşte geç kaldım.
  Toplantıda geç kaldık.
  Okulda geç kaldım.
  Didim çok güzel.
  Didim sıcak.
  Futbol takım oyunudur.
  Futbol takım sporudur.
  Basketbol takım işidir.
  Masaya iki tabak koydum.
  Masaya yedi bardak koydum.
  Odaya mavi sandalye koydum.
  Odaya yeni masa koydum.
  Rafa kırmızı kutu koydum.
  Onun anne dediği kadın hasta.
  Benim anne dediğim kadın hasta.
  Kardeşimin ev arkadaşı hasta.
  Annemin ev yemekleri güzel.
  Öğretmenin ev ödevi yarın.
  Arkadaşımın iş görüşmesi yarın.
  Babamın telefon numarası ne?
  Sadece otel kaldı.
  Evde televizyon görüyorum.
  Televizyon görüyorum.
  Bir ay için burada çalışıyorum.
  Üç ay için burada oturuyorum.
  Bizim öğretmen çok iyi.
  Bugün hava dünden soğuk.
  Ben geldiğimden beri uyuyor.
  Bir gün önce gidiyorum.
  Onlar evdeler.
  Yağmur yağacak için kaldık.
  Bana telefon et.
  Kim o?
  Çok insan var.
`;
