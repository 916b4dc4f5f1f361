import { buildRelease } from '@topwords/release/testing';
import { switchStyles } from './switch-styles.ts';

/** Returns the versions whose styles apply, from their addresses. */
function applied(): (string | undefined)[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link')];
  return links.filter(({ disabled }) => !disabled).map(({ href }) => href.split('/').at(-2));
}

test('styles of a replaced version are disabled, and enabled again when it returns', () => {
  for (const version of ['1.0.0', '1.1.0']) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `/remotes/words/${version}/screen.css` });
    document.head.append(link);
  }
  switchStyles(buildRelease({ version: '1.0.0' }), false);
  expect(applied()).toEqual(['1.1.0']);
  switchStyles(buildRelease({ version: '1.0.0' }), true);
  expect(applied()).toEqual(['1.0.0', '1.1.0']);
});
