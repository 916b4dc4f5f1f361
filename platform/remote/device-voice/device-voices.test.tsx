import { buildDeviceVoice, fakeSpeech, removeFakeSpeech } from '@topwords/remote-kit/testing';
import { listDeviceVoices, regionOfVoice } from './device-voices.ts';

afterEach(removeFakeSpeech);

function names(language: Parameters<typeof listDeviceVoices>[0]): string[] {
  return listDeviceVoices(language).map(({ name }) => name);
}

test('a device without speech synthesis has no voices', () => {
  expect(listDeviceVoices('es')).toEqual([]);
});

test('voices are found by language and script, however their tags are written', () => {
  fakeSpeech([
    buildDeviceVoice('plain', 'es'),
    buildDeviceVoice('Android', 'es_MX'),
    buildDeviceVoice('Beijing', 'zh-CN'),
    buildDeviceVoice('Taipei', 'zh-TW'),
    buildDeviceVoice('broken', ''),
  ]);
  expect(names('es')).toEqual(['plain', 'Android']);
  expect(names('zh-Hans')).toEqual(['Beijing']);
  expect(names('zh-Hant')).toEqual(['Taipei']);
  expect(names('ru')).toEqual([]);
});

test.each([
  ['es_MX', 'MX'],
  ['es-419', '419'],
  ['zh-Hans', undefined],
  ['es', undefined],
])('the region of %s is %s', (lang, region) => {
  expect(regionOfVoice(buildDeviceVoice('any', lang))).toBe(region);
});
