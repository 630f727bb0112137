// A bounded load: a number of GETs over kept-alive connections, every response read to its end.
import { Agent, request } from 'node:http';

export interface Target {
  address: string;
  path: string;
  cookie: string;
}

const CONNECTIONS = 32;

/** One GET; returns the body of the response. Anything but 200 throws. */
export function get({ address, path, cookie }: Target, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, address), { agent, headers: { cookie } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`${path} answered ${response.statusCode}: ${body}`));
      });
    });
    asked.once('error', reject).end();
  });
}

/** Makes `count` GETs and returns their total time in milliseconds. */
export async function load(target: Target, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = count;
  const begin = performance.now();
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      await get(target, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const milliseconds = performance.now() - begin;
  agent.destroy();
  return milliseconds;
}
