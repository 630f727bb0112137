// Words that another screen hands to the chat, to be sent at once. They are in the state of the history entry, which no
// other site can write: a link to us must never speak to Pip in a parent's name.

/** Options of a navigation to the chat that says `words` there. */
export const saying = (words: string) => ({ state: { say: words } });

/** The words, once; null without any. */
export function takeWords(): string | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('say' in state)) return null;
  history.replaceState(null, '');
  return typeof state.say === 'string' ? state.say : null;
}
