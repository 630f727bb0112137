// The last conversations with Pip. The dashboard asks for them while the code of their card is on its way.
import { chat } from '#contract/chat.ts';
import { useRead } from '../data/api.ts';

const SHOWN = 3;

export const useConversations = () => useRead(chat.listConversations, { limit: SHOWN });
