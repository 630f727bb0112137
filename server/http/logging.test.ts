// The log contains routes and causes, never what a family wrote.
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { mapErrors } from './errors.ts';
import { logging } from './logging.ts';

/** The line that is logged about an error. */
async function logged(err: unknown): Promise<string> {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const app = fastify({ logger: logging('info', stream) ?? false });
  app.log.error({ err }, 'something failed');
  await app.close();
  return lines.join('');
}

const named = (name: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { name });

const unreadable = (): unknown => {
  try {
    return JSON.parse('Mia has epilepsy');
  } catch (error) {
    return error;
  }
};

test.each([
  [
    'an answer of a model in another shape',
    named('AI_TypeValidationError', 'Type validation failed: Value: {"content":"Mia has epilepsy"}.'),
  ],
  [
    'an answer of a model that is no JSON',
    named('AI_JSONParseError', 'JSON parsing failed: Text: Mia has epilepsy.', unreadable()),
  ],
  ['text that is no JSON, as the cause of a failure', new Error('reading failed', { cause: unreadable() })],
])('%s is logged without its words', async (_what, error) => {
  const line = await logged(error);
  expect(line).toContain('something failed');
  expect(line).toContain('logging.test.ts');
  expect(line).not.toMatch(/Mia|epilepsy/);
});

test('what another server answered is logged by its number', async () => {
  const error = Object.assign(named('AI_APICallError', 'No such model for Mia'), { statusCode: 404 });
  const line = await logged(error);
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'AI_APICallError', status: '404' } });
  expect(line).not.toContain('Mia');
});

test('any other error is logged with its message and its cause', async () => {
  const line = await logged(new Error('the disk is full', { cause: new Error('ENOSPC') }));
  expect(JSON.parse(line)).toMatchObject({
    err: { message: 'the disk is full', cause: { message: 'ENOSPC' } },
  });
});

test.each([
  ['a limit of our own', undefined, 30],
  ['a database that cannot be reached', new Error('ECONNREFUSED'), 50],
])(
  'an answer that asks to come back later because of %s is logged at its level',
  async (_what, cause, level) => {
    const stream = new PassThrough();
    const lines: string[] = [];
    stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const app = fastify({ logger: logging('info', stream) ?? false });
    mapErrors(app);
    app.get('/', async () => {
      throw new AppError('busy', 'Please try again in a minute.', { cause });
    });
    expect((await app.inject('/')).statusCode).toBe(503);
    await app.close();
    const line = lines.find((one) => /refused|failed/.test(one));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level });
    expect(line?.includes('"stack"')).toBe(level === 50);
  },
);
