import type { Typing } from '../pack/typing.ts';

const pairs = `on/ön su/şu tur/tür gol/göl koy/köy uç/üç ol/öl oldu/öldü kar/kâr hala/hâlâ sinir/sınır
  asil/asıl sakin/sakın ani/anı acı/açı kas/kaş bas/baş as/aş yas/yaş tas/taş don/dön kul/kül
  kor/kör sok/şok/sök cam/çam can/çan sal/şal dış/diş ilik/ılık bol/böl san/şan un/ün surat/sürat
  sık/şık kil/kıl adet/âdet alem/âlem dahi/dâhi eksi/ekşi aşık/âşık`;

export const typing: Typing = {
  keys: ['ç', 'ğ', 'ı', 'İ', 'ö', 'ş', 'ü'],
  accentPairs: new Set(pairs.split(/[\s/]+/)),
};
