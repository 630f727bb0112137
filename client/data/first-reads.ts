// The reads of the first screen, which the document already asked for (server/first-reads.ts): one request that began
// before any script was here.

/** Bodies by the address of their read, until the first screen is shown. */
const bodies = new Map<string, unknown>();
let seq: number | undefined;
let isOver = false;

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
export async function awaitFirstReads(readTogether: (of: string) => Promise<Part[]>): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-seq]');
  if (link === null) return;
  isOver = false;
  seq = Number(link.dataset['seq']);
  const of = new URL(link.href).searchParams.get('of') ?? '';
  const parts = await readTogether(of).catch(() => []);
  // A response that came too late is older than the screens that would take it.
  if (isOver) return;
  for (const [at, address] of of.split(',').entries())
    if (parts[at]?.status === 200) bodies.set(address, parts[at].body);
}

/** The body of a read, once. */
export function takeFirstRead(address: string): unknown {
  const body = bodies.get(address);
  bodies.delete(address);
  return body;
}

/** Later screens read again: these bodies age. */
export function forgetFirstReads(): void {
  isOver = true;
  bodies.clear();
}
