// The chat panel (CHAT-02 to CHAT-06).
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { RotateCw, SquarePen } from 'lucide-react';
import { fetchSchemas } from '../data/answers.ts';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { whenActedOn, whenIdle } from '../kit/later.ts';
import { Pip } from '../pip/pip.tsx';
import { useUser } from '../session/session.tsx';
import { Announcer } from './answer/announcer.tsx';
import { Composer } from './compose/composer.tsx';
import { FailedNote } from './answer/failed-note.tsx';
import { MessageList } from './message-list.tsx';
import { preloadAnswers } from './answer-code.ts';
import { useChat } from './turn/use-chat.ts';
import { Welcome } from './compose/welcome.tsx';

type Chat = ReturnType<typeof useChat>;

interface ChatPanelProps {
  conversationId: string | null;
  /** Words that a link puts into the field of a new conversation; `onAsked` runs once they are there. */
  asked?: string | null;
  onAsked?: () => void;
  /** A new conversation has come into being; show it under its own address, without leaving. */
  onBegun: (id: string) => void;
  /** The parent wants to begin a new one. */
  onNew: () => void;
  /** Fills the height of its page instead of its own 600 px (CHAT-01). */
  fill?: boolean;
}

function Header({ chat, onNew }: { chat: Chat; onNew: () => void }) {
  // One Pip per screen: here as soon as the big one of the welcome has gone.
  const inTalk = chat.messages.length > 0;
  const isSerious = chat.busy || chat.messages.at(-1)?.metadata.safety !== undefined;
  return (
    <header className="flex min-h-16 items-center gap-1 border-b border-line pr-2 pl-3 max-md:min-h-11 sm:gap-2 sm:pl-4 md:pl-6">
      {inTalk && <Pip mood={isSerious ? 'thinking' : 'happy'} size="small" />}
      <h2 className="min-w-0 flex-1 text-xl">AI Assistant</h2>
      <IconButton label="New Chat" onClick={onNew}>
        <SquarePen aria-hidden />
      </IconButton>
      <IconButton label="Refresh" onClick={() => void chat.refresh()}>
        <RotateCw aria-hidden className={cx(chat.stored.isFetching && 'motion-safe:animate-spin')} />
      </IconButton>
    </header>
  );
}

/** Placeholder for the conversation. */
const Middle = ({ children }: { children: ReactNode }) => (
  <div className="relative min-h-0 flex-1 overflow-y-auto px-4 md:px-6">{children}</div>
);

function Body({ chat, onNew }: { chat: Chat; onNew: () => void }) {
  const { firstName } = useUser();
  const { stored, messages, turn, busy } = chat;
  const failedNote = turn?.phase === 'failed' && <FailedNote turn={turn} onRetry={chat.retry} />;
  if (messages.length > 0)
    return (
      <MessageList key={chat.id} messages={messages} turn={turn} busy={busy} onSay={chat.speak}>
        {failedNote}
      </MessageList>
    );
  if (stored.state === 'loading')
    return (
      <Middle>
        <Loading />
      </Middle>
    );
  if (stored.state === 'unknown' || stored.state === 'failed')
    return (
      <Middle>
        {stored.state === 'unknown' ? (
          <EmptyState
            as="h3"
            pip={<Pip mood="thinking" size="large" decorative />}
            title="We can't find this conversation"
            text="It may belong to someone else, or its address is incomplete."
            action={
              <Button variant="primary" onClick={onNew}>
                Start a new chat
              </Button>
            }
          />
        ) : (
          <EmptyState
            as="h3"
            title="The conversation couldn't be loaded"
            text="Check your connection and try again. Nothing is lost."
            action={<Button onClick={() => void stored.refetch()}>Try again</Button>}
          />
        )}
      </Middle>
    );
  return (
    <Middle>
      <Welcome firstName={firstName} onChoose={chat.speak} />
      {failedNote}
    </Middle>
  );
}

const Loading = () => (
  <output className="flex h-full items-center justify-center text-soft">Loading conversation...</output>
);

/** Words that another screen put into the history entry for Pip. */
const wordsToSay = (): string | undefined => (history.state as { say?: string } | null)?.say;

/** False on a phone, where the keyboard would cover half of the screen: it waits for a tap. */
const hasKeys = (): boolean => window.matchMedia('(pointer: fine)').matches;

/**
 * On a screen with a keyboard the field of a new conversation is ready to write in. A document that was just loaded
 * leaves the focus where it is.
 */
function useFocusOnField(id: string | null) {
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    if (id !== null || !hasKeys()) return;
    const focus = () => field.current?.focus();
    // The screen itself moves the focus to its heading when a parent comes from another one; who comes to read the answer
    // to words that were chosen there stays.
    const arrive = () => document.activeElement?.matches('h1') && focus();
    if (!isFirst) focus();
    else if (wordsToSay() === undefined) queueMicrotask(arrive);
  }, [id]);
  return field;
}

/** Puts the words of a link into the field; the parent sends them. */
function useAsked(
  { asked = null, onAsked }: Pick<ChatPanelProps, 'asked' | 'onAsked'>,
  chat: Chat,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const take = useEffectEvent((words: string) => {
    chat.setText(words);
    // After the screen itself, which moves the focus to its heading when it opens.
    queueMicrotask(() => field.current?.focus());
    onAsked?.();
  });
  useEffect(() => {
    if (asked !== null) take(asked);
  }, [asked]);
}

/**
 * Says the words that another screen chose, once. They are in the history entry, which no other site can write: a link
 * to us must not speak to Pip in a parent's name.
 */
function useSaid(speak: Chat['speak']) {
  const say = useEffectEvent(() => {
    const said = wordsToSay();
    if (!said) return;
    history.replaceState(null, '');
    speak(said);
  });
  useEffect(() => say(), []);
}

export function ChatPanel({ conversationId, onBegun, onNew, fill = false, ...link }: ChatPanelProps) {
  const chat = useChat(conversationId, onBegun);
  const field = useFocusOnField(chat.id);
  useAsked(link, chat, field);
  useSaid(chat.speak);
  useEffect(() => whenIdle(() => void preloadAnswers().catch(() => undefined)), []);
  // What is written is sent soon: a first message, which begins a conversation, does not wait for them.
  useEffect(() => whenActedOn(() => void fetchSchemas().catch(() => undefined)), []);
  const startNew = () => {
    chat.clear();
    onNew();
    field.current?.focus();
  };
  return (
    <section
      aria-label="AI Assistant"
      className={cx(
        // On a phone it is the screen itself: no frame inside a frame.
        'flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
        fill ? 'h-full md:h-[calc(100dvh-120px)]' : 'h-[600px]',
      )}
      // On a screen that is short, or magnified, the page scrolls: the conversation keeps room to be read.
      style={{ minHeight: '20rem' }}
    >
      <Header chat={chat} onNew={startNew} />
      <Body chat={chat} onNew={startNew} />
      <Announcer key={chat.id ?? 'new'} last={chat.messages.at(-1)} busy={chat.busy} />
      <footer className="mx-auto w-full max-w-3xl px-3 pt-2 pb-2 md:px-6 md:pb-3">
        {chat.stored.state !== 'unknown' && (
          <Composer
            ref={field}
            text={chat.text}
            onChange={chat.setText}
            onSend={chat.send}
            waiting={chat.isWaiting}
          />
        )}
        <p className="mt-2 text-center text-xs text-soft">
          The assistant can make mistakes. Consider checking important information.
        </p>
      </footer>
    </section>
  );
}
