/** A learner's browser: keeps cookies and the access token, and has its own address. */
export interface LearnerBrowser {
  post: (path: string, json: unknown) => Promise<Response>;
  /** @throws when it is refused */
  get: (path: string) => Promise<unknown>;
}

/** A browser behind the proxy that the API trusts. */
export function openBrowser(origin: string, address: string): LearnerBrowser {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  const headers = () => ({
    Origin: origin,
    'Content-Type': 'application/json',
    'X-Forwarded-For': address,
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  });

  return {
    async get(path) {
      const response = await fetch(`${origin}/api${path}`, { headers: headers() });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.json();
    },
    async post(path, json) {
      const response = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: headers(),
        body: JSON.stringify(json),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const body: { access_token?: string } = await response.clone().json();
      token = body.access_token ?? token;
      return response;
    },
  };
}
