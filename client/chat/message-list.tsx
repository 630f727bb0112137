// The messages of a conversation, scrolled to the newest unless the reader has scrolled up.
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';
import { Typing } from './answer/typing.tsx';
import { Suggestions } from './compose/suggestions.tsx';
import { DayLine } from './day-line.tsx';
import { MessageView } from './message-view.tsx';
import type { Turn } from './turn/turn.ts';
import { useStick } from './use-stick.ts';

interface MessageListProps {
  messages: readonly Message[];
  turn: Turn | undefined;
  busy: boolean;
  onSay: (text: string) => void;
  /** Stands after the last message. */
  children?: ReactNode;
}

/** The question of an interrupted answer. */
const lastQuestion = (messages: readonly Message[]): string | undefined =>
  messages.findLast(({ role }) => role === 'user')?.content;

function AfterLast({ messages, turn, busy, onSay }: MessageListProps) {
  const last = messages.at(-1);
  const question = lastQuestion(messages);
  if (turn?.phase === 'sending') return <Typing doing={null} />;
  if (busy || last?.role !== 'assistant') return null;
  if (last.status === 'interrupted' && question !== undefined && turn?.phase !== 'failed')
    return (
      <div>
        <Button onClick={() => onSay(question)}>Ask again</Button>
      </div>
    );
  const { suggestions } = last.metadata;
  if (suggestions.length === 0) return null;
  return <Suggestions suggestions={suggestions} disabled={busy} onChoose={onSay} />;
}

/** True for an answer that was given while this conversation is open. */
function useIsNew(turn: Turn | undefined, last: Message | undefined): boolean {
  const [newId, setNewId] = useState<string>();
  const answerId = turn?.answer?.id;
  if (answerId !== undefined && answerId !== newId) setNewId(answerId);
  return last !== undefined && last.id === newId;
}

export function MessageList(props: MessageListProps) {
  const { messages, turn, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1);
  const isNew = useIsNew(turn, last);
  const lastElement = () => list.current?.lastElementChild as HTMLElement | null;
  const { scroller, content, onScroll, atEnd, toEnd, toStartOf } = useStick(() =>
    // A note that sending failed stands below the last answer, and must be seen.
    isNew && turn?.phase !== 'failed' ? lastElement() : null,
  );
  const now = useNow();
  const zone = useZone();
  // A parent who sends a message wants to see it.
  const said = turn?.phase === 'sending' ? turn.said.clientId : null;
  useEffect(() => {
    if (said !== null) toEnd();
  }, [said, toEnd]);
  // In danger the emergency numbers must be visible; they are at the beginning of the answer.
  const danger = last?.metadata.safety === undefined ? null : last.id;
  useEffect(() => {
    const element = list.current?.lastElementChild;
    if (danger !== null && element instanceof HTMLElement) toStartOf(element);
  }, [danger, toStartOf]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        onScroll={onScroll}
        aria-label="Conversation"
        // What scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // `relative`: hidden words of the messages would make the page itself as long as they are.
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 md:px-6"
      >
        <div ref={content} className="mx-auto flex max-w-3xl flex-col gap-5">
          <ol ref={list} className="flex flex-col gap-5">
            {messages.map((message, at) => (
              <Fragment key={message.id}>
                <DayLine
                  instant={message.createdAt}
                  before={messages[at - 1]?.createdAt}
                  now={now}
                  zone={zone}
                />
                <MessageView message={message} doing={message.id === turn?.answer?.id ? turn.doing : null} />
              </Fragment>
            ))}
          </ol>
          <AfterLast {...props} />
          {children}
        </div>
      </section>
      {/* Over the messages: a row of its own would push them up. Whatever it covers can be scrolled out from below it. */}
      {!atEnd && (
        <IconButton
          label="Jump to latest"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 border border-line-strong bg-surface shadow-overlay"
          onClick={toEnd}
        >
          <ArrowDown aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
