// Creates an account through the real sign-up form, for benchmarks that need a signed-in parent.

export const PASSWORD = 'a long pass phrase';

export interface SignedIn {
  cookie: string;
  /** Posts JSON and returns the parsed response. */
  post<T = unknown>(path: string, body: unknown): Promise<T>;
  put<T = unknown>(path: string, body: unknown): Promise<T>;
}

/** Creates an account at `address` and returns its session. */
export async function signUpByForm(address: string, email = 'dana@example.org'): Promise<SignedIn> {
  const origin = new URL(address).origin;
  const form = {
    firstName: 'Dana',
    lastName: 'Reyes',
    email,
    password: PASSWORD,
  };
  const answer = await fetch(`${address}/api/signup`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin },
    redirect: 'manual',
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith('sid='));
  if (!cookie) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`);
  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { origin, cookie, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    cookie,
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
  };
}
