// A conversation as the panel shows it: stored messages, the running exchange, and the parent's actions.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { chat } from '#contract/chat.ts';
import type { Message } from '#contract/schemas/chat.ts';
import { ApiError, useRead } from '../../data/api.ts';
import { newId } from '../../data/new-id.ts';
import { browserStorage } from '../../data/storage.ts';
import { useUser } from '../../session/session.tsx';
import { preloadAnswers } from '../answer-code.ts';
import { draftsOf } from '../compose/draft.ts';
import { useText } from '../compose/use-text.ts';
import { readAgain, say } from './say.ts';
import { endTurn, useTurn } from './turn-store.ts';
import { isBusy, messagesWith, type Turn } from './turn.ts';
import { useBeginning } from './use-beginning.ts';

const NONE: Message[] = [];
const TAIL_MS = 1000;
/** Statuses of an unknown id, and of a malformed one. */
const UNKNOWN = [404, 400];

/**
 * An answer that is being written elsewhere (another tab, before a reload) is refetched until it is done, unless the
 * server refuses: then another request would not help.
 */
function useTail(isRunning: boolean, refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>) {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), TAIL_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
}

/** Another tab or device may say something, or decide on a card: read again when the parent comes back to this tab. */
function useReturn(isIdle: boolean, refresh: () => Promise<void>) {
  const look = useEffectEvent(() => void (document.visibilityState === 'visible' && isIdle && refresh()));
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

/** The stored conversation and its state. */
function useStored(conversationId: string | null) {
  const read = useRead(
    chat.getConversation,
    { id: conversationId ?? '' },
    { enabled: conversationId !== null },
  );
  const isUnknown = read.error instanceof ApiError && UNKNOWN.includes(read.error.status);
  let state: 'none' | 'loading' | 'unknown' | 'failed' | 'ready' = 'loading';
  if (conversationId === null) state = 'none';
  else if (read.data) state = 'ready';
  else if (read.isError) state = isUnknown ? 'unknown' : 'failed';
  return {
    state,
    messages: read.data?.messages ?? NONE,
    refetch: read.refetch,
    isFetching: read.isFetching,
    isRefused: read.error instanceof ApiError,
  };
}

/** The drafts of this conversation, and of any other. */
function useDrafts(conversationId: string | null) {
  const { id } = useUser();
  return useMemo(() => {
    const draftsIn = (conversation: string | null) =>
      draftsOf(browserStorage('sessionStorage'), id, conversation);
    return { draftsIn, drafts: draftsIn(conversationId) };
  }, [id, conversationId]);
}

/** A text that is sent while Pip still answers waits for the end of the answer. */
function useQueue(id: string | null, text: string, turn: Turn | undefined, send: () => void) {
  const busy = isBusy(turn);
  const [queued, setQueued] = useState<{ id: string | null; text: string } | null>(null);
  const isQueued = queued?.id === id && queued.text === text;
  const sendQueued = useEffectEvent(() => {
    // After a failure the parent decides.
    if (isQueued && turn?.phase !== 'failed') send();
  });
  useEffect(() => {
    if (!busy) sendQueued();
  }, [busy]);
  return {
    isWaiting: busy && isQueued,
    queue: () => setQueued({ id, text }),
    unqueue: () => setQueued(null),
  };
}

/** Calls `onBegun` with the id of a newly created conversation. */
export function useChat(conversationId: string | null, onBegun: (id: string) => void) {
  const client = useQueryClient();
  const { drafts, draftsIn } = useDrafts(conversationId);
  const beginning = useBeginning(conversationId, onBegun);
  const { id } = beginning;
  const turn = useTurn(id);
  const stored = useStored(conversationId);
  const [text, write] = useText({ key: id ?? 'new', drafts, turn, stored: stored.messages });
  const messages = useMemo(() => messagesWith(stored.messages, turn), [stored.messages, turn]);
  const busy = isBusy(turn);
  useTail(!busy && !stored.isRefused && messages.at(-1)?.status === 'running', stored.refetch);
  const refresh = async () => {
    const isStored = id !== null && (await readAgain(client, id));
    if (isStored && !busy) endTurn(id);
  };
  useReturn(!busy && turn?.phase !== 'failed', refresh);

  const speak = (content: string, clientId = newId()) => {
    if (busy || content.trim() === '') return;
    const target = beginning.target();
    void say({
      client,
      conversationId: target,
      isNew: conversationId === null,
      said: { content, clientId, at: new Date().toISOString() },
      draftsOf: draftsIn,
      onBegun: () => beginning.begun(target),
      fetchCode: preloadAnswers,
    });
  };
  // A message that failed before it was confirmed is sent again with the same id: it may have arrived after all.
  const lost = turn?.phase === 'failed' && turn.userMessage === null ? turn.said : null;
  const send = () => {
    write('');
    speak(text, lost?.content === text ? lost.clientId : undefined);
  };
  const { isWaiting, queue, unqueue } = useQueue(id, text, turn, send);
  return {
    /** Known from the first message on, before the conversation has its address. */
    id,
    stored,
    turn,
    messages,
    busy,
    text,
    setText: (next: string) => {
      unqueue();
      write(next);
    },
    speak,
    isWaiting,
    /** Sends the text of the field, at once or after the running answer. */
    send: busy ? queue : send,
    /** Says what failed once more. */
    retry: () => {
      if (turn?.phase !== 'failed') return;
      if (text === turn.said.content) write('');
      speak(turn.said.content, lost?.clientId);
    },
    refresh,
    clear: beginning.clear,
  };
}
