import { buildBuiltTeaching } from './testing/teaching-factories.ts';
import { createTeachingSource, noTeaching } from './teaching-loader.ts';

const casa = { id: 21, language: 'es', text: 'casa' } as const;

function failing(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

test('what is taught is read once, when it is first needed, and found by the word', () => {
  const load = jest.fn(() => buildBuiltTeaching());
  const { ofWord: teachingOf } = createTeachingSource('v1', load);
  expect(load).not.toHaveBeenCalled();
  expect(teachingOf(casa)).toMatchObject({
    contrasts: [{ key: 'casa-or-hogar' }],
    grammar: [{ key: 'gender' }],
    mistakes: [{ key: 'casa-without-article' }],
    falseFriends: [{ key: 'case-casa' }],
  });
  expect(teachingOf({ id: 22, language: 'es', text: 'perro' })).toEqual(noTeaching(casa));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a look-alike is found by its language: the same spelling elsewhere is another word', () => {
  const { ofWord: teachingOf } = createTeachingSource('v1', () => buildBuiltTeaching());
  expect(teachingOf({ id: 1, language: 'en', text: 'case' }).falseFriends).toHaveLength(1);
  expect(teachingOf({ id: 1, language: 'tr', text: 'casa' }).falseFriends).toEqual([]);
});

test('another bank than that of the teaching has none, nor has a build without it', () => {
  expect(createTeachingSource('v2', () => buildBuiltTeaching()).ofWord(casa)).toEqual(
    noTeaching(casa),
  );
  expect(createTeachingSource('v1', failing('ENOENT')).ofWord(casa)).toEqual(noTeaching(casa));
  expect(() => createTeachingSource('v1', failing('EACCES')).ofWord(casa)).toThrow('EACCES');
});
