// A conversation between its first message and its own address: it already has an id that no other part of the app
// knows yet.
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../data/new-id.ts';

/** Calls `onBegun` with the id when the conversation exists, unless the parent has navigated away meanwhile. */
export function useBeginning(conversationId: string | null, onBegun: (id: string) => void) {
  const [begunId, setBegunId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  // Once the conversation has its address, the address says which one it is.
  if (conversationId !== null && begunId !== null) setBegunId(null);
  useEffect(
    () => () => {
      // A parent who has navigated away is not brought back.
      wanted.current = null;
    },
    [conversationId],
  );
  const id = conversationId ?? begunId;
  return {
    id,
    /** The id to speak to; a new one where there is no conversation yet. */
    target: (): string => {
      const target = id ?? newId();
      if (conversationId === null) {
        wanted.current = target;
        setBegunId(target);
      }
      return target;
    },
    begun: (target: string) => {
      if (wanted.current === target) onBegun(target);
    },
    clear: () => {
      wanted.current = null;
      setBegunId(null);
    },
  };
}
