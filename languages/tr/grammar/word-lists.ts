import { mapOf } from '../../lookup/map-of.ts';

/** Pronouns whose stem changes: nominative, accusative, dative, locative, ablative, genitive. */
export const turkishPronouns = mapOf<{ singular: string; plural?: string }>({
  ben: { singular: 'ben beni bana bende benden benim' },
  sen: { singular: 'sen seni sana sende senden senin' },
  o: {
    singular: 'o onu ona onda ondan onun',
    plural: 'onlar onları onlara onlarda onlardan onların',
  },
  bu: {
    singular: 'bu bunu buna bunda bundan bunun',
    plural: 'bunlar bunları bunlara bunlarda bunlardan bunların',
  },
  biz: { singular: 'biz bizi bize bizde bizden bizim' },
  siz: { singular: 'siz sizi size sizde sizden sizin' },
  onlar: { singular: 'onlar onları onlara onlarda onlardan onların' },
  çoğu: { singular: 'çoğu çoğunu çoğuna çoğunda çoğundan çoğunun' },
  kim: {
    singular: 'kim kimi kime kimde kimden kimin',
    plural: 'kimler kimleri kimlere kimlerde kimlerden kimlerin',
  },
  kimse: { singular: 'kimse kimseyi kimseye kimsede kimseden kimsenin' },
  herkes: { singular: 'herkes herkesi herkese herkeste herkesten herkesin' },
  biri: { singular: 'biri birini birine birinde birinden birinin' },
  birisi: { singular: 'birisi birisini birisine birisinde birisinden birisinin' },
  hepsi: { singular: 'hepsi hepsini hepsine hepsinde hepsinden hepsinin' },
  hiçbiri: { singular: 'hiçbiri hiçbirini hiçbirine hiçbirinde hiçbirinden hiçbirinin' },
});

/**
 * Accusatives of nouns whose stem changes and that no row notes, since they are never a row's first
 * word.
 */
export const turkishAccusatives = mapOf({
  his: 'hissi',
  imkân: 'imkânı',
  şahit: 'şahidi',
  ümit: 'ümidi',
});

/**
 * Headwords that are already a form of a noun (a plural, or "my dear"): no number endings follow; and
 * words that take none.
 */
export const inflectedHeadwords = new Set(
  'ayarlar birkaç canım check-in efendim gençler haberler insanlar sıradağlar tatlım'.split(' '),
);

/** Verbs that only things and events do: no first and second person, no order. */
export const thirdPersonOnly = new Set('ağrımak çiselemek gerekmek'.split(' '));
