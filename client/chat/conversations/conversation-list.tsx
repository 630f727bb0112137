// List of conversations, newest first, with a search once there are many, and a button to rename or delete each.
import { Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { chat } from '#contract/chat.ts';
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import { findAmong, indexed } from '#rules/find/find.ts';
import { plainMarkdown } from '#rules/text/plain-markdown.ts';
import { useRead } from '../../data/api.ts';
import { openLater } from '../../editing/panel/open-later.ts';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/cx.ts';
import { SearchField } from '../../kit/form/search-field.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { later } from '../../kit/later.ts';
import { Link } from '../../kit/link.tsx';
import * as links from '../../screen/links.ts';
import { RelativeTime } from '../../time/relative-time.tsx';
import { LoadingConversations } from './loading-conversations.tsx';

const ConversationDialog = later(() =>
  import('./conversation-dialog.tsx').then((file) => file.ConversationDialog),
);

/** So many are found at a glance. */
const FEW = 5;

interface EntryProps {
  conversation: ConversationSummary;
  isCurrent: boolean;
  onChosen: () => void;
  onEdit: () => void;
}

function Entry({ conversation, isCurrent, onChosen, onEdit }: EntryProps) {
  const { id, title, topic, updatedAt } = conversation;
  return (
    <li className={cx('flex items-center rounded-field', isCurrent ? 'bg-brand-wash' : 'hover:bg-sunk')}>
      <Link
        href={links.chat(id)}
        onClick={onChosen}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-14 min-w-0 flex-1 flex-col justify-center rounded-field py-2 pl-3"
      >
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm text-soft">
          {topic} · <RelativeTime instant={updatedAt} />
        </span>
      </Link>
      <IconButton
        label={`Rename or delete ${title}`}
        aria-haspopup="dialog"
        className="text-soft"
        onClick={onEdit}
      >
        <Ellipsis aria-hidden />
      </IconButton>
    </li>
  );
}

/** The conversations that match, in their own order while nothing is searched. */
function useSearched(all: readonly ConversationSummary[], query: string) {
  const entries = useMemo(
    () =>
      indexed(
        all.map((conversation, order) => ({
          group: '',
          title: conversation.title,
          text: `${conversation.topic} ${plainMarkdown(conversation.lastMessage)}`,
          order,
          conversation,
        })),
      ),
    [all],
  );
  if (query.trim() === '') return all;
  return findAmong(entries, query, all.length).flatMap((group) =>
    group.entries.map(({ conversation }) => conversation),
  );
}

interface ConversationListProps {
  currentId: string | null;
  /** A conversation was chosen: a drawer may close. */
  onChosen: () => void;
  /** The current one was deleted. */
  onCurrentDeleted: () => void;
}

function Conversations({
  all,
  currentId,
  onChosen,
  onCurrentDeleted,
}: ConversationListProps & { all: ConversationSummary[] }) {
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<ConversationSummary | null>(null);
  const shown = useSearched(all, query);
  return (
    <div className="flex flex-col gap-3">
      {all.length > FEW && (
        // A row of its own: the field sets its width by `flex-basis`.
        <div className="flex px-3">
          <SearchField
            label="Search conversations"
            placeholder="Search conversations"
            value={query}
            onChange={setQuery}
          />
        </div>
      )}
      {shown.length === 0 && <p className="px-3 text-soft">No conversation matches “{query.trim()}”.</p>}
      <ul className="flex flex-col gap-1">
        {shown.map((conversation) => (
          <Entry
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.id === currentId}
            onChosen={onChosen}
            onEdit={() => openLater(ConversationDialog, () => setEdited(conversation))}
          />
        ))}
      </ul>
      {edited && (
        <ConversationDialog
          conversation={edited}
          onDeleted={(id) => id === currentId && onCurrentDeleted()}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

export function ConversationList(props: ConversationListProps) {
  const { data, isError, refetch } = useRead(chat.listConversations, {});
  if (isError && !data)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-3">
        <p>Your conversations couldn't be loaded. Check your connection and try again.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!data) return <LoadingConversations />;
  if (data.length === 0)
    return <p className="px-3 py-2 text-soft">Your conversations with Pip are kept here.</p>;
  return <Conversations {...props} all={data} />;
}
