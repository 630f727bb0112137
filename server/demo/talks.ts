// The demo family's conversations with Pip. Only the parents' messages are here: the answers and cards come from the
// built-in Pip, called at that time with the family's records of that time.
import * as z from 'zod/mini';
import { chat } from '#contract/chat.ts';
import type { Posting } from '../assistant/conversation/post-message.ts';
import { ParentKey } from '../demo-folder.ts';
import rows from './data/talks.json' with { type: 'json' };
import type { Home, Step } from './home.ts';
import { When, dayOf } from './when.ts';

const Talk = z.strictObject({
  by: ParentKey,
  when: When,
  time: z.string(),
  /** The parent's message, and their decision about the cards of the answer. */
  lines: z.array(z.strictObject({ say: z.string(), cards: z.optional(z.enum(['approve', 'decline'])) })),
});
type Talk = z.infer<typeof Talk>;

/** Minutes between what a parent wrote and the next thing they did. */
const PAUSE = 2;

async function talk(home: Home, posting: Posting, { by, lines }: Talk): Promise<void> {
  const { id } = await home.call(by, chat.createConversation, {});
  for (const { say, cards } of lines) {
    const job = await posting.post(home.context(by), { id, content: say });
    const { assistantMessage } = await job.finished;
    if (assistantMessage.status !== 'done') throw new Error(`Pip did not answer '${say}'.`);
    home.pass(PAUSE);
    const { proposals } = assistantMessage.metadata;
    if (cards === undefined) continue;
    if (proposals.length === 0)
      throw new Error(`Pip proposed nothing to '${say}': ${assistantMessage.content}`);
    for (const proposal of proposals) {
      const operation = cards === 'approve' ? chat.approveProposal : chat.declineProposal;
      await home.call(by, operation, { id: proposal.id });
    }
    home.pass(PAUSE);
  }
}

export const talkSteps = (home: Home, posting: Posting): Step[] =>
  z
    .array(Talk)
    .parse(rows)
    .map((one) => ({
      day: dayOf(home, one.when),
      time: one.time,
      run: () => talk(home, posting, one),
    }));
