// The demo family's conversations with Pip. Only what the parents wrote stands here: Pip's answers and cards are those
// of the built-in Pip, asked at that time with what the family had on record then.
import { chat } from '#contract/chat.ts';
import type { Posting } from '../assistant/conversation/post-message.ts';
import type { Home, Step } from './home.ts';
import type { ParentKey } from '../demo-folder.ts';
import { dayOf, type When } from './when.ts';

interface Line {
  say: string;
  /** What the parent did with the cards of the answer. */
  cards?: 'approve' | 'decline';
}

interface Talk {
  by: ParentKey;
  when: When;
  time: string;
  lines: readonly Line[];
}

const TALKS: readonly Talk[] = [
  {
    by: 'nora',
    when: { week: -11, day: 'sunday' },
    time: '20:15',
    lines: [{ say: 'Can you help me plan Finn’s birthday party?' }, { say: 'Who is allergic to what?' }],
  },
  {
    by: 'daniel',
    when: { week: -6, day: 'monday' },
    time: '20:40',
    lines: [{ say: 'Lucy does not want to go to bed. Can you make a bedtime routine?' }],
  },
  {
    by: 'nora',
    when: { week: -5, day: 'saturday' },
    time: '11:35',
    lines: [{ say: 'Lucy swallowed a bit of dish soap. What shall I do?' }],
  },
  {
    by: 'daniel',
    when: { week: -4, day: 'saturday' },
    time: '11:20',
    lines: [{ say: 'What can I cook with chicken and rice?' }],
  },
  {
    by: 'nora',
    when: { week: -3, day: 'monday' },
    time: '12:40',
    lines: [{ say: 'Add the dentist for Lucy next Thursday at 9:30', cards: 'approve' }],
  },
  {
    by: 'daniel',
    when: { week: -2, day: 'tuesday' },
    time: '07:55',
    lines: [{ say: 'Make the mornings calmer, we are always late for school' }, { say: 'We leave at 8' }],
  },
  {
    by: 'nora',
    when: { week: -1, day: 'thursday' },
    time: '20:10',
    lines: [{ say: 'Plan next week’s meals', cards: 'approve' }],
  },
  {
    by: 'nora',
    when: { week: -1, day: 'saturday' },
    time: '09:10',
    lines: [
      { say: 'When is Finn’s next appointment?' },
      { say: 'Which medicines does Finn take?' },
      { say: 'What is Dr. Okafor’s phone number?' },
    ],
  },
  {
    by: 'nora',
    when: -1,
    time: '16:50',
    lines: [{ say: 'What’s for dinner tonight?' }],
  },
  {
    by: 'daniel',
    when: -1,
    time: '21:10',
    lines: [
      { say: 'We are out of oat milk', cards: 'decline' },
      { say: 'Add oat milk to the shopping list', cards: 'approve' },
    ],
  },
];

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
  TALKS.map((one) => ({
    day: dayOf(home, one.when),
    time: one.time,
    run: () => talk(home, posting, one),
  }));
