import { spanishIpa } from './spanish-ipa.ts';

test.each([
  ['abogado', 'aβoˈɣaðo'],
  ['de vez en cuando', 'de ˈβes en ˈkwando'],
  ['bueno', 'ˈbweno'],
  ['ciudad', 'sjuˈðað'],
  ['zapato', 'saˈpato'],
  ['llave', 'ˈʝaβe'],
  ['yo', 'ʝo'],
  ['rey', 'rej'],
  ['muy', 'muj'],
  ['hay', 'aj'],
  ['año', 'ˈaɲo'],
  ['chico', 'ˈtʃiko'],
  ['deshacer', 'desaˈseɾ'],
  ['deshonesto', 'desoˈnesto'],
  ['guerra', 'ˈɡera'],
  ['vergüenza', 'beɾˈɣwensa'],
  ['queso', 'ˈkeso'],
  ['gente', 'ˈxente'],
  ['jugar', 'xuˈɣaɾ'],
  ['México', 'ˈmexiko'],
  ['huevo', 'ˈweβo'],
  ['hielo', 'ˈʝelo'],
  ['ahora', 'aˈoɾa'],
  ['ahí', 'aˈi'],
  ['país', 'paˈis'],
  ['causa', 'ˈkawsa'],
  ['tiempo', 'ˈtjempo'],
  ['ruido', 'ˈrwiðo'],
  ['tengo', 'ˈteŋɡo'],
  ['naranja', 'naˈɾaŋxa'],
  ['invierno', 'imˈbjeɾno'],
  ['cuando', 'ˈkwando'],
  ['falda', 'ˈfalda'],
  ['algo', 'ˈalɣo'],
  ['desde', 'ˈdesðe'],
  ['hablar', 'aˈβlaɾ'],
  ['padre', 'ˈpaðɾe'],
  ['otro', 'ˈotɾo'],
  ['transporte', 'tɾansˈpoɾte'],
  ['instante', 'insˈtante'],
  ['alrededor', 'alreðeˈðoɾ'],
  ['perro', 'ˈpero'],
  ['pero', 'ˈpeɾo'],
  ['examen', 'ekˈsamen'],
  ['excelente', 'ekseˈlente'],
  ['acción', 'akˈsjon'],
  ['lápiz', 'ˈlapis'],
  ['jóvenes', 'ˈxoβenes'],
  ['estoy', 'esˈtoj'],
  ['feliz', 'feˈlis'],
  ['atleta', 'aˈtleta'],
  ['psicólogo', 'siˈkoloɣo'],
  ['rápidamente', 'ˈrapiðaˈmente'],
  ['felizmente', 'feˈlisˈmente'],
  ['por favor', 'poɾ faˈβoɾ'],
  ['la verdad', 'la βeɾˈðað'],
  ['un vaso de agua', 'un ˈbaso ðe ˈaɣwa'],
  ['sin duda', 'sin ˈduða'],
  ['¿qué tal?', 'ˈke ˈtal'],
])('%s is [%s] in Mexico', (text, ipa) => {
  expect(spanishIpa({ text }, 'es-MX')).toBe(ipa);
});

test.each([
  ['ciudad', 'θjuˈðað'],
  ['zapato', 'θaˈpato'],
  ['llave', 'ˈʝaβe'],
  ['piscina', 'pisˈθina'],
  ['excelente', 'ekθeˈlente'],
  ['lección', 'lekˈθjon'],
  ['atleta', 'atˈleta'],
  ['casa', 'ˈkasa'],
])('%s is [%s] in Spain', (text, ipa) => {
  expect(spanishIpa({ text }, 'es-ES')).toBe(ipa);
});

test.each([
  ['pizza', 'pitsa', 'ˈpitsa'],
  ['sándwich', 'sánduich', 'ˈsandwitʃ'],
  ['próximo', 'prócsimo', 'ˈpɾoksimo'],
])('%s sounds like its respelling', (text, say, ipa) => {
  expect(spanishIpa({ text, say }, 'es-MX')).toBe(ipa);
});

test('nothing to say has no IPA', () => {
  expect(spanishIpa({ text: '…' }, 'es-MX')).toBeUndefined();
});
