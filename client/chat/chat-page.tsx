// The chat screen: the panel, and links to all conversations (CHAT-01).
import { Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { MessagesSquare } from 'lucide-react';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { later } from '../kit/later.ts';
import * as links from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { LoadingConversations } from './conversations/loading-conversations.tsx';

const ConversationList = later(() =>
  import('./conversations/conversation-list.tsx').then((file) => file.ConversationList),
);

interface ConversationsProps {
  currentId: string | null;
  onCurrentDeleted: () => void;
}

function Conversations({ onChosen, ...props }: ConversationsProps & { onChosen?: () => void }) {
  return (
    <Suspense fallback={<LoadingConversations />}>
      <ConversationList {...props} onChosen={() => onChosen?.()} />
    </Suspense>
  );
}

function ConversationDrawer(props: ConversationsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Conversations"
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={() => setOpen(true)}
      >
        <MessagesSquare aria-hidden />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title="Conversations">
        {/* The titles line up with the dialog's own. */}
        <div className="-mx-3">
          <Conversations {...props} onChosen={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}

export function ChatPage({ conversationId }: { conversationId?: string }) {
  const [, navigate] = useLocation();
  const current = conversationId ?? null;
  // Deferred like the path (routes.tsx): the words are for the new conversation, not for the one being left.
  const asked = new URLSearchParams(useDeferredValue(useSearch())).get('ask');
  const list = { currentId: current, onCurrentDeleted: () => navigate(links.chat()) };
  const showBegun = (id: string) => {
    // The parent may be on the way to another screen, whose code has not arrived yet.
    if (location.pathname === links.chat()) navigate(links.chat(id), { replace: true });
  };
  return (
    <Page title="Chat" back={links.home()} actions={<ConversationDrawer {...list} />} fill>
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <ChatPanel
          fill
          conversationId={current}
          asked={current === null ? asked : null}
          onAsked={() => navigate(links.chat(), { replace: true })}
          onBegun={showBegun}
          onNew={() => navigate(links.chat())}
        />
        <nav aria-label="Conversations" className="relative hidden min-h-0 overflow-y-auto lg:block">
          <h2 className="mb-2 px-3 pt-4 text-lg">Conversations</h2>
          <Conversations {...list} />
        </nav>
      </div>
    </Page>
  );
}
