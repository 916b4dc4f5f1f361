import { heldObjectAddresses } from '@topwords/remote-kit/testing';
import { saveFile } from './save-file.ts';

test('a file is downloaded under its name, and its object URL is revoked', () => {
  jest.useFakeTimers();
  const saved: [string, string][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, this.href]);
  });
  saveFile(new Blob(['{}']), 'topwords-account.json');
  expect(saved).toEqual([['topwords-account.json', heldObjectAddresses()[0]]]);
  jest.runAllTimers();
  expect(heldObjectAddresses()).toEqual([]);
});
