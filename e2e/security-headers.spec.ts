import { allowFaults, expect, test } from './fixtures/test.ts';

/** Every kind of address, with its headers in addition to nosniff. */
const kinds: [path: string, status: number, headers: Record<string, unknown>][] = [
  ['/', 200, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }],
  ['/words', 200, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }],
  ['/login-register', 200, { 'permissions-policy': expect.stringContaining('camera=()') }],
  ['/icon.svg', 200, { 'cross-origin-resource-policy': 'same-origin' }],
  ['/none.js', 404, { 'cross-origin-resource-policy': 'same-origin' }],
  ['/registry.json', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/remotes/words/none/remote-entry.js', 404, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/embed/v1.js', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/embed/v1.json', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/embed/frame?key=pk_playground', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/embed/frame?key=pk_unknown', 401, { 'permissions-policy': expect.any(String) }],
  ['/embed/playground', 200, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }],
  ['/embed/sign-in', 200, { 'permissions-policy': expect.any(String) }],
  ['/embed/nothing', 200, {}],
  ['/healthz', 200, {}],
  ['/readyz', 200, {}],
  ['/api', 404, { 'cross-origin-resource-policy': 'same-origin' }],
  ['/api/words/es', 401, { 'cross-origin-resource-policy': 'same-origin' }],
  ['/api/embed/settings?key=pk_playground', 200, {}],
  ['/api/docs', 200, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }],
  ['/api/openapi.json', 200, {}],
  ['/api/metrics', 200, {}],
  ['/api/remotes', 200, {}],
];

test.describe('every kind of address', () => {
  for (const [path, status, headers] of kinds) {
    test(`${path} answers ${status} with its headers, also when not modified`, async ({
      request,
    }) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await request.fetch(path, { method });
        expect(answer.status()).toBe(status);
        expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', ...headers });
      }
      const { etag } = (await request.get(path)).headers();
      if (etag === undefined) return;
      const again = await request.get(path, { headers: { 'If-None-Match': etag } });
      expect(again.headers()['x-content-type-options']).toBe('nosniff');
    });
  }
});

test.describe('a page of the product', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  test('accepts neither foreign scripts nor text as HTML or code', async ({ page }) => {
    allowFaults(/console error .*(TrustedScript|TrustedHTML|TrustedTypePolicy)/);
    await page.goto('/words');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const refusals = await page.evaluate(() => {
      const attempts: Record<string, () => void> = {
        'an answer of the API': () => {
          document.createElement('script').src = '/api/openapi.json';
        },
        'a release that was not chosen': () => {
          document.createElement('script').src = '/remotes/words/0.0.0/remote-entry.js';
        },
        'another site': () => {
          document.createElement('script').src = 'https://evil.example/a.js';
        },
        data: () => {
          document.createElement('script').src = 'data:text/javascript,1';
        },
        'a text as HTML': () => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        },
        'a text as a document': () => {
          document.createElement('iframe').srcdoc = '<script>alert(1)</script>';
        },
        'a text as code': () => {
          document.createElement('script').text = 'alert(1)';
        },
        'a policy of another name': () => {
          const { trustedTypes } = globalThis as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          };
          trustedTypes.createPolicy('evil', {});
        },
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} was taken`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      });
    });
    expect(refusals).toEqual([
      'an answer of the API: TypeError',
      'a release that was not chosen: TypeError',
      'another site: TypeError',
      'data: TypeError',
      'a text as HTML: TypeError',
      'a text as a document: TypeError',
      'a text as code: TypeError',
      'a policy of another name: TypeError',
    ]);
  });

  test('breaks none of its own rules on any screen', async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('tellOfViolation', (text: string) => void violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { tellOfViolation } = globalThis as unknown as {
          tellOfViolation: (text: string) => void;
        };
        tellOfViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    for (const path of [
      '/',
      '/words',
      '/learned',
      '/search',
      '/translate',
      '/favorites',
      '/profile',
      '/ai-chat',
      '/card-detail',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeAttached();
    }
    expect(violations).toEqual([]);
  });
});

for (const path of ['/embed/frame?key=pk_playground', '/embed/sign-in', '/embed/playground']) {
  test(`${path} does not accept text as HTML`, async ({ page }) => {
    allowFaults(/console error .*TrustedHTML/);
    await page.goto(path);
    const refusal = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>a</b>';
        return 'none';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refusal).toBe('TypeError');
  });
}
