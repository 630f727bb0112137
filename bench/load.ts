// A bounded load: a number of GETs over kept-alive connections, every response read to its end.
import { Agent, request } from 'node:http';

export interface Target {
  address: string;
  path: string;
  cookie: string;
  /** Accept-Encoding; without it, responses come as they are. */
  accepted?: 'br';
}

const CONNECTIONS = 32;

/** One GET; returns the bytes of the response. Anything but 200 throws. */
export function get({ address, path, cookie, accepted }: Target, agent?: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(accepted && { 'accept-encoding': accepted }) };
    const asked = request(new URL(path, address), { agent, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(pieces);
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`${path} answered ${response.statusCode}: ${body.toString()}`));
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
