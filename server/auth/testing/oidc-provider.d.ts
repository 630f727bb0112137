// The little of oidc-provider that our test provider uses; the package brings no types.
declare module 'oidc-provider' {
  import type { FastifyReply, FastifyRequest } from 'fastify';

  type Raw = [request: FastifyRequest['raw'], response: FastifyReply['raw']];

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface KoaContext {
    oidc: { provider: Provider; client?: { clientId: string }; session?: { accountId?: string } };
  }
  interface Configuration {
    adapter: new (model: string) => object;
    clients: object[];
    jwks: { keys: object[] };
    cookies: { keys: string[] };
    claims: Record<string, string[]>;
    features: { devInteractions: { enabled: boolean } };
    interactions: { url(context: KoaContext, interaction: { uid: string }): string };
    ttl: Record<string, number>;
    findAccount(context: KoaContext, sub: string): { accountId: string; claims(): object };
    loadExistingGrant(context: KoaContext): Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (fields: { clientId: string; accountId: string }) => Grant;
    callback(): (...raw: Raw) => Promise<void>;
    interactionFinished(...raw: [...Raw, { login: { accountId: string } }]): Promise<void>;
  }
}
