import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const mistakes = (environment: Record<string, string>): readonly string[] => {
  try {
    readEnvironment(environment);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.mistakes;
    throw error;
  }
  return [];
};

describe('the environment', () => {
  test('an owner who sets nothing gets a server on this machine only', () => {
    const settings = readEnvironment({});
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: undefined });
    expect(settings.dataFolder).toMatch(/data$/);
    expect(settings.pip).toEqual({ kind: 'builtin' });
    expect(settings.supportEmail).toBe('support@localhost');
  });

  test('the support address follows the public address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://pip.example' }).supportEmail).toBe('support@pip.example');
  });

  test('every mistake is one sentence that names its variable', () => {
    const found = mistakes({
      PORT: 'eighty',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://x',
      PIP_MODEL: 'gpt',
    });
    expect(found).toHaveLength(4);
    for (const [name, sentence] of [
      ['PORT', found[0]],
      ['DATABASE_URL', found[1]],
      ['TRUST_PROXY', found[2]],
      ['PIP_MODEL', found[3]],
    ]) {
      expect(sentence).toContain(name);
    }
  });

  test('a database address with a password is never repeated', () => {
    expect(mistakes({ DATABASE_URL: 'mysql://me:secret@db/x' }).join()).not.toContain('secret');
  });

  test('plain http for other machines needs the owner to say so', () => {
    expect(mistakes({ HOST: '0.0.0.0' })).toHaveLength(1);
    expect(mistakes({ PUBLIC_URL: 'http://nas.local' })).toHaveLength(1);
    expect(mistakes({ HOST: '0.0.0.0', ALLOW_INSECURE_HTTP: '1' })).toEqual([]);
    expect(mistakes({ HOST: '0.0.0.0', PUBLIC_URL: 'https://pip.example' })).toEqual([]);
  });

  test('who may sign up is open or invited, and open unless said otherwise [D39]', () => {
    expect(readEnvironment({}).signUp).toBe('open');
    expect(readEnvironment({ SIGN_UP: 'invited' }).signUp).toBe('invited');
    expect(mistakes({ SIGN_UP: 'closed' })).toEqual(["SIGN_UP must be one of open, invited, not 'closed'."]);
  });

  test('further host names are a list of names, not of addresses [L3]', () => {
    expect(readEnvironment({ ALLOWED_HOSTS: 'Nas.lan, pippal,' }).allowedHosts).toEqual([
      'nas.lan',
      'pippal',
    ]);
    expect(readEnvironment({}).allowedHosts).toEqual([]);
    for (const wrong of ['http://nas.lan', 'nas.lan:3000', '*', 'nas lan'])
      expect(mistakes({ ALLOWED_HOSTS: wrong })[0]).toContain('ALLOWED_HOSTS');
  });

  test('a sign-in provider needs both its address and its client id', () => {
    expect(mistakes({ OIDC_ISSUER: 'https://id.example' })).toHaveLength(1);
    expect(mistakes({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'pip' })).toEqual([]);
  });

  test('proxies are counted, none are believed by default', () => {
    expect(readEnvironment({}).trustProxy).toBe(0);
    expect(readEnvironment({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(mistakes({ TRUST_PROXY: 'yes' })).toHaveLength(1);
  });

  test('mail needs the address its links lead to', () => {
    expect(mistakes({ SMTP_URL: 'smtp://127.0.0.1' })).toHaveLength(1);
    expect(mistakes({ SMTP_URL: 'smtp://127.0.0.1', PUBLIC_URL: 'https://pip.example' })).toEqual([]);
  });

  test.each([
    'anthropic:claude',
    'openai:gpt',
    'anthropic:',
    'compatible:llama',
    'compatible:x@nowhere',
    'compatible:x@ftp://host',
    'gpt-5',
  ])('PIP_MODEL=%s without what it needs is refused', (model) => {
    expect(mistakes({ PIP_MODEL: model }).length).toBeGreaterThan(0);
  });

  test('a local model needs only its address', () => {
    expect(mistakes({ PIP_MODEL: 'compatible:llama3@http://127.0.0.1:11434/v1' })).toEqual([]);
  });
});
