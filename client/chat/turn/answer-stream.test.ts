import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { Interrupted, chatEvents } from './answer-stream.ts';

const ended: ChatEvent = { seq: 3, type: 'error', message: 'Pip is resting.' };
const frame = (event: ChatEvent) => `data: ${JSON.stringify(event)}\n\n`;
const text = (seq: number, delta: string): ChatEvent => ({ seq, type: 'text', delta });

/** A body that arrives in these pieces. */
const bodyOf = (pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const encode = (content: string) => new TextEncoder().encode(content);

async function read(body: ReadableStream<Uint8Array>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of chatEvents(body)) events.push(event);
  return events;
}

describe("Pip's answer arriving", () => {
  const answer = [text(1, 'Crème '), text(2, 'brûlée 🍮'), ended];
  const bytes = encode(`: open\n\n${answer.map(frame).join('')}`);

  test('reads the same whole as byte by byte, letters outside ASCII included [CHAT-05]', async () => {
    expect(await read(bodyOf([bytes]))).toEqual(answer);
    expect(await read(bodyOf([...bytes].map((byte) => Uint8Array.of(byte))))).toEqual(answer);
  });

  test('reads lines that end as Windows ends them', async () => {
    const body = answer.map(frame).join('').replaceAll('\n', '\r\n');
    expect(await read(bodyOf([encode(body)]))).toEqual(answer);
  });

  test('says each piece once when a piece comes twice', async () => {
    const body = [answer[0], answer[0], answer[1], ended].map((event) => frame(event ?? ended)).join('');
    expect(await read(bodyOf([encode(body)]))).toEqual(answer);
  });

  test('stops at the end of the answer', async () => {
    const body = answer.map(frame).join('') + frame(text(4, 'and more'));
    expect(await read(bodyOf([encode(body)]))).toEqual(answer);
  });
});

describe("Pip's answer breaking off", () => {
  test('is noticed when the connection ends without an ending', async () => {
    await expect(read(bodyOf([encode(frame(text(1, 'Monday')))]))).rejects.toThrow(Interrupted);
    await expect(read(bodyOf([]))).rejects.toThrow(Interrupted);
  });

  test('is noticed when the last event is cut in half', async () => {
    const half = frame(ended).slice(0, 20);
    await expect(read(bodyOf([encode(frame(text(1, 'a')) + frame(text(2, 'b')) + half)]))).rejects.toThrow(
      Interrupted,
    );
  });

  test('is noticed when a piece is missing or unreadable', async () => {
    await expect(read(bodyOf([encode(frame(text(1, 'a')) + frame(ended))]))).rejects.toThrow(
      'Event 2 is missing',
    );
    await expect(read(bodyOf([encode('data: {"seq":1,\n\n')]))).rejects.toThrow(Interrupted);
  });
});
