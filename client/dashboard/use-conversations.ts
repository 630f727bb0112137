// The last conversations with Pip. The dashboard asks for them while the code of their card is on its way.
import { chat } from '#contract/chat.ts';
import { CONVERSATIONS_SHOWN } from '#rules/calendar/dashboard-reads.ts';
import { useRead } from '../data/api.ts';

export const useConversations = () => useRead(chat.listConversations, { limit: CONVERSATIONS_SHOWN });
