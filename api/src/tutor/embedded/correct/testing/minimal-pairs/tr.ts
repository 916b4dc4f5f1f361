/** Sentences with one fault, and the same without it. */
export const tr = `
  Üç çocuklar var.|Üç çocuk var.
  Kaç kitaplar aldın?|Kaç kitap aldın?
  Burada çok evler var.|Burada çok ev var.
  Kitapler masada.|Kitaplar masada.
  Evlar çok büyük.|Evler çok büyük.
  Ben okulde çalışıyorum.|Ben okulda çalışıyorum.
  Arabaı sattım.|Arabayı sattım.
  Kitapı okudum.|Kitabı okudum.
  Çay istemeyorum.|Çay istemiyorum.
  Eve gitiyorum.|Eve gidiyorum.
  Ben dün sinemaya gitti.|Ben dün sinemaya gittim.
  Biz parka gittiniz.|Biz parka gittik.
  Sen çok çalışıyorum.|Sen çok çalışıyorsun.
  Ben çok yorgun.|Ben çok yorgunum.
  Ben öğretmen.|Ben öğretmenim.
  Beni bak!|Bana bak!
  Annemi yardım ettim.|Anneme yardım ettim.
  Köpekleri korkuyorum.|Köpeklerden korkuyorum.
  Otobüste bindim.|Otobüse bindim.
  Nerede gidiyorsun?|Nereye gidiyorsun?
  Ben için aldı.|Benim için aldı.
  Benim göre bu doğru.|Bana göre bu doğru.
  O ile konuştum.|Onunla konuştum.
  Ben sen seviyorum.|Ben seni seviyorum.
  Benim araba var.|Benim arabam var.
  Ben bir kedi var.|Benim bir kedim var.
  Kimse geldi.|Kimse gelmedi.
  Dün sinemaya gidiyorum.|Dün sinemaya gittim.
  Yarın okula gittim.|Yarın okula gideceğim.
  Türkçe öğrenmek başladım.|Türkçe öğrenmeye başladım.
  Yüzmek seviyorum.|Yüzmeyi seviyorum.
  Geliyormusun?|Geliyor musun?
  Geliyor mı?|Geliyor mu?
  Gidiyorsun mu?|Gidiyor musun?
  Benim ev'im küçük.|Benim evim küçük.
  Ben İstanbulda yaşıyorum.|Ben İstanbul'da yaşıyorum.
  Her Pazartesi çalışıyorum.|Her pazartesi çalışıyorum.
  Ben türkçe öğreniyorum.|Ben Türkçe öğreniyorum.
  Burada güzeller evler var.|Burada güzel evler var.
  Gitar oynuyorum.|Gitar çalıyorum.
  Ders sonra eve gittim.|Dersten sonra eve gittim.
  Çantanın renk kırmızı.|Çantanın rengi kırmızı.
  Benim baba öğretmen.|Benim babam öğretmen.
  Ben öğrenci değil.|Ben öğrenci değilim.
  Geçen hafta sinemaya gidiyorum.|Geçen hafta sinemaya gittim.
  Ben Ankara'ya yaşıyorum.|Ben Ankara'da yaşıyorum.
  Portakal su içtim.|Portakal suyu içtim.
  Ben gitmezim.|Ben gitmem.
`;
