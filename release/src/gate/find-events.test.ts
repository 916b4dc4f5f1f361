import { findEvents } from './find-events.ts';
import { parseSource } from './syntax.ts';

const events = new Set(['word.marked', 'pair.offered']);

function find(code: string) {
  return findEvents([parseSource('/a/words.tsx', code)], (name) => events.has(name));
}

test('finds events by the call that sends or reads them, however the bus is accessed', () => {
  const code = `
    host.bus.emit('word.marked', { id: 1 });
    useEffect(() => bus.subscribe('pair.offered', keep), [bus]);
    merge(services.host.bus.on('word.marked'), changes.subscribe(keep));
    bus?.emit('pair.offered', 1);`;
  expect(find(code)).toEqual({
    sends: ['pair.offered', 'word.marked'],
    reads: ['pair.offered', 'word.marked'],
  });
});

test('ignores types and modules named like an event', () => {
  const code = `import a from 'pair.offered'; type Marked = EventPayload<'word.marked'>;`;
  expect(find(code)).toEqual({ sends: [], reads: [] });
});

test.each([
  [
    '// a comment of é\nbus.emit(name, 1);',
    '/a/words.tsx:2: the name of an event is not a literal',
  ],
  ['bus.on(`word.${what}`);', '/a/words.tsx:1: the name of an event is not a literal'],
  [
    'host.bus.on("word.gone");',
    '/a/words.tsx:1: the name of an event is not in the map: word.gone',
  ],
  [
    "const name = 'word.marked'; send(name);",
    '/a/words.tsx:1: word.marked appears outside the call that sends or reads it',
  ],
])('refuses %s', (code, fault) => {
  expect(() => find(code)).toThrow(fault);
});
