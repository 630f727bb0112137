// Sends a message to Pip: creates a new conversation first if needed, then posts the message and reads the answer as it
// is streamed (CHAT-06, D15).
import type { QueryClient } from '@tanstack/react-query';
import { chat, type ChatEvent } from '#contract/chat.ts';
import { titleFrom } from '#contract/new-conversation.ts';
import type { Conversation } from '#contract/schemas/chat.ts';
import { validated } from '../../data/answers.ts';
import { ApiError, call, queryKey, send } from '../../data/api.ts';
import { signInAgain } from '../../session/sign-in-again.ts';
import type { Drafts } from '../compose/draft.ts';
import { Interrupted, chatEvents, isLast } from './answer-stream.ts';
import { endTurn, setTurn, turnOf } from './turn-store.ts';
import { afterEvent, failed, sending } from './turn.ts';
import type { Said, Turn } from './turn.ts';

interface Saying {
  client: QueryClient;
  conversationId: string;
  /** True when the conversation has to be created. */
  isNew: boolean;
  said: Said;
  /** Storage of drafts, by conversation. */
  draftsOf: (conversationId: string | null) => Drafts;
  /** The conversation exists now. */
  onBegun: () => void;
  /** Fetches the code that draws answers. */
  fetchCode: () => Promise<unknown>;
}

const UNREACHABLE = "Pip couldn't be reached. Check your connection and try again.";
const BROKEN_OFF = 'The connection was lost while Pip was answering. Refresh to see what arrived.';
const LONGEST_SENTENCE = 300;

/** Error text for a parent. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  // A proxy between us and the server may respond with a page of its own.
  const isSentence = !error.body.startsWith('<') && error.body.length <= LONGEST_SENTENCE;
  return isSentence ? error.body : UNREACHABLE;
}

async function begin({ client, conversationId: id, said }: Saying): Promise<void> {
  const begun = await call(chat.createConversation, { id, title: titleFrom(said.content) });
  const empty: Conversation = { ...begun, messages: [] };
  client.setQueryData(queryKey(chat.getConversation, { id }), empty);
}

function post({ conversationId: id, said: { content, clientId } }: Saying): Promise<Response> {
  const input = { id, role: 'user' as const, content, clientId };
  return send(chat.postMessage, input, { accept: 'text/event-stream' });
}

/** The events of the answer; one that arrives complete is read as a short stream. */
async function* answerIn(response: Response): AsyncGenerator<ChatEvent> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body) {
    yield* chatEvents(response.body);
    return;
  }
  const { userMessage, assistantMessage } = await validated(chat.postMessage, await response.json());
  yield { seq: 1, type: 'message', userMessage, assistantMessage };
  yield { seq: 2, type: 'done', assistantMessage };
}

/** Refetches list and conversation; returns true when the running exchange is stored in it. */
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
  // A failure that is stored is shown by the stored answer itself.
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

/**
 * Resolves when a whole answer can be drawn: a card that comes after the end would push away what stands below it. In
 * danger nothing waits.
 */
async function drawable({ answer }: Turn, { fetchCode }: Saying): Promise<void> {
  if (!answer?.metadata.safety) await fetchCode().catch(() => undefined);
}

/** Sends the message and follows the answer to its end, whatever screen is open meanwhile. */
export async function say(saying: Saying): Promise<void> {
  const { conversationId: id, said } = saying;
  let turn = sending(said);
  setTurn(id, turn);
  const text = keepSafe(saying);
  try {
    if (saying.isNew) await begin(saying);
    const posted = post(saying);
    if (saying.isNew) {
      // The change of the address draws the whole screen: the request is on its way meanwhile.
      saying.onBegun();
      text.begun();
    }
    for await (const event of answerIn(await posted)) {
      if (event.type === 'message') text.arrived();
      turn = afterEvent(turn, event);
      if (isLast(event)) await drawable(turn, saying);
      // An answer that arrives at once is drawn at once, and not once for each of its events.
      setTurn(id, turn, !isLast(event));
    }
  } catch (error) {
    // If the connection broke after the message arrived, the stored answer is read below; it has the result.
    const brokeOff =
      turn.userMessage !== null && (error instanceof Interrupted || error instanceof TypeError);
    if (!brokeOff) setTurn(id, failed(turn, sentenceOf(error)));
    if (error instanceof ApiError && error.status === 401) signInAgain();
  }
  await settle(saying);
}
