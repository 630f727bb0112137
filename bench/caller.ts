// Somebody signed in to a server, who waits long for an answer.
import { Agent, request } from 'node:http';

/** The longest a call is waited for. */
const PATIENCE_MS = 60_000;

interface Answer {
  status: number;
  body: string;
}

export class Caller {
  readonly #address: string;
  readonly #cookie: string;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const { origin } = new URL(this.#address);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const headers = { cookie: this.#cookie, origin, ...json };
      const options = { method, agent: this.#agent, headers, timeout: PATIENCE_MS };
      const asked = request(new URL(path, this.#address), options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      });
      asked.once('timeout', () => asked.destroy(new Error(`${path} took too long`)));
      asked.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
