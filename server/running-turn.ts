// The running operation's turn in its household (server/http/routes/household-turns.ts), for work that waits for others
// meanwhile.
import { AsyncLocalStorage } from 'node:async_hooks';

interface Turn {
  leave(): void;
  /** Waits for the next turn. */
  enter(): Promise<void>;
  /** Interrupts the turn; a second call does nothing. */
  stepOut(): void;
  /** Goes on with it at once, even beyond the limit of the household. */
  stepIn(): void;
}

const current = new AsyncLocalStorage<Turn>();

export const runInTurn = <T>(turn: Turn, work: () => Promise<T>): Promise<T> => current.run(turn, work);

/** Runs `work`, such as waiting for another server, outside the turn: other requests of the household run meanwhile. */
export async function outsideTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = current.getStore();
  turn?.leave();
  try {
    return await work();
  } finally {
    await turn?.enter();
  }
}

/**
 * Waits outside the turn for what another household has, such as the only connection that writes. Whoever has it goes on at
 * once. The wait does not count as time of the operation.
 */
export async function awaitOutsideTurn<T>(awaited: Promise<T>): Promise<T> {
  const turn = current.getStore();
  turn?.stepOut();
  try {
    return await awaited;
  } finally {
    turn?.stepIn();
  }
}
