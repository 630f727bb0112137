// The chat screen: the panel, and links to all conversations (CHAT-01).
import { useState } from 'react';
import { useLocation } from 'wouter';
import { MessagesSquare } from 'lucide-react';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import * as links from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ConversationList } from './conversation-list.tsx';

function ConversationDrawer({ currentId }: { currentId: string | null }) {
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
        <ConversationList currentId={currentId} onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

export function ChatPage({ conversationId }: { conversationId?: string }) {
  const [, navigate] = useLocation();
  const current = conversationId ?? null;
  const showBegun = (id: string) => {
    // The parent may be on the way to another screen, whose code has not arrived yet.
    if (location.pathname === links.chat()) navigate(links.chat(id), { replace: true });
  };
  return (
    <Page title="Chat" back={links.home()} actions={<ConversationDrawer currentId={current} />} fill>
      <div className="grid h-full pb-2 md:pb-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <ChatPanel fill conversationId={current} onBegun={showBegun} onNew={() => navigate(links.chat())} />
        <nav aria-label="Conversations" className="hidden min-h-0 overflow-y-auto lg:block">
          <h2 className="mb-2 px-3 pt-4 text-lg">Conversations</h2>
          <ConversationList currentId={current} onChosen={() => undefined} />
        </nav>
      </div>
    </Page>
  );
}
