// GET and POST /api/invite/{token}: the content of an invitation, and joining.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../../secrets.ts';
import type { AuthContext } from '../auth-context.ts';
import { join, openInvitation, showOver } from './invitations.ts';
import { invitePage, joinPage, memberPage } from '../pages/invite-pages.ts';

async function getInvite(auth: AuthContext, request: FastifyRequest, reply: FastifyReply, token: string) {
  const { accounts, sessions } = auth;
  const actor = await sessions.whoIs(request, reply);
  const invitation = await openInvitation(auth, token);
  if (invitation === undefined) {
    const joined = actor !== null && (await accounts.invitations.wasUsedBy(hashSecret(token), actor.userId));
    return joined ? reply.redirect('/', 303) : showOver(auth, request, reply);
  }
  const invited = { ...invitation, path: `/api/invite/${token}` };
  if (actor === null) return auth.show(request, reply, invitePage(invited));
  const role = await accounts.households.roleOf(invitation.householdId, actor.userId);
  if (role !== undefined) return auth.show(request, reply, memberPage(invited));
  const account = await accounts.findById(actor.userId);
  return auth.show(request, reply, joinPage(invited, account?.email ?? actor.firstName));
}

async function postInvite(auth: AuthContext, request: FastifyRequest, reply: FastifyReply, token: string) {
  const actor = await auth.sessions.whoIs(request, reply);
  if (actor === null) {
    // Signed out meanwhile: the page says how to continue. An invented link is never redirected to.
    const works = (await openInvitation(auth, token)) !== undefined;
    return works ? reply.redirect(`/api/invite/${token}`, 303) : showOver(auth, request, reply);
  }
  return (await join(auth, actor, token)) ? reply.redirect('/', 303) : showOver(auth, request, reply);
}

export function inviteRoutes(app: FastifyInstance, auth: AuthContext): void {
  // A wildcard, so that a link damaged in transit gets the same response.
  const url = '/api/invite/*';
  type Route = { Params: { '*': string } };
  app.get<Route>(url, (request, reply) => getInvite(auth, request, reply, request.params['*']));
  app.post<Route>(url, (request, reply) => postInvite(auth, request, reply, request.params['*']));
}
