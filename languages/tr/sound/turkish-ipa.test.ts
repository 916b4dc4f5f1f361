import { turkishIpa } from './turkish-ipa.ts';

test.each([
  ['ev', 'ev'],
  ['ünlü', 'ynˈly'],
  ['öğretmen', 'øːɾetˈmen'],
  ['güneş', 'ɟyˈneʃ'],
  ['göl', 'ɟøl'],
  ['kol', 'koɫ'],
  ['kırmızı', 'kɯɾmɯˈzɯ'],
  ['ekmek', 'ecˈmec'],
  ['çiçek', 'tʃiˈtʃec'],
  ['kral', 'kɾaɫ'],
  ['kredi', 'cɾeˈdi'],
  ['gece', 'ɟeˈdʒe'],
  ['jandarma', 'ʒandaɾˈma'],
  ['saat', 'saˈat'],
  ['yeni', 'jeˈni'],
  ['İstanbul', 'istanˈbuɫ'],
  ['ılık', 'ɯˈɫɯk'],
  ['İtalyan', 'italˈjan'],
  ['dağ', 'daː'],
  ['yağmur', 'jaːˈmuɾ'],
  ['doğru', 'doːˈɾu'],
  ['iğne', 'iːˈne'],
  ['eğlenmek', 'ejlenˈmec'],
  ['değil', 'deˈjil'],
  ['eğer', 'eˈjeɾ'],
  ['diğer', 'diˈjeɾ'],
  ['uğur', 'uːɾ'],
  ['ağaç', 'aːtʃ'],
  ['soğuk', 'soːˈuk'],
  ['rengi', 'ɾeŋˈɟi'],
  ['patron', 'patˈɾon'],
  ['dükkân', 'dycˈcan'],
  ['teşekkür ederim', 'teʃecˈcyɾ edeˈɾim'],
  ['ne var', 'ˈne ˈvaɾ'],
  ['ister misin', 'isˈteɾ misin'],
])('%s is [%s]', (text, ipa) => {
  expect(turkishIpa({ text })).toBe(ipa);
});

test.each([
  ['kâğıt', "k'a:ıt", 'caːˈɯt'],
  ['rol', "rol'", 'ɾol'],
  ['hâlâ', "há:l'a:", 'ˈhaːlaː'],
  ['lazım', "l'a:zım", 'laːˈzɯm'],
  ['kabul etmek', "kabu:l' etmek", 'kaˈbuːl etˈmec'],
  ['şimdi', 'şímdi', 'ˈʃimdi'],
  ['Türkçe', 'Tǘrkçe', 'ˈtyɾctʃe'],
  ['Fransızca', 'Fransı́zca', 'fɾanˈsɯzdʒa'],
  ['İngilizce', 'İngilízce', 'iŋɟiˈlizdʒe'],
  ['sandalye', 'sandálye', 'sanˈdalje'],
  ['ağabey', 'á:bi', 'ˈaːbi'],
  ['yine de', 'yíne de', 'ˈjine de'],
  ['daima', 'da:ima:', 'daːiˈmaː'],
])('%s is read by its respelling %s', (text, say, ipa) => {
  expect(turkishIpa({ text, say })).toBe(ipa);
});
