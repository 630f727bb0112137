// Reads Pip's answer aloud once it is finished, and not word by word while it comes.
import { useState } from 'react';
import type { Message } from '#contract/schemas/chat.ts';

interface AnnouncerProps {
  last: Message | undefined;
  busy: boolean;
}

/** Give it the conversation's id as key: only an answer that was seen being written is news. */
export function Announcer({ last, busy }: AnnouncerProps) {
  const [awaited, setAwaited] = useState(false);
  const isOpen = busy || last?.status === 'running';
  if (isOpen && !awaited) setAwaited(true);
  const isNews = awaited && !isOpen && last?.role === 'assistant';
  return <output className="sr-only">{isNews && `Pip says: ${last.content}`}</output>;
}
