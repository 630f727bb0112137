// Pip's own brain as the SDK's own model interface: no key, no network, the same answer for the same prompt.
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { planIn, type Plan } from '../answers/plan.ts';
import { carryOut } from './carry-out.ts';
import { decideGuided } from './guided-step.ts';
import type { Decision } from './decision.ts';
import { readTurn, type Turn } from './turn.ts';

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

const finishOf = (decision: Decision): LanguageModelV4FinishReason => ({
  unified: 'call' in decision ? 'tool-calls' : 'stop',
  raw: undefined,
});

/** Longest piece of a text, in characters. */
const LONGEST = 400;
/** Ends of a sentence or a line, as the guard knows them; a longer stretch ends behind a word. */
const PIECE = new RegExp(
  `[^]{0,${LONGEST}}?(?:[.!?]["'”’)*_]*\\s+|\\n\\s*|$)|[^]{0,${LONGEST}}\\s|[^]{1,${LONGEST}}`,
  'g',
);

/** Sentences and lines that add up to the text: the guard holds less than that back anyway. */
const pieces = (text: string): string[] => (text.match(PIECE) ?? []).filter((piece) => piece !== '');

function callPart({ tool, input }: { tool: string; input: object }, position: number) {
  const text = JSON.stringify(input);
  return { type: 'tool-call', toolCallId: `pip-${position}`, toolName: tool, input: text } as const;
}

function* partsOf(decision: Decision, position: number): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  if ('call' in decision) {
    yield callPart(decision.call, position);
  } else {
    yield { type: 'text-start', id: 'text' };
    for (const delta of pieces(decision.text)) yield { type: 'text-delta', id: 'text', delta };
    yield { type: 'text-end', id: 'text' };
  }
  yield { type: 'finish', finishReason: finishOf(decision), usage: NO_USAGE };
}

const NO_PLAN = "I couldn't read that right now. Please try again.";

/** The plan that reached this model, step by step. */
function decisionOf(turn: Turn, tools: ReadonlySet<string>, plan: Plan | undefined): Decision {
  if (plan === undefined) return { text: NO_PLAN };
  return plan.guided ? decideGuided(turn, tools, plan.guided) : carryOut(turn, tools, plan);
}

export class BuiltinModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4';
  readonly provider = 'pippal';
  readonly modelId = 'builtin';
  readonly supportedUrls = {};

  async doGenerate(options: LanguageModelV4CallOptions) {
    const { decision, position } = this.#decide(options);
    const content: LanguageModelV4Content[] =
      'call' in decision ? [callPart(decision.call, position)] : [{ type: 'text', text: decision.text }];
    return { content, finishReason: finishOf(decision), usage: NO_USAGE, warnings: [] };
  }

  async doStream(options: LanguageModelV4CallOptions) {
    const { decision, position } = this.#decide(options);
    const parts = partsOf(decision, position);
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      pull(controller) {
        options.abortSignal?.throwIfAborted();
        const next = parts.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
    });
    return { stream };
  }

  #decide({ prompt, tools = [], toolChoice, providerOptions }: LanguageModelV4CallOptions) {
    const turn = readTurn(prompt);
    const offered = new Set(toolChoice?.type === 'none' ? [] : tools.map(({ name }) => name));
    const decision = decisionOf(turn, offered, planIn(providerOptions));
    return { decision, position: turn.calls.length };
  }
}
