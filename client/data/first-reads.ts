// The reads of the first screen, which the document already asked for (server/first-reads.ts): one request that began
// before any script was here.

/** Bodies by the address of their read, until the first screen is shown; undefined until they arrive. */
const bodies = new Map<string, unknown>();
let arrival: Promise<void> | undefined;
let seq: number | undefined;

/** The household's count of changes before these reads, once: another household has its own count. Undefined without them. */
export function takeSeqOfFirstReads(): number | undefined {
  const taken = seq;
  seq = undefined;
  return taken;
}

interface Part {
  status: number;
  body: unknown;
}

/**
 * Waits for the response, which `readTogether` takes from the document's request. A read that is refused, or that failed
 * with all others, is sent again by its screen.
 */
export const awaitFirstReads = (readTogether: (of: string) => Promise<Part[]>): Promise<void> =>
  (arrival = keepBodies(readTogether));

async function keepBodies(readTogether: (of: string) => Promise<Part[]>): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-seq]');
  if (!link) return;
  seq = Number(link.dataset['seq']);
  const of = new URL(link.href).searchParams.get('of') ?? '';
  const addresses = of.split(',');
  for (const address of addresses) bodies.set(address, undefined);
  const parts = await readTogether(of).catch(() => []);
  for (const [at, address] of addresses.entries())
    if (bodies.has(address) && parts[at]?.status === 200) bodies.set(address, parts[at].body);
}

/** The body of a read, once: who reads a second time wants what changed meanwhile. Undefined while it has not arrived. */
export function takeFirstRead(address: string): unknown {
  const body = bodies.get(address);
  if (body !== undefined) bodies.delete(address);
  return body;
}

/** The same for a screen that is shown before its data: waits for a body that is on its way. */
export async function takeComingRead(address: string): Promise<unknown> {
  if (bodies.has(address)) await arrival;
  return takeFirstRead(address);
}

/** Later screens read again: these bodies age. */
export const forgetFirstReads = (): void => bodies.clear();
