// Saying something to Pip: a new conversation is begun first, then the message goes out and the answer is read as
// it comes (CHAT-06, D15).
import type { QueryClient } from '@tanstack/react-query';
import { chat, type ChatEvent } from '#contract/chat.ts';
import { titleFrom } from '#contract/new-conversation.ts';
import type { Conversation } from '#contract/schemas/chat.ts';
import { validated } from '../../data/answers.ts';
import { ApiError, call, queryKey, send } from '../../data/api.ts';
import { signInAgain } from '../../session/sign-in-again.ts';
import type { Drafts } from '../compose/draft.ts';
import { Interrupted, chatEvents } from './answer-stream.ts';
import { endTurn, setTurn, turnOf } from './turn-store.ts';
import { afterEvent, failed, sending } from './turn.ts';
import type { Said } from './turn.ts';

interface Saying {
  client: QueryClient;
  conversationId: string;
  /** Whether the conversation has to be begun. */
  isNew: boolean;
  said: Said;
  /** Where texts are kept. */
  draftsOf: (conversationId: string | null) => Drafts;
  /** The conversation exists now. */
  onBegun: () => void;
}

const UNREACHABLE = 'Pip could not be reached. Check your connection and try again.';
const BROKEN_OFF = 'The connection broke off while Pip was answering. Refresh to see what arrived.';
const LONGEST_SENTENCE = 300;

/** What went wrong, in a sentence for a parent. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  // Something between us and the server may answer with a page of its own.
  const isSentence = !error.body.startsWith('<') && error.body.length <= LONGEST_SENTENCE;
  return isSentence ? error.body : UNREACHABLE;
}

async function begin({ client, conversationId: id, said, onBegun }: Saying): Promise<void> {
  const begun = await call(chat.createConversation, { id, title: titleFrom(said.content) });
  const empty: Conversation = { ...begun, messages: [] };
  client.setQueryData(queryKey(chat.getConversation, { id }), empty);
  onBegun();
}

/** The events of the answer; one that comes whole is read as a short stream. */
async function* answerTo({ conversationId: id, said }: Saying): AsyncGenerator<ChatEvent> {
  const { content, clientId } = said;
  const input = { id, role: 'user' as const, content, clientId };
  const response = await send(chat.postMessage, input, { accept: 'text/event-stream' });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body) {
    yield* chatEvents(response.body);
    return;
  }
  const { userMessage, assistantMessage } = await validated(chat.postMessage, await response.json());
  yield { seq: 1, type: 'message', userMessage, assistantMessage };
  yield { seq: 2, type: 'done', assistantMessage };
}

/** Reads list and conversation again; answers whether the exchange under way is stored in it. */
export async function readAgain(client: QueryClient, id: string): Promise<boolean> {
  await client.invalidateQueries({ queryKey: queryKey(chat.listConversations, {}) });
  const answerId = turnOf(id)?.answer?.id;
  const stored = client.getQueryData<Conversation>(queryKey(chat.getConversation, { id }));
  return answerId !== undefined && stored?.messages.some((message) => message.id === answerId) === true;
}

/** Ends the exchange once the stored conversation says it all. */
async function settle({ client, conversationId: id }: Saying): Promise<void> {
  const isStored = await readAgain(client, id);
  const turn = turnOf(id);
  if (!turn) return;
  // A failure that is stored is told by the stored answer itself.
  if (isStored) endTurn(id);
  else if (turn.phase === 'answering') setTurn(id, failed(turn, BROKEN_OFF));
}

/** Keeps the text where it is looked for after a reload, until it is known to have arrived. */
function keepSafe({ conversationId, isNew, said, draftsOf }: Saying) {
  const atHand = draftsOf(isNew ? null : conversationId);
  const begun = draftsOf(conversationId);
  atHand.keep('sent', said.content);
  return {
    begun() {
      atHand.keep('sent', '');
      begun.keep('sent', said.content);
    },
    arrived: () => begun.keep('sent', ''),
  };
}

/** Says it and follows the answer to its end, whatever screen is shown meanwhile. */
export async function say(saying: Saying): Promise<void> {
  const { conversationId: id, said } = saying;
  let turn = sending(said);
  setTurn(id, turn);
  const text = keepSafe(saying);
  try {
    if (saying.isNew) {
      await begin(saying);
      text.begun();
    }
    for await (const event of answerTo(saying)) {
      if (event.type === 'message') text.arrived();
      turn = afterEvent(turn, event);
      setTurn(id, turn, event.type === 'text');
    }
  } catch (error) {
    // What broke off after it had arrived is read again below: the stored answer says how it went.
    const brokeOff =
      turn.userMessage !== null && (error instanceof Interrupted || error instanceof TypeError);
    if (!brokeOff) setTurn(id, failed(turn, sentenceOf(error)));
    if (error instanceof ApiError && error.status === 401) signInAgain();
  }
  await settle(saying);
}
