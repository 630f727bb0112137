// The draft for the screen: loaded once, stored on every change, synced with other tabs.
import { useEffect, useReducer, useRef } from 'react';
import type { User } from '#contract/schemas/account.ts';
import { browserStorage } from '../../data/storage.ts';
import { clearDraft, draftKey, loadDraft, readDraft, saveDraft } from './draft-store.ts';
import { change } from './draft.ts';

/** The draft of this parent, how to change it, and how to forget it for good. */
export function useDraft({ id, timeZone }: Pick<User, 'id' | 'timeZone'>) {
  const [draft, dispatch] = useReducer(change, null, () =>
    loadDraft(browserStorage('localStorage'), id, timeZone),
  );
  const loaded = useRef(draft);
  const forgotten = useRef(false);

  useEffect(() => {
    // A draft just loaded is not written again, so a parent who only looks stores nothing.
    if (!forgotten.current && draft !== loaded.current) saveDraft(browserStorage('localStorage'), id, draft);
  }, [draft, id]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== draftKey(id)) return;
      const elsewhere = readDraft(event.newValue);
      if (elsewhere !== null) dispatch({ type: 'adopt', draft: elsewhere });
      // Another tab finished or signed out: this one must not keep what was typed.
      else window.location.reload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [id]);

  const forget = () => {
    forgotten.current = true;
    clearDraft(browserStorage('localStorage'), id);
  };
  return { draft, dispatch, forget };
}
