// CPU of an answer of the built-in Pip in a household of ten years, beside a twin that stores the same two messages and
// thinks nothing; and twenty plans of a week at once. The goals are those of docs/pip.md.
import { openHome, type Parent } from '#server/assistant/testing/home.ts';
import { instantOf } from '#rules/time/dates.ts';
import { median, printTable } from './figures.ts';
import { fillTenYears } from './ten-years.ts';

const GOAL_MS = 15;
const GOAL_RATIO = 10;
const AT_ONCE = 20;
const ROUNDS = 5;
const PEOPLE = ['Nora', 'Daniel', 'Leo', 'Mia', 'Rosa'];
const SAID = [
  "when is Mia's next dentist appointment",
  'what do we have on thursday',
  'is leo allergic to anything',
  'add eggs, bread and 2 l of milk to the shopping list',
  'move leos check-up to friday at 4',
  'whats for dinner tomorrow',
  'can rosa eat peanut butter cookies',
  'who prescribes the cetirizine and since when',
  'book the eye doctor for mia next tuesday 3:30',
  'nora is 13 since yesterday',
  'when did daniel have his last tetanus shot',
  'my son will not sleep in his own bed, any ideas',
  'thanks pip',
];

/** Processor time of this process in milliseconds. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = cpu();
  await work();
  return cpu() - before;
}

/** An exchange stored as Pip stores his, without a thought between question and answer. */
async function echo({ context }: Parent, conversationId: string, content: string): Promise<void> {
  const shared = { conversationId, metadata: { suggestions: [], receipts: [] } };
  const rows = [
    { role: 'user', status: 'done', content },
    { role: 'assistant', status: 'running', content: '' },
  ] as const;
  const [, answer] = await context.atomically('postMessage', (inner) =>
    Promise.all(
      rows.map((row) =>
        inner.records('message').insert({ ...shared, ...row, clientId: null, heartbeatAt: null }),
      ),
    ),
  );
  if (answer) await context.records('message').update(answer.id, { content, status: 'done' });
}

async function openTenYears() {
  const home = await openHome();
  home.clock.at = instantOf('2026-11-22T18:30', 'America/New_York').getTime();
  const parent = await home.parent('Nora', { timeZone: 'America/New_York' });
  const people: string[] = [];
  for (const name of PEOPLE) people.push((await parent.member({ name, age: 9, allergies: ['peanuts'] })).id);
  await fillTenYears(parent.context, people);
  return { home, parent };
}

/** Measures and prints. */
export async function benchAnswers(): Promise<void> {
  const { home, parent } = await openTenYears();
  try {
    const first = await costOf(async () => parent.say(await parent.begin(), SAID[0] ?? ''));
    const answers: number[] = [];
    const echoes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const said of SAID) {
        home.clock.at += 1000;
        const id = await parent.begin();
        answers.push(await costOf(() => parent.say(id, said)));
        echoes.push(await costOf(() => echo(parent, id, said)));
      }
    }
    const plan = async () => {
      const id = await parent.begin();
      const began = performance.now();
      await parent.say(id, 'Plan next week');
      return performance.now() - began;
    };
    await plan();
    const one = median([await plan(), await plan(), await plan()]);
    const many = (await Promise.all(Array.from({ length: AT_ONCE }, plan))).toSorted((a, b) => a - b);
    const slow = many[Math.ceil(AT_ONCE * 0.95) - 1] ?? Number.NaN;
    const [pip, twin] = [median(answers), median(echoes)];
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    printTable('Answers of the built-in Pip, household of ten years', [
      ['', 'measured', 'goal', ''],
      ['CPU of an answer, median', ms(pip), '', ''],
      ['CPU of its twin that echoes, median', ms(twin), '', ''],
      ['thinking: the difference', ms(pip - twin), ms(GOAL_MS), pip - twin <= GOAL_MS ? '✓' : '✗'],
      ['CPU of the first question of a process', ms(first), '', ''],
      ['one plan of a week', ms(one), '', ''],
      [
        `${AT_ONCE} plans at once, 95 % within`,
        ms(slow),
        `${GOAL_RATIO} × one`,
        slow <= GOAL_RATIO * one ? '✓' : '✗',
      ],
    ]);
  } finally {
    await home.close();
  }
}
