// Joins the reads that begin in the same task into one request: a screen with eight reads waits for one round trip, not
// for two (browsers open six connections), and the server looks up one session.

/** A read that waits for the end of the task. */
interface Waiting {
  address: string;
  /** Sends it in a request of its own. */
  alone: () => Promise<unknown>;
  resolve: (body: unknown) => void;
  reject: (cause: unknown) => void;
}

interface Part {
  status: number;
  body: unknown;
}

interface Joining {
  most: number;
  /** Returns the parts in the order of the addresses. Those that are missing are read alone. */
  send: (addresses: string[]) => Promise<Part[]>;
  /** The error of a refused part. */
  refused: (status: number, sentence: string) => Error;
}

/** Returns the function that reads an address, together with what else is read in the same task. */
export function joinReads({ most, send, refused }: Joining) {
  let waiting: Waiting[] = [];

  const sendAlone = ({ alone, resolve, reject }: Waiting) => void alone().then(resolve, reject);
  async function sendJoined(reads: readonly Waiting[]): Promise<void> {
    try {
      const parts = await send(reads.map(({ address }) => address));
      for (const [at, one] of reads.entries()) {
        const part = parts[at];
        if (part === undefined) sendAlone(one);
        else if (part.status === 200) one.resolve(part.body);
        else one.reject(refused(part.status, String(part.body)));
      }
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
  const sendAll = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) {
      const some = all.slice(from, from + most);
      if (some.length === 1) some.forEach(sendAlone);
      else void sendJoined(some);
    }
  };
  return (address: string, alone: () => Promise<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(sendAll);
      waiting.push({ address, alone, resolve, reject });
    });
}
