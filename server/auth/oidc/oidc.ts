// An OpenID Connect provider: code flow with PKCE, state and nonce. Its metadata is fetched at sign-in, so that a
// provider that was down at our start is simply tried again.
import * as client from 'openid-client';
import { onOneLine } from '#contract/schemas/common.ts';
import { AppError } from '../../errors.ts';
import type { OidcSettings } from '../settings.ts';

const TIMEOUT_SECONDS = 8;
const RETRY_SECONDS = 30;

/** Values that the browser must return; stored in its cookie meanwhile. */
export interface OidcChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The person the provider authenticated. */
export interface OidcIdentity {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export class OidcProvider {
  /** For people: 'Continue with …'. */
  readonly name: string;
  readonly #settings: OidcSettings;
  #configuration: Promise<client.Configuration> | undefined;

  constructor(settings: OidcSettings) {
    this.#settings = settings;
    this.name = settings.name ?? new URL(settings.issuer).host;
  }

  /** Returns the address for the browser, and the values it must return. */
  async start(redirectUri: string): Promise<{ url: string; checks: OidcChecks }> {
    const configuration = await this.#discover();
    const verifier = client.randomPKCECodeVerifier();
    const checks = { state: client.randomState(), nonce: client.randomNonce(), verifier };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  }

  /** Returns the person in the provider's response; AppError when it does not pass every check. */
  async finish(answer: URL, checks: OidcChecks): Promise<OidcIdentity> {
    const configuration = await this.#discover();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: checks.verifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      // Many providers return the e-mail only here.
      const asks = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint;
      const more = asks ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return readIdentity(claims.iss, claims.sub, { ...more, ...claims });
    } catch (cause) {
      throw new AppError('forbidden', `Signing in with ${this.name} didn't work. Please try again.`, {
        cause,
      });
    }
  }

  async #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    this.#configuration ??= client.discovery(url, clientId, clientSecret, clientAuth(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // The owner configured a provider without https: on this machine, or in a network they trust.
      execute: [
        // TLS alone does not prove who made an ID token where the provider is reached over http.
        client.enableNonRepudiationChecks,
        // oxlint-disable-next-line typescript/no-deprecated -- marked so only to make it stand out
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
    try {
      return await this.#configuration;
    } catch (cause) {
      this.#configuration = undefined;
      throw new AppError('busy', `We can't reach ${this.name} right now. Please try again in a moment.`, {
        cause,
        retryAfter: RETRY_SECONDS,
      });
    }
  }
}

/** The standard's default is the header; the body only for providers that do not list it. */
function clientAuth(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const [header, body] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? header : body)(server, ...rest);
  };
}

const LONGEST_NAME = 200;

/** A name from a provider, cleaned to be stored and shown. */
function readName(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return [...onOneLine(claim)].slice(0, LONGEST_NAME).join('');
}

function readIdentity(issuer: string, subject: string, claims: Record<string, unknown>): OidcIdentity {
  const email = typeof claims['email'] === 'string' ? claims['email'] : undefined;
  const [first = '', ...others] = readName(claims['name']).split(/\s+/);
  return {
    issuer,
    subject,
    email,
    emailVerified: claims['email_verified'] === true,
    firstName: readName(claims['given_name']) || first || (email?.split('@')[0] ?? 'Parent'),
    lastName: readName(claims['family_name']) || others.join(' '),
  };
}
