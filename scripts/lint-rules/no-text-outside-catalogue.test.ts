import { findFaults } from './testing/find-faults.ts';

/** Each line that ends with `// found` is a fault; no other line is. */
const probe = `
export function Probe({ texts, count, isOn, host }) {
  document.title = texts.title;
  document.title = 'Words'; // found
  host.showBanner('error', texts.failed);
  host.showBanner('error', 'It failed'); // found
  host.nameScreen(isOn ? texts.on : 'Off'); // found
  announce(\`\${count} words\`); // found
  const plain = 'not shown by itself';
  return (
    <main className="wide" lang="es" data-state="on" role="status" id={\`word-\${count}\`}>
      {texts.title} · {count} / 20 {'—'} {isOn && texts.on}
      <p aria-label={texts.title} title={\`\${texts.title} · \${count}\`}>{plain}</p>
      <code>npm test</code> <Text code>{'npm test'}</Text> TopWords
      <input placeholder="https://acme.example" />
      <p>Words</p> // found
      <p>{'Words'}</p> // found
      <p>{isOn ? texts.on : 'Off'}</p> // found
      <p>{isOn && 'On'}</p> // found
      <p>{\`\${count} words\`}</p> // found
      <p>{texts.title + ' and more'}</p> // found
      <img alt="A word" /> // found
      <button aria-label={'Close'}>{texts.close}</button> // found
      <input placeholder={texts.search ?? 'Search'} /> // found
      <Field label="Email" hint={texts.hint} /> // found
      <>Слово</> // found
    </main>
  );
}
`;

/** What follows an element is text too: the marks are left out of what is checked. */
const checked = probe.replaceAll(' // found', '');

test('reports texts that a component writes itself', () => {
  const lines = probe.split('\n');
  const faults = findFaults('no-text-outside-catalogue', { 'probe.tsx': checked });
  const places = new Set(faults.map(({ line }) => line));
  expect(lines.filter((_line, index) => places.has(index + 1))).toEqual(
    lines.filter((line) => line.endsWith('// found')),
  );
});
