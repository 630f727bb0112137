// Creates an account, or signs in, through the real forms, for benchmarks that need a signed-in parent.

export const PASSWORD = 'a long pass phrase';

export interface SignedIn {
  cookie: string;
  /** Posts JSON and returns the parsed response. */
  post<T = unknown>(path: string, body: unknown): Promise<T>;
  put<T = unknown>(path: string, body: unknown): Promise<T>;
}

/** Sends a form of a signed-out page and returns the session it begins. */
async function sendForm(address: string, path: string, form: Record<string, string>): Promise<SignedIn> {
  const origin = new URL(address).origin;
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin },
    redirect: 'manual',
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith('sid='));
  if (!cookie) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const send = async <T>(method: string, at: string, body: unknown): Promise<T> => {
    const response = await fetch(`${address}${at}`, {
      method,
      body: JSON.stringify(body),
      headers: { origin, cookie, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    cookie,
    post: (at, body) => send('POST', at, body),
    put: (at, body) => send('PUT', at, body),
  };
}

/** Creates an account at `address` and returns its session. */
export const signUpByForm = (address: string, email = 'dana@example.org'): Promise<SignedIn> =>
  sendForm(address, '/api/signup', { firstName: 'Dana', lastName: 'Reyes', email, password: PASSWORD });

/** Signs in to an account at `address` and returns its session. */
export const signInByForm = (address: string, email: string, password: string): Promise<SignedIn> =>
  sendForm(address, '/api/login', { email, password });
