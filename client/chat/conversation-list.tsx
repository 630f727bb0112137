// List of conversations, newest first.
import { chat } from '#contract/chat.ts';
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import { useRead } from '../data/api.ts';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import { Link } from '../kit/link.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import * as links from '../screen/links.ts';
import { RelativeTime } from '../time/relative-time.tsx';

interface EntryProps {
  conversation: ConversationSummary;
  isCurrent: boolean;
  onChosen: () => void;
}

function Entry({ conversation, isCurrent, onChosen }: EntryProps) {
  const { id, title, topic, updatedAt } = conversation;
  return (
    <li>
      <Link
        href={links.chat(id)}
        onClick={onChosen}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'flex min-h-14 flex-col justify-center rounded-field px-3 py-2',
          isCurrent ? 'bg-brand-wash' : 'hover:bg-sunk',
        )}
      >
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm text-soft">
          {topic} · <RelativeTime instant={updatedAt} />
        </span>
      </Link>
    </li>
  );
}

interface ConversationListProps {
  currentId: string | null;
  /** A conversation was chosen: a drawer may close. */
  onChosen: () => void;
}

export function ConversationList({ currentId, onChosen }: ConversationListProps) {
  const { data, isError, refetch } = useRead(chat.listConversations, {});
  if (isError && !data)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-3">
        <p>Your conversations could not be loaded. Check your connection and try again.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!data)
    return (
      <div className="flex flex-col gap-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  if (data.length === 0)
    return <p className="px-3 py-2 text-soft">What you and Pip talk about is kept here for you.</p>;
  return (
    <ul className="flex flex-col gap-1">
      {data.map((conversation) => (
        <Entry
          key={conversation.id}
          conversation={conversation}
          isCurrent={conversation.id === currentId}
          onChosen={onChosen}
        />
      ))}
    </ul>
  );
}
