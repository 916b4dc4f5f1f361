import { foldText } from './fold-text.ts';

test.each([
  ['Árbol', 'arbol'],
  ['niño', 'nino'],
  ['её', 'ее'],
  ['ЁЛКА', 'елка'],
  ['ışık', 'isik'],
  ['IŞIK', 'isik'],
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['e\u0301tude', 'etude'],
  ['За́мок', 'замок'],
  ['ёлоч\u0301ка', 'елочка'],
  ['don’t', "don't"],
  ['  ice \t cream ', 'ice cream'],
])('%s compares as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
