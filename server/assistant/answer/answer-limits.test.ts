// A model that streams or calls tools without end is stopped; the text before that stays readable.
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_CALLS, MOST_CHARACTERS } from './answer-limits.ts';
import { finish, resultsIn } from '../testing/scripted.ts';
import { closeHome, talkingTo } from '../testing/talking-to.ts';

afterEach(closeHome);

const TOO_LONG = 'This answer became too long, so I stopped here. Could you ask me for one part of it?';

/** Parts that a test model streams; `taken` counts how many of them were read. */
function counted(parts: Iterable<LanguageModelV4StreamPart>) {
  const count = { taken: 0 };
  function* counting() {
    for (const part of parts) {
      count.taken += 1;
      yield part;
    }
  }
  return { count, stream: counting() as unknown as LanguageModelV4StreamPart[] };
}

function* endless(kind: 'text' | 'reasoning', piece: string, pieces: number) {
  yield { type: `${kind}-start`, id: 't' } as const;
  for (let at = 0; at < pieces; at += 1) yield { type: `${kind}-delta`, id: 't', delta: piece } as const;
  yield { type: `${kind}-end`, id: 't' } as const;
  yield finish('stop');
}

const call = (tool: string, at: number, input: object): LanguageModelV4StreamPart => ({
  type: 'tool-call',
  toolCallId: `call-${at}`,
  toolName: tool,
  input: JSON.stringify(input),
});

describe('an answer without an end [H4]', () => {
  test('is shown up to the limit, and says that it stopped there', async () => {
    const { count, stream } = counted(endless('text', 'A sentence of words. ', 100_000));
    const { dana, id } = await talkingTo({ raw: stream });
    const answer = await dana.say(id, 'hello');
    expect(answer).toMatchObject({ status: 'done' });
    expect(answer.content.slice(-200)).toMatch(
      /(?:A sentence of words\. )+A sentence of\s+This answer became/,
    );
    expect(answer.content.endsWith(TOO_LONG)).toBe(true);
    expect(answer.content.length).toBeLessThanOrEqual(MOST_CHARACTERS + TOO_LONG.length + 2);
    // The rest is never read: what is left in the model's stream costs nothing.
    expect(count.taken).toBeLessThan(10_000);
  });

  test('is stopped when it only thinks', async () => {
    const { count, stream } = counted(endless('reasoning', 'x'.repeat(1000), 10_000));
    const { dana, id } = await talkingTo({ raw: stream });
    expect(await dana.say(id, 'hello')).toMatchObject({ status: 'done', content: TOO_LONG });
    expect(count.taken).toBeLessThan(1000);
  });

  test('of 40,000 characters is stored whole', async () => {
    const text = 'word '.repeat(MOST_CHARACTERS / 5).trim();
    const { dana, id } = await talkingTo({ say: text });
    expect((await dana.say(id, 'hello')).content).toBe(text);
  });
});

describe('tool calls without an end [H4]', () => {
  test('five hundred reads in one step: twenty run, then the answer ends with words of ours', async () => {
    const calls = Array.from({ length: 500 }, (_, at) => call('listFamilyMembers', at, {}));
    const { model, dana, id } = await talkingTo({ raw: [...calls, finish('tool-calls')] });
    const answer = await dana.say(id, 'hello');
    expect(answer.content).toMatch(/didn't get to the end/);
    expect(model.asked).toHaveLength(1);
    const stored = await dana.context.records('message').list({ where: { conversationId: id } });
    expect(stored.find(({ role }) => role === 'assistant')?.metadata.calls).toHaveLength(MOST_CALLS);
  });

  test('five hundred writes in one step make ten cards', async () => {
    const calls = Array.from({ length: 500 }, (_, at) =>
      call('createPantryItem', at, { name: `Rice ${at}`, category: 'grains' }),
    );
    const { dana, id } = await talkingTo({ raw: [...calls, finish('tool-calls')] });
    expect((await dana.say(id, 'hello')).metadata.proposals).toHaveLength(10);
  });

  test('the model is told that there are enough cards, and may still speak', async () => {
    const calls = Array.from({ length: 11 }, (_, at) =>
      call('createPantryItem', at, { name: `Rice ${at}`, category: 'grains' }),
    );
    const { model, dana, id } = await talkingTo(
      { raw: [...calls, finish('tool-calls')] },
      { say: 'Look at these, please.' },
    );
    expect((await dana.say(id, 'hello')).content).toBe('Look at these, please.');
    expect(resultsIn(model.asked[1])).toMatch(/enough cards for one answer/);
  });
});
