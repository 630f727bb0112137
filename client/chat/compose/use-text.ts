// The text in the field, stored for this tab while it is typed.
import { useEffect, useState } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import type { Turn } from '../turn/turn.ts';
import type { Drafts } from './draft.ts';

interface Typed {
  /** Names the conversation the text belongs to. */
  key: string;
  drafts: Drafts;
  turn: Turn | undefined;
  stored: readonly Message[];
}

interface State {
  key: string;
  text: string;
  /** Text that was in flight when the page was left, now back in the field. */
  recovered: string | null;
  /** The failed message whose text is back in the field. */
  restored: string | null;
}

/** The text kept for a conversation; what was sent and never confirmed comes first. */
function begin(key: string, drafts: Drafts, turn: Turn | undefined): State {
  const sent = turn === undefined ? drafts.read('sent') : '';
  const text = [sent, drafts.read('typed')].filter((part) => part !== '').join('\n');
  return { key, text, recovered: sent === '' ? null : sent, restored: null };
}

/** The state after looking at how the exchange went and at what is stored. */
function follow(state: State, { turn, stored }: Typed): State {
  if (turn?.phase === 'failed' && turn.userMessage === null && state.restored !== turn.said.clientId)
    return { ...state, text: state.text || turn.said.content, restored: turn.said.clientId };
  const lastSaid = stored.findLast(({ role }) => role === 'user')?.content;
  if (state.recovered !== null && state.recovered === lastSaid)
    return { ...state, text: state.text === lastSaid ? '' : state.text, recovered: null };
  return state;
}

/**
 * The text for this conversation. What was sent and never confirmed comes back: after a failure, and after a reload
 * unless the stored conversation shows that it did arrive.
 */
export function useText(typed: Typed): [text: string, setText: (text: string) => void] {
  const { key, drafts, turn } = typed;
  const [state, setState] = useState(() => begin(key, drafts, turn));
  // Settled while rendering, so that no frame shows the words meant for another conversation.
  const current = follow(state.key === key ? state : begin(key, drafts, turn), typed);
  if (current !== state) setState(current);
  const { text } = current;
  const isUnderWay = turn !== undefined && turn.phase !== 'failed';
  useEffect(() => {
    drafts.keep('typed', text);
    if (!isUnderWay) drafts.keep('sent', '');
  }, [drafts, text, isUnderWay]);
  const setText = (next: string) => {
    // At once: the conversation may get its id before the next effect.
    drafts.keep('typed', next);
    setState({ ...current, text: next });
  };
  return [text, setText];
}
