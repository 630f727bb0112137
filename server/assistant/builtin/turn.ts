// Reads a model prompt as the built-in brain sees it: the parent's last words, what tools answered since, and what
// was said and called before. There is no hidden memory. Tool results stay data: no text in them is ever matched.
import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { factsIn, type Facts } from '../model/instructions.ts';
import { withPlainRuns } from '../text/plain-runs.ts';
import { record } from '../text/unchecked.ts';

export interface Call {
  tool: string;
  input: Record<string, unknown>;
  /** The tool's answer; undefined when it failed or did not answer. */
  output: unknown;
  failed: boolean;
}

export interface Exchange {
  /** The parent's words. */
  said: string;
  calls: Call[];
  /** Pip's words. */
  answer: string;
}

export interface Turn extends Exchange {
  facts: Facts;
  /** Earlier exchanges, oldest first. */
  before: Exchange[];
  /** The answer has decided what goes into the notes: only whole clauses and conditions are told beside it. */
  isNoted?: true;
  /** Consents that the parent gave when asked about words no card would hold. */
  consents?: { left?: 'without'; unknown?: 'keep' | 'without' } | undefined;
}

const textOf = (message: LanguageModelV4Message): string =>
  typeof message.content === 'string'
    ? message.content
    : message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');

function addResults(message: LanguageModelV4Message & { role: 'tool' }, open: Map<string, Call>): void {
  for (const part of message.content) {
    if (part.type !== 'tool-result') continue;
    const call = open.get(part.toolCallId);
    if (!call) continue;
    if (part.output.type === 'json') Object.assign(call, { output: part.output.value, failed: false });
  }
}

/** The turn a prompt stands for. */
export function readTurn(prompt: LanguageModelV4Prompt): Turn {
  const exchanges: Exchange[] = [];
  let facts = factsIn('');
  const open = new Map<string, Call>();
  for (const message of prompt) {
    if (message.role === 'system') facts = factsIn(message.content);
    else if (message.role === 'user')
      exchanges.push({ said: withPlainRuns(textOf(message)), calls: [], answer: '' });
    const current = exchanges.at(-1);
    if (!current) continue;
    if (message.role === 'tool') addResults(message, open);
    if (message.role !== 'assistant') continue;
    current.answer += textOf(message);
    for (const part of message.content) {
      if (part.type !== 'tool-call') continue;
      const call: Call = { tool: part.toolName, input: record(part.input), output: undefined, failed: true };
      open.set(part.toolCallId, call);
      current.calls.push(call);
    }
  }
  const now = exchanges.pop() ?? { said: '', calls: [], answer: '' };
  return { ...now, facts, before: exchanges };
}
