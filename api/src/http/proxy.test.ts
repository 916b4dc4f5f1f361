import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'words.example.org' };

async function signIn(api: TestApi, headers: Record<string, string>) {
  const user = await buildUser(api.db);
  return api.call('/api/auth/login', {
    json: { email: user.email, password: testPassword },
    headers,
  });
}

test('behind a trusted proxy cookies are secure and the proxy’s host is our origin', async () => {
  const api = await startApi({ trustedProxies: 1 });
  try {
    const answer = await signIn(api, { ...forwarded, Origin: 'https://words.example.org' });
    expect(answer.status).toBe(200);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; secure/);
    const foreign = await signIn(api, { ...forwarded, Origin: api.origin });
    expect(foreign.body).toMatchObject({ code: 'origin_refused' });
  } finally {
    await api.stop();
  }
});

test('without a proxy, forwarded headers are ignored', async () => {
  const api = await startApi();
  try {
    const answer = await signIn(api, { ...forwarded, Origin: 'https://words.example.org' });
    expect(answer.body).toMatchObject({ code: 'origin_refused' });
    const plain = await signIn(api, forwarded);
    for (const cookie of plain.headers.getSetCookie()) expect(cookie).not.toMatch(/; secure/);
  } finally {
    await api.stop();
  }
});
