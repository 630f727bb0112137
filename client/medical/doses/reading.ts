// The pure part of `useReadDoses`: which doses were shown long enough to be confirmed.
import type { Dose } from '#contract/kinds/dose.ts';

/** Changes with every dose that was recorded, changed or removed. */
export const versionOf = (doses: readonly Pick<Dose, 'id' | 'version'>[]): string =>
  doses.map(({ id, version }) => `${id}@${version}`).join();

export interface Reading {
  /** Version of the doses that were shown long enough. */
  read: string;
  hasChanged: boolean;
}

export const afterReading = (before: Reading, shown: string): Reading =>
  before.read === shown ? before : { read: shown, hasChanged: true };

/** `isRead` while a press counts; `hasChanged` once other doses are shown than at first. */
export function stateOf({ read, hasChanged }: Reading, shown: string) {
  const isRead = shown === read;
  return { isRead, hasChanged: hasChanged || !isRead };
}
