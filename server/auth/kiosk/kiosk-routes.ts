// GET and POST /api/tablet: where the code of a kitchen tablet is typed. It ends what this browser had of a parent: a
// tablet on the wall must open nothing but its board.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KIOSK_PLACE } from '#contract/kiosk.ts';
import { signedOutPath } from '../../http/signed-out-path.ts';
import type { AuthContext } from '../auth-context.ts';
import { kioskPage } from '../pages/kiosk-page.ts';
import { Form, orRefusal } from '../sign-in/form.ts';
import { addressKey } from '../tries/address.ts';
import { connectKiosk } from './kiosk-keeper.ts';

/** Address of the page. */
const KIOSK_CODE_PATH = '/api/tablet';

const WRONG = {
  field: 'code',
  sentence:
    'This code does not work. Codes work once, for a few minutes. Please check it, or make a new one.',
};

async function connect(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { attempts, sessions } = auth;
  const code = new Form(request).text('code');
  const connected = await orRefusal(() =>
    attempts.kiosk(addressKey(request.ip), async () =>
      (await connectKiosk(auth, request, reply, code)) ? true : null,
    ),
  );
  const parent = await sessions.whoIs(request);
  const page = { firstName: parent?.firstName, path: KIOSK_CODE_PATH, code };
  if ('problem' in connected) return auth.show(request, reply, kioskPage(page, connected.problem), connected);
  if (connected.result === null) return auth.show(request, reply, kioskPage(page, WRONG), { status: 400 });
  if (sessions.mayBeSignedIn(request)) await sessions.end(request, reply);
  const mayKeepData = parent !== null || sessions.mayKeepData(request);
  return reply.redirect(mayKeepData ? signedOutPath(KIOSK_PLACE) : KIOSK_PLACE, 303);
}

export function kioskRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get(KIOSK_CODE_PATH, async (request, reply) => {
    const parent = await auth.sessions.whoIs(request, reply);
    return auth.show(request, reply, kioskPage({ firstName: parent?.firstName, path: KIOSK_CODE_PATH }));
  });
  app.post(KIOSK_CODE_PATH, (request, reply) => connect(auth, request, reply));
}
