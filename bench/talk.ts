// Talks with Pip and writes a transcript for a person to judge: node bench/talk.ts <family.json> <messages.jsonl>
// [out.md]. Each thread of the messages is one conversation in a household of its own, at the family's `now`. Cards are approved unless the next message refuses or corrects.
// bench/talk/README.md describes both files.
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Proposal } from '#contract/schemas/chat.ts';
import { addDays, instantOf } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { openHome, type Home, type Parent } from '#server/assistant/testing/home.ts';
import { median } from './figures.ts';
import { enterFamily, readFamily, type FamilyFile } from './talk/family-file.ts';
import { differences, everything, readStored } from './talk/stored.ts';
import { turnText, type Said, type Turn } from './talk/transcript.ts';

/** How many days before the talk the family is entered. */
const DAYS_KNOWN = 3;
const REFUSES = /^\W*(?:no|nope|wait|actually|never ?mind|make it|oops|sorry|not)\b/iu;

const Line = z.looseObject({
  thread: z.union([z.string(), z.number()]),
  turn: z._default(z.number(), 1),
  area: z._default(z.string(), ''),
  said: z.string(),
  wish: z._default(z.string(), ''),
});

/** The messages by thread, in the order of their turns. */
function readMessages(text: string): Map<string, Said[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const said = lines.map((line): Said => {
    const row = Line.parse(JSON.parse(line));
    return { ...row, thread: String(row.thread) };
  });
  const threads = Map.groupBy(said, ({ thread }) => thread);
  for (const turns of threads.values()) turns.sort((a, b) => a.turn - b.turn);
  return threads;
}

const isPending = ({ status }: Proposal): boolean => status === 'pending';

/** One conversation in a household with the family. */
class Talk {
  readonly #home: Home;
  readonly #parent: Parent;
  readonly #id: string;
  /** The last known state of each card. */
  readonly #cards = new Map<string, Proposal['status']>();
  constructor(home: Home, parent: Parent, id: string) {
    this.#home = home;
    this.#parent = parent;
    this.#id = id;
  }

  async turn(said: Said, next: Said | undefined): Promise<Turn> {
    this.#home.clock.at += 1000;
    const { context } = this.#parent;
    const before = await readStored(context);
    const start = performance.now();
    const heard = await this.#parent.say(this.#id, said.said).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ refusal: String(error) }),
    );
    const milliseconds = performance.now() - start;
    const answered = await readStored(context);
    const earlierCards = await this.#changedCards();
    const isHeld = next !== undefined && REFUSES.test(next.said);
    const cards = 'answer' in heard ? heard.answer.metadata.proposals : [];
    const approvals = isHeld ? [] : await this.#approve(cards.filter(isPending));
    for (const { id, status } of await this.#proposals()) this.#cards.set(id, status);
    return {
      ...heard,
      said,
      parent: context.actor.firstName,
      milliseconds,
      changedByItself: differences(before, answered),
      earlierCards,
      isHeld,
      approvals,
      changed: differences(answered, await readStored(context)),
      log: this.#home.log.splice(0),
    };
  }

  async #proposals(): Promise<Proposal[]> {
    const { messages } = await this.#parent.conversation(this.#id);
    return messages.flatMap(({ metadata }) => metadata.proposals);
  }

  async #changedCards(): Promise<Proposal[]> {
    const all = await this.#proposals();
    return all.filter(({ id, status }) => this.#cards.has(id) && this.#cards.get(id) !== status);
  }

  async #approve(cards: readonly Proposal[]): Promise<string[]> {
    const outcomes: string[] = [];
    for (const { id, title } of cards) {
      const { status, text, json } = await this.#parent.approve(id);
      outcomes.push(status < 300 ? `“${title}” was ${json.status}.` : `“${title}” FAILED: ${status} ${text}`);
    }
    return outcomes;
  }
}

async function talkThrough(family: FamilyFile, turns: readonly Said[]) {
  const home = await openHome();
  const { timeZone, now } = family;
  const entered = `${addDays(now.slice(0, 10), -DAYS_KNOWN)}T09:00`;
  home.clock.at = instantOf(entered, timeZone).getTime();
  const parent = await home.parent(family.parent, { timeZone });
  const notes = await enterFamily(parent, family);
  home.clock.at = instantOf(now, timeZone).getTime();
  const known = everything(await readStored(parent.context));
  const talk = new Talk(home, parent, await parent.begin());
  const done: Turn[] = [];
  for (const [at, said] of turns.entries()) done.push(await talk.turn(said, turns[at + 1]));
  await home.close();
  return { notes, known, done };
}

function figuresOf(turns: readonly Turn[], threads: number): string[] {
  const times = turns.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const slow = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
  const cards = turns.flatMap(({ answer }) => answer?.metadata.proposals ?? []);
  return [
    `threads: ${threads}, turns: ${turns.length}, cards: ${cards.length}`,
    `a turn: median ${median(times).toFixed(0)} ms, p95 ${slow.toFixed(0)} ms`,
    `refused by the server: ${turns.filter(({ answer }) => !answer).length}`,
    `turns with errors in the log: ${turns.filter(({ log }) => log.length > 0).length}`,
  ];
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const [familyPath, messagesPath, outPath] = process.argv.slice(2);
if (familyPath === undefined || messagesPath === undefined) {
  console.error('Usage: node bench/talk.ts <family.json> <messages.jsonl> [out.md]');
  process.exit(1);
}
const family = readFamily(readFileSync(familyPath, 'utf8'));
const threads = readMessages(readFileSync(messagesPath, 'utf8'));
const began = performance.now();
const turns: Turn[] = [];
const sections: string[] = [];
let opening: string[] = [];
let leftOut: string[] = [];
for (const [thread, said] of threads) {
  const { notes, known, done } = await talkThrough(family, said);
  turns.push(...done);
  leftOut = notes;
  sections.push(`## Thread ${thread}`, ...done.map(turnText));
  opening = [
    '# Conversations with Pip',
    `Written by ${family.parent}; it is ${whenInWords(family.now, '')} in ${family.timeZone}.`,
    `## The family at the start of each thread\n\n${list(known)}`,
    notes.length === 0 ? '' : `**Not entered as written:**\n\n${list(notes)}`,
  ].filter(Boolean);
}
const figures = [
  ...figuresOf(turns, threads.size),
  `everything took ${((performance.now() - began) / 1000).toFixed(1)} s`,
];
const transcript = [...opening, ...sections, `## Figures\n\n${list(figures)}`, ''].join('\n\n');
if (outPath === undefined) console.log(transcript);
else {
  writeFileSync(outPath, transcript);
  console.log([...leftOut.map((note) => `not entered as written: ${note}`), ...figures].join('\n'));
}
