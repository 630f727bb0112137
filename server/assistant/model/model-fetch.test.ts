// The fetch for providers of language models, against a local server.
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { boundedFetch } from './model-fetch.ts';

test('refuses a redirect, so that the key of a provider stays with it', async () => {
  const seen: string[] = [];
  const server = fastify();
  server.get('/model', (_request, reply) => reply.redirect('/elsewhere'));
  server.get('/elsewhere', (request, reply) => {
    seen.push(String(request.headers['x-api-key']));
    return reply.send('ok');
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    await expect(boundedFetch(`${address}/model`, { headers: { 'x-api-key': 'secret' } })).rejects.toThrow();
    expect(seen).toEqual([]);
  } finally {
    await server.close();
  }
});
