import { buildStoredSession } from '@topwords/remote-kit/testing';
import { buildPageRegistry, buildSnapshot } from '@topwords/release/testing';
import { createShell } from './create-shell.ts';

test.each(['storage', 'pageshow'])(
  'signing out in another tab signs out here, on the event %s',
  async (event) => {
    const registry = await buildPageRegistry(buildSnapshot({ remotes: [] }));
    document.body.innerHTML = `<script id="registry" type="application/json">
      ${JSON.stringify(registry)}
    </script>`;
    for (const [key, value] of Object.entries(buildStoredSession())) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const { session } = await createShell();
    expect(session.state.value.is_auth).toBe(true);
    localStorage.clear();
    dispatchEvent(new Event(event));
    expect(session.state.value.is_auth).toBe(false);
  },
);
