import { startApi } from '../testing/start-api.ts';

test('whom to tell about a vulnerability is said for half a year', async () => {
  const api = await startApi({ securityContact: 'mailto:security@example.org' });
  const response = await fetch(`${api.origin}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Contact: mailto:security@example.org\n');
  expect(text).toContain('Expires: 2027-05-19T09:30:00.000Z\n');
  expect(text).toContain(`Canonical: ${api.origin}/.well-known/security.txt\n`);
  await api.stop();
});

test('without a contact there is no such file', async () => {
  const api = await startApi();
  expect((await fetch(`${api.origin}/.well-known/security.txt`)).status).toBe(404);
  await api.stop();
});
