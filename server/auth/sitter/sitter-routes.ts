// GET /api/sitter/{token}: the sheet for a sitter. Reads nothing but the stored sheet of this link (decision 034).
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitterSheet } from '#contract/schemas/sitter.ts';
import { AppError } from '../../errors.ts';
import { newNonce, sendPage } from '../../http/guards/page-policy.ts';
import { hashSecret } from '../../secrets.ts';
import type { AuthContext } from '../auth-context.ts';
import { addressKey } from '../tries/address.ts';
import { Misses } from './misses.ts';
import { sitterOverPage, sitterPage } from './sitter-page.ts';

/** Nobody may keep, index or pass on where this page was. */
const unseen = (reply: FastifyReply): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow, noarchive');

export function sitterRoutes(app: FastifyInstance, { accounts, now }: AuthContext): void {
  const misses = new Misses(() => now().getTime());
  type Route = { Params: { '*': string } };
  // A wildcard, so that a link damaged in transit gets the same response.
  app.get<Route>('/api/sitter/*', async (request, reply) => {
    const nonce = newNonce();
    const sheet = await accounts.sitterLinks.find(hashSecret(request.params['*']), now().toISOString());
    // A link that works is never refused for the misses of others behind the same address.
    if (sheet === undefined) {
      const address = addressKey(request.ip);
      const wait = misses.waitOf(address);
      if (wait > 0)
        throw new AppError('too_many', 'That was a lot of tries. Please wait a few minutes and try again.', {
          retryAfter: wait,
        });
      misses.count(address);
      return sendPage(unseen(reply), sitterOverPage(nonce), { nonce, status: 404, scriptless: true });
    }
    return sendPage(unseen(reply), sitterPage(SitterSheet.parse(sheet), nonce), {
      nonce,
      scriptless: true,
    });
  });
}
