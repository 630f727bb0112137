// One message. It rerenders only when it changes, so that long conversations stay fast.
import { Unplug } from 'lucide-react';
import { Suspense, memo, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import { whenIdle } from '../kit/later.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { RelativeTime } from '../time/relative-time.tsx';
import { AnswerText, IdeasOffer, isOfferHere, preloadOffer, ProposalList } from './answer-code.ts';
import { CopyAnswer } from './answer/copy-answer.tsx';
import { Receipts } from './answer/receipts.tsx';
import { SafetyNumbers } from './answer/safety-numbers.tsx';
import { Typing } from './answer/typing.tsx';
import { cardsOf } from './turn/turn.ts';

/** Button to save the meals of an answer (CHAT-10). Its place is kept until its code has arrived, at idle. */
function Ideas({ content }: { content: string }) {
  const [state, setState] = useState<'coming' | 'arrived' | 'failed'>(isOfferHere() ? 'arrived' : 'coming');
  useEffect(() => {
    const arrive = () => setState('arrived');
    // It may have arrived since this was rendered: other code of the answer can hold the commit back.
    if (isOfferHere()) arrive();
    else whenIdle(() => void preloadOffer().then(arrive, () => setState('failed')));
  }, []);
  if (state === 'coming') return <div className="h-11" />;
  return state === 'arrived' && <IdeasOffer content={content} />;
}

/** True when an answer may name a meal; the code loaded later reads which ones. */
const maybeMeals = (content: string): boolean =>
  content.includes(':') && /breakfast|lunch|dinner|snack/i.test(content);

/** Note when the stand-in model answered, or when an answer was interrupted. */
function Notes({ message }: { message: Message }) {
  return (
    <>
      {message.metadata.model?.standIn === true && (
        <p className="mt-3 text-soft">
          The usual model couldn't be reached, so Pip answered with what's built in.
        </p>
      )}
      {message.status === 'interrupted' && (
        <p className="mt-3 flex items-center gap-2 font-medium">
          <Unplug aria-hidden className="size-5 shrink-0" />
          This answer was cut off.
        </p>
      )}
    </>
  );
}

interface MessageViewProps {
  message: Message;
  /** Pip's current action while this answer has no text yet. */
  doing: string | null;
}

function Said({ message }: { message: Message }) {
  return (
    <li className="flex flex-col items-end">
      <div className="max-w-[85%] rounded-card rounded-br-sm bg-brand-wash px-4 py-2.5 whitespace-pre-wrap wrap-anywhere">
        <VisuallyHidden>You: </VisuallyHidden>
        <span>{message.content}</span>
      </div>
      <p className="mt-1 text-sm text-soft">
        <RelativeTime instant={message.createdAt} />
      </p>
    </li>
  );
}

function Answered({ message, doing }: MessageViewProps) {
  const isRunning = message.status === 'running';
  const { metadata } = message;
  const cards = cardsOf(message);
  const content = useRef<HTMLDivElement>(null);
  return (
    <li className="scroll-mt-4 wrap-anywhere">
      <VisuallyHidden>Pip: </VisuallyHidden>
      {metadata.safety && <SafetyNumbers safety={metadata.safety} />}
      <div ref={content}>
        {/* Without it the whole screen would be hidden, and its focus lost, until the code is here. */}
        <Suspense fallback={null}>
          <AnswerText text={message.content} unfinished={isRunning} proposals={metadata.proposals} />
        </Suspense>
      </div>
      {isRunning && (message.content === '' || doing !== null) && <Typing doing={doing} />}
      <Notes message={message} />
      {cards.length > 0 && (
        <Suspense fallback={null}>
          <ProposalList proposals={cards} />
        </Suspense>
      )}
      {message.status === 'done' && !metadata.safety && maybeMeals(message.content) && (
        <Ideas content={message.content} />
      )}
      <Receipts receipts={metadata.receipts} />
      {!isRunning && (
        <div className="mt-1 flex items-center gap-1 text-sm text-soft">
          <p>
            Pip · <RelativeTime instant={message.createdAt} />
          </p>
          {message.content !== '' && <CopyAnswer content={content} />}
        </div>
      )}
    </li>
  );
}

export const MessageView = memo(function MessageView(props: MessageViewProps) {
  return props.message.role === 'user' ? <Said message={props.message} /> : <Answered {...props} />;
});
