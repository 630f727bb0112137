// Drafts of unsent messages, and messages sent but not yet confirmed, stored for this tab: a reload or a failed send
// loses nothing. Stored per user, because another parent may sign in on the same device.

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `typed` is in the field; `sent` is in flight and not yet confirmed. */
type Kind = 'typed' | 'sent';

/** The texts of one conversation (`null`: the one not begun yet). */
export interface Drafts {
  read: (kind: Kind) => string;
  /** An empty text is forgotten. */
  keep: (kind: Kind, text: string) => void;
}

/** The drafts of a user in a conversation. Storage may be blocked: a draft is a comfort, not a record. */
export function draftsOf(store: Store | null, userId: string, conversationId: string | null): Drafts {
  const keyOf = (kind: Kind) => `pippal.chat.${userId}:${conversationId ?? 'new'}:${kind}`;
  return {
    read(kind) {
      try {
        return store?.getItem(keyOf(kind)) ?? '';
      } catch {
        return '';
      }
    },
    keep(kind, text) {
      try {
        if (text === '') store?.removeItem(keyOf(kind));
        else store?.setItem(keyOf(kind), text);
      } catch {
        // The text is still in the field.
      }
    },
  };
}
