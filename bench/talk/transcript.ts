// One turn of a conversation with Pip as Markdown, for a person who judges it.
import type { Message, Proposal } from '#contract/schemas/chat.ts';

/** A message of the file. */
export interface Said {
  thread: string;
  turn: number;
  area: string;
  said: string;
  wish: string;
}

export interface Turn {
  said: Said;
  parent: string;
  milliseconds: number;
  /** Absent when the server refused the message. */
  answer?: Message;
  refusal?: string;
  /** Records that changed although nobody approved anything. */
  changedByItself: string[];
  /** Cards of earlier turns whose state this turn changed. */
  earlierCards: Proposal[];
  /** The next message refuses or corrects, so the cards stay open. */
  isHeld: boolean;
  /** A sentence for each card that was approved: its state, or the refusal. */
  approvals: string[];
  changed: string[];
  /** Lines the server logged as errors. */
  log: string[];
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** An address without the id of its record, which says nothing to a reader. */
const address = (href: string): string => href.replace(/\b[\da-f]{8}-[\da-f-]{27}\b/gu, '…');

const block = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${heading}\n\n${bullets(lines)}`];

function cardText({ title, lines, concerns, tool, status }: Proposal): string {
  const about = concerns.length === 0 ? '' : ` · about ${concerns.join(', ')}`;
  const rows = lines.map(({ label, before, after }) => {
    if (before === null) return `${label}: ${after ?? ''}`;
    return `${label}: ${before} → ${after ?? '∅ (removed)'}`;
  });
  return [`**Card “${title}”** (${status}, ${tool}${about})`, bullets(rows)].filter(Boolean).join('\n\n');
}

function besides({ metadata }: Message): string[] {
  const { suggestions, receipts, safety } = metadata;
  const numbers = safety?.numbers.map(({ label, tel }) => `${label} (${tel})`).join(', ');
  return [
    safety ? `**Safety: ${safety.kind}**${numbers ? ` – ${numbers}` : ''}` : '',
    suggestions.length > 0 ? `Buttons: ${suggestions.map((one) => `[${one}]`).join(' ')}` : '',
    receipts.length > 0
      ? `Receipts: ${receipts.map(({ label, href }) => `${label} (${address(href)})`).join(' · ')}`
      : '',
  ].filter(Boolean);
}

function outcome({ answer, isHeld, approvals, changed }: Turn): string[] {
  const open = answer?.metadata.proposals.filter(({ status }) => status === 'pending') ?? [];
  if (open.length === 0) return ['_No open card; nothing approved._'];
  if (isHeld) return ['_Not approved: the next message refuses or corrects._'];
  const stored = changed.length > 0 ? [] : ['**Approved, but no record changed.**'];
  return [`_${approvals.join(' ')}_`, ...stored, ...block('Stored:', changed)];
}

export function turnText(turn: Turn): string {
  const { said, parent, answer, refusal, milliseconds } = turn;
  const heading = [`${said.thread}, turn ${said.turn}`, said.area, `${milliseconds.toFixed(0)} ms`];
  const earlier = turn.earlierCards.map(({ title, status }) => `“${title}” is now ${status}`);
  return [
    `### ${heading.filter(Boolean).join(' · ')}`,
    `**${parent}:**\n\n${quoted(said.said)}`,
    said.wish === '' ? '' : `**Wish:** ${said.wish}`,
    answer ? `**Pip:**\n\n${quoted(answer.content)}` : `**Refused by the server:** ${refusal ?? ''}`,
    answer && answer.status !== 'done' ? `**The answer is ${answer.status}.**` : '',
    ...(answer ? besides(answer) : []),
    ...(answer?.metadata.proposals ?? []).map(cardText),
    ...block('Earlier cards:', earlier),
    ...block('**Changed without approval:**', turn.changedByItself),
    ...outcome(turn),
    ...block('**Errors in the log:**', turn.log),
  ]
    .filter(Boolean)
    .join('\n\n');
}
