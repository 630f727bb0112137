// Running exchanges, by conversation. They outlive the screen: a parent may open the calendar while Pip answers and
// return to the answer while it is still being written.
import { useSyncExternalStore } from 'react';
import type { Turn } from './turn.ts';

const turns = new Map<string, Turn>();
const watchers = new Set<() => void>();

function publish() {
  for (const watcher of watchers) watcher();
}

let waiting = false;
/** Words come faster than a screen needs to be drawn. */
const DRAWING_MS = 40;

function publishSoon() {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    publish();
  }, DRAWING_MS);
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const turnOf = (conversationId: string): Turn | undefined => turns.get(conversationId);

/** Stores how far an exchange is; `soon` when it may be drawn together with what follows. */
export function setTurn(conversationId: string, turn: Turn, soon = false): void {
  turns.set(conversationId, turn);
  if (soon) publishSoon();
  else publish();
}

/** Ends an exchange: from here on the stored conversation says everything. */
export function endTurn(conversationId: string): void {
  turns.delete(conversationId);
  publish();
}

/** The exchange of a conversation, updated while it continues. */
export function useTurn(conversationId: string | null): Turn | undefined {
  const current = () => (conversationId === null ? undefined : turns.get(conversationId));
  return useSyncExternalStore(watch, current, current);
}
