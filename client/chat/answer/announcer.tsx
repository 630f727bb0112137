// Announces Pip's answer to screen readers when it is finished, not word by word while it is streamed.
import { useState } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import { plainLines } from '#rules/text/plain-markdown.ts';

interface AnnouncerProps {
  last: Message | undefined;
  busy: boolean;
}

/** Use the conversation's id as key: only an answer that was streamed here is announced. */
export function Announcer({ last, busy }: AnnouncerProps) {
  const [awaited, setAwaited] = useState(false);
  const isOpen = busy || last?.status === 'running';
  if (isOpen && !awaited) setAwaited(true);
  const isNews = awaited && !isOpen && last?.role === 'assistant';
  return <output className="sr-only">{isNews && `Pip says: ${plainLines(last.content)}`}</output>;
}
