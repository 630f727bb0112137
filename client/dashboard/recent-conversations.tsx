// The last conversations with Pip, with links to continue (DASH-03, DASH-04).
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import { plainMarkdown } from '#rules/text/plain-markdown.ts';
import { formatShortDate, todayIn } from '#rules/time/dates.ts';
import { relativeTime } from '#rules/time/relative-time.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Link } from '../kit/link.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import * as links from '../screen/links.ts';
import { useNow } from '../time/use-now.ts';
import { useConversations } from './use-conversations.ts';

function Conversation({ conversation, zone }: { conversation: ConversationSummary; zone: string }) {
  const { id, title, lastMessage, topic, updatedAt } = conversation;
  const date = formatShortDate(todayIn(new Date(updatedAt), zone));
  const ago = relativeTime(updatedAt, useNow(), zone);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="font-sans text-base font-semibold wrap-anywhere">{title}</h3>
      {lastMessage !== '' && (
        <p className="line-clamp-2 text-soft wrap-anywhere">{plainMarkdown(lastMessage)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{topic}</Badge>
        <time dateTime={updatedAt} className="text-sm text-soft">
          {date}
        </time>
        {ago !== date && <span className="text-sm text-soft">{ago}</span>}
        <Link
          href={links.chat(id)}
          className="ml-auto inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          Continue
          <VisuallyHidden> “{title}”</VisuallyHidden>
        </Link>
      </div>
    </li>
  );
}

function List({ conversations, zone }: { conversations: ConversationSummary[]; zone: string }) {
  if (conversations.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">No conversations yet</p>
        <Button asChild>
          <Link href={links.chat()}>Start Your First Chat</Link>
        </Button>
      </div>
    );
  return (
    <ul>
      {conversations.map((conversation) => (
        <Conversation key={conversation.id} conversation={conversation} zone={zone} />
      ))}
    </ul>
  );
}

export function RecentConversations({ zone, className }: { zone: string; className?: string }) {
  const { data, isPending, isError, refetch } = useConversations();
  return (
    <Card
      title="Recent Conversations"
      className={className}
      action={
        <Button asChild variant="quiet" className="-mx-2 -my-2 px-2!">
          <Link href={links.chat()}>View All</Link>
        </Button>
      }
    >
      {isPending && <Skeleton className="h-24" />}
      {isError && !data && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>Your conversations couldn't be loaded. Check your connection and try again.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {data && <List conversations={data} zone={zone} />}
    </Card>
  );
}
