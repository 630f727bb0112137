// For tests: a real local OpenID Connect provider that signs in its one person without asking, and a browser's requests
// to it.
import { generateKeyPairSync } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { Provider } from 'oidc-provider';

export const CLIENT = { id: 'pippal', secret: 'a client secret that is long enough' };
export const CALLBACK = 'http://localhost/api/oidc/callback';

interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
const SHORT = 60;

/** The public half of a key that the provider does not have, under the name of the one it has. */
export const foreignKey = (): object => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
  kid: KEY.kid,
  alg: KEY.alg,
  use: KEY.use,
});

interface Payload {
  uid?: string;
  grantId?: string;
  consumed?: number;
}

/** Memory store of the provider for the duration of the test. */
function memory() {
  const models = new Map<string, Map<string, Payload>>();
  return class {
    readonly #stored: Map<string, Payload>;
    constructor(model: string) {
      this.#stored = models.get(model) ?? new Map<string, Payload>();
      models.set(model, this.#stored);
    }
    upsert = async (id: string, payload: Payload) => void this.#stored.set(id, payload);
    find = async (id: string) => this.#stored.get(id);
    findByUid = async (uid: string) => [...this.#stored.values()].find((payload) => payload.uid === uid);
    destroy = async (id: string) => void this.#stored.delete(id);
    consume = async (id: string) => void Object.assign(this.#stored.get(id) ?? {}, { consumed: 1 });
    revokeByGrantId = async (grantId: string) => {
      for (const [id, payload] of this.#stored) if (payload.grantId === grantId) this.#stored.delete(id);
    };
  };
}

export class IdentityProvider {
  person: Person;
  issuer = '';
  /** Published as the provider's keys in place of those it signs with. */
  publishedKeys: object[] | undefined;
  #server: FastifyInstance | undefined;
  #provider: Provider | undefined;

  constructor(person: Person) {
    this.person = person;
  }

  async open(port = 0): Promise<void> {
    const server = fastify({ forceCloseConnections: true });
    server.removeAllContentTypeParsers();
    // The provider reads bodies itself.
    server.addContentTypeParser('*', (_request, _payload, done) => done(null));
    server.all('/*', async (request, reply) => {
      if (request.url === '/jwks' && this.publishedKeys) return reply.send({ keys: this.publishedKeys });
      reply.hijack();
      if (!request.url.startsWith('/interaction/')) return this.#provider!.callback()(request.raw, reply.raw);
      const login = { accountId: this.person.sub };
      return this.#provider!.interactionFinished(request.raw, reply.raw, { login });
    });
    this.issuer = await server.listen({ port, host: '127.0.0.1' });
    this.#provider = this.#make();
    this.#server = server;
  }

  #make(): Provider {
    return new Provider(this.issuer, {
      adapter: memory(),
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [CALLBACK] }],
      jwks: { keys: [KEY] },
      cookies: { keys: ['for this test only'] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'name'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      ttl: {
        AccessToken: SHORT,
        AuthorizationCode: SHORT,
        IdToken: SHORT,
        Interaction: SHORT,
        Session: SHORT,
        Grant: SHORT,
      },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...this.person }) }),
      async loadExistingGrant({ oidc: { provider, client, session } }) {
        const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }
}

/**
 * Requests a page of the provider; returns the redirect target. Passed by the test, which may make outgoing requests.
 */
type Fetch = (url: string, cookie: string) => Promise<{ location: string | null; cookies: string[] }>;

/** Follows the provider from its first page to the path, on our side, that it sends the browser back to. */
export async function throughProvider(first: string, fetchPage: Fetch): Promise<string> {
  const jar = new Map<string, string>();
  let url = first;
  for (let hops = 0; hops < 10; hops += 1) {
    if (url.startsWith(CALLBACK)) return url.slice(new URL(CALLBACK).origin.length);
    const answer = await fetchPage(url, [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const set of answer.cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      jar.set(name!, value!);
    }
    if (answer.location === null) throw new Error(`the provider keeps the browser at ${url}`);
    url = new URL(answer.location, url).href;
  }
  throw new Error('the provider never sent the browser back');
}
