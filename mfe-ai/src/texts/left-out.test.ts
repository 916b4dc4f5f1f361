import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

test.each([
  [en, 1, 'One sentence that contradicts our tables was left out.'],
  [en, 2, '2 sentences that contradict our tables were left out.'],
  [es, 1, 'Se omitió una oración que contradice nuestras tablas.'],
  [es, 5, 'Se omitieron 5 oraciones que contradicen nuestras tablas.'],
  [ru, 1, 'Мы убрали 1 предложение, которое противоречит нашим таблицам.'],
  [ru, 2, 'Мы убрали 2 предложения, которые противоречат нашим таблицам.'],
  [ru, 5, 'Мы убрали 5 предложений, которые противоречат нашим таблицам.'],
  [tr, 1, 'Tablolarımızla çelişen bir cümle çıkarıldı.'],
  [tr, 3, 'Tablolarımızla çelişen 3 cümle çıkarıldı.'],
])('sentences left out are counted in the learner’s language', (texts, count, label) => {
  expect(texts.analysis.leftOut(count)).toBe(label);
});
