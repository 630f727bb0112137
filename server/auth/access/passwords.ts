// Stores passwords as argon2id (19 MiB, 2 passes, 1 lane), the OWASP minimum. It is expensive for a thief and for us,
// so only two are computed at once. A long queue is refused, and no account or address may fill it alone.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '../../errors.ts';

const compute = promisify(argon2);
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const AT_ONCE = 2;
const MAY_WAIT = 20;
/** Waiting computations of one account, and of one address. */
const MAY_WAIT_EACH = 2;
const RETRY_SECONDS = 5;

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Requester of a password computation. Without one (a command line) only the length of the queue counts. */
export interface Asker {
  /** Folded e-mail, or id, of the account. */
  account: string;
  address: string;
}

interface Waiting {
  asker: Asker | undefined;
  resume: () => void;
}

interface Phc {
  cost: typeof COST;
  salt: Buffer;
  tag: Buffer;
}

function writePhc({ cost, salt, tag }: Phc): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

function readPhc(text: string): Phc {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text);
  if (parts === null) throw new Error('A stored password hash is unreadable.');
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Replaces the hash of an account that does not exist: nothing matches it, and it takes as long. */
const NOBODY = writePhc({ cost: COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) });

export class Passwords {
  readonly #cost: typeof COST;
  #running = 0;
  readonly #waiting: Waiting[] = [];

  /** `cost` is for tests alone: production hashes at the one above. */
  constructor(cost = COST) {
    this.#cost = cost;
  }

  /** A PHC string; AppError `busy` when too many people, or too much of this asker, wait already. */
  async hash(password: string, asker?: Asker): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const cost = this.#cost;
    const tag = await this.#inTurn(asker, () => derive(password, salt, cost, TAG_BYTES));
    return writePhc({ cost, salt, tag });
  }

  /**
   * True when the password is right; `null` (no such account, or none with a password) is wrong after the same work.
   */
  async verify(password: string, stored: string | null, asker?: Asker): Promise<boolean> {
    const { cost, salt, tag } = readPhc(stored ?? NOBODY);
    const derived = await this.#inTurn(asker, () => derive(password, salt, cost, tag.length));
    return timingSafeEqual(derived, tag) && stored !== null;
  }

  /** True for a hash made at a lower cost than new ones are: the next sign-in renews it. */
  isOutdated(stored: string): boolean {
    const { cost } = readPhc(stored);
    return cost.memory < this.#cost.memory || cost.passes < this.#cost.passes;
  }

  async #inTurn<T>(asker: Asker | undefined, work: () => Promise<T>): Promise<T> {
    await this.#takeTurn(asker);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next.resume();
    }
  }

  async #takeTurn(asker: Asker | undefined): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= MAY_WAIT || this.#waitsEnough(asker)) {
      throw new AppError('busy', 'Many people are signing in right now. Please try again in a few seconds.', {
        retryAfter: RETRY_SECONDS,
      });
    }
    // The finished computation passes its turn on, so `running` is unchanged.
    await new Promise<void>((resume) => this.#waiting.push({ asker, resume }));
  }

  #waitsEnough(asker: Asker | undefined): boolean {
    if (asker === undefined) return false;
    const alike = (key: keyof Asker) =>
      this.#waiting.filter((other) => other.asker?.[key] === asker[key]).length;
    return alike('account') >= MAY_WAIT_EACH || alike('address') >= MAY_WAIT_EACH;
  }
}

/** The same letters typed on another system may arrive composed differently. */
const derive = (password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> =>
  compute('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
