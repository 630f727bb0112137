// The environment, read once at start: every variable PipPal knows, its default and its error sentences.
import { resolve } from 'node:path';
import { CALENDAR_FILE_MOST } from '#contract/school-reading.ts';

/** Value of PIP_MODEL: the built-in model, or a provider's model with the settings to reach it. */
export type PipSetting =
  | { kind: 'builtin' }
  | (OutsideModel & { kind: 'anthropic' | 'openai'; key: string })
  | (OutsideModel & { kind: 'compatible'; url: string; key: string | undefined });

interface OutsideModel {
  model: string;
  /** True when it may see medical records. */
  medical: boolean;
}

export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  /** Further names under which browsers reach this server. */
  allowedHosts: readonly string[];
  allowInsecureHttp: boolean;
  /** Number of the owner's proxies in front; their X-Forwarded-For is believed. */
  trustProxy: number;
  logLevel: string;
  supportEmail: string;
  smtpUrl: string | undefined;
  oidc:
    | { issuer: string; clientId: string; clientSecret: string | undefined; name: string | undefined }
    | undefined;
  /** Who may create an account after the first one. */
  signUp: 'open' | 'invited';
  pip: PipSetting;
  limits: {
    signUpsPerHour: number;
    signIns: number;
    signInFailures: number;
    signInFailuresElsewhere: number;
    messagesPerMinute: number;
    bodyBytes: number;
    uploadBytes: number;
    sessionIdleDays: number;
    sessionDays: number;
    familyMembers: number;
    recordsOfAKind: number;
    recordBytes: number;
    historyBytes: number;
  };
}

type Environment = Record<string, string | undefined>;

/** Every mistake found, one sentence each; nothing is started. */
export class EnvironmentError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'EnvironmentError';
    this.mistakes = mistakes;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** Reads single variables and collects what is wrong with them. */
class Reader {
  readonly mistakes: string[] = [];
  readonly #environment: Environment;
  constructor(environment: Environment) {
    this.#environment = environment;
  }
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }
  whole(name: string, fallback: number, max: number, min = 1): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    this.mistakes.push(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`);
    return fallback;
  }
  flag(name: string): boolean {
    const value = this.text(name);
    if (value === undefined || value === '0') return false;
    if (value !== '1') this.mistakes.push(`${name} must be 1 or 0, not '${value}'.`);
    return value === '1';
  }
  /** A URL with one of these schemes; its value is not repeated, it may hold a password. */
  url(name: string, schemes: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
    this.mistakes.push(
      `${name} must be an address that starts with ${schemes.map((s) => `${s}//`).join(' or ')}.`,
    );
    return undefined;
  }
  /** Host names separated by commas, without scheme, port and path. */
  hostNames(name: string): string[] {
    const names = (this.text(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
    const wrong = names.find((one) => one !== '' && !/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(one));
    if (wrong !== undefined)
      this.mistakes.push(`${name} must be names such as nas.lan, separated by commas, not '${wrong}'.`);
    return names.filter((one) => one !== '');
  }
  oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const value = this.text(name) ?? fallback;
    const known = allowed.find((each) => each === value);
    if (known === undefined)
      this.mistakes.push(`${name} must be one of ${allowed.join(', ')}, not '${value}'.`);
    return known ?? fallback;
  }
}

function readOidc(read: Reader): Settings['oidc'] {
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = read.text('OIDC_CLIENT_ID');
  if ((issuer === undefined) !== (clientId === undefined)) {
    read.mistakes.push('OIDC_ISSUER and OIDC_CLIENT_ID are needed together.');
  }
  if (issuer === undefined || clientId === undefined) return undefined;
  return { issuer, clientId, clientSecret: read.text('OIDC_CLIENT_SECRET'), name: read.text('OIDC_NAME') };
}

const PIP_FORMS = "'builtin', 'anthropic:<model>', 'openai:<model>' or 'compatible:<name>@<url>'";
const PIP_KEYS = { anthropic: 'ANTHROPIC_API_KEY', openai: 'OPENAI_API_KEY' } as const;

function readPip(read: Reader): PipSetting {
  const value = read.text('PIP_MODEL') ?? 'builtin';
  const medical = read.flag('PIP_MEDICAL');
  const [, kind, rest = ''] = /^(anthropic|openai|compatible):(.+)$/.exec(value) ?? [];
  if (kind === 'anthropic' || kind === 'openai') {
    const key = read.text(PIP_KEYS[kind]);
    if (key !== undefined) return { kind, model: rest, key, medical };
    read.mistakes.push(`PIP_MODEL ${kind} needs ${PIP_KEYS[kind]}.`);
  } else if (kind === 'compatible') {
    const [, model, url = ''] = /^(.+?)@(https?:\/\/.+)$/.exec(rest) ?? [];
    if (model !== undefined && URL.canParse(url)) {
      return { kind, model, url, key: read.text('PIP_MODEL_KEY'), medical };
    }
    read.mistakes.push(
      "PIP_MODEL 'compatible:<name>@<url>' needs an address such as http://127.0.0.1:11434/v1.",
    );
  } else if (value !== 'builtin') {
    read.mistakes.push(`PIP_MODEL must be ${PIP_FORMS}.`);
  }
  return { kind: 'builtin' };
}

function readLimits(read: Reader): Settings['limits'] {
  return {
    signUpsPerHour: read.whole('LIMIT_SIGN_UPS_PER_HOUR', 60, 1_000_000),
    signIns: read.whole('LIMIT_SIGN_INS', 30, 1_000_000),
    signInFailures: read.whole('LIMIT_SIGN_IN_FAILURES', 10, 1_000_000),
    signInFailuresElsewhere: read.whole('LIMIT_SIGN_IN_FAILURES_ELSEWHERE', 20, 1_000_000),
    messagesPerMinute: read.whole('LIMIT_MESSAGES_PER_MINUTE', 60, 1_000_000),
    bodyBytes: read.whole('LIMIT_BODY_BYTES', 256_000, 50_000_000, 1000),
    uploadBytes: read.whole('LIMIT_UPLOAD_BYTES', CALENDAR_FILE_MOST, 1_000_000_000, 1000),
    sessionIdleDays: read.whole('SESSION_IDLE_DAYS', 30, 3650),
    sessionDays: read.whole('SESSION_DAYS', 180, 3650),
    familyMembers: read.whole('LIMIT_FAMILY_MEMBERS', 50, 1_000_000),
    recordsOfAKind: read.whole('LIMIT_RECORDS', 20_000, 1_000_000_000),
    recordBytes: read.whole('LIMIT_RECORD_BYTES', 200_000_000, 1_000_000_000_000),
    historyBytes: read.whole('LIMIT_HISTORY_BYTES', 100_000_000, 1_000_000_000_000),
  };
}

/** Plain http beyond this machine sends passwords in the clear: only when the owner says so. */
function refuseInsecure(read: Reader, host: string, publicUrl: string | undefined): boolean {
  const allowed = read.flag('ALLOW_INSECURE_HTTP');
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  const secure =
    url === undefined ? LOOPBACK.has(host) : url.protocol === 'https:' || LOOPBACK.has(url.hostname);
  if (!secure && !allowed) {
    read.mistakes.push(
      'Other machines would reach PipPal over plain http: set PUBLIC_URL to its https address, or ALLOW_INSECURE_HTTP=1 if you accept that passwords travel unprotected.',
    );
  }
  return allowed;
}

/** Settings from environment variables; throws EnvironmentError with one sentence per mistake. */
export function readEnvironment(environment: Environment): Settings {
  const read = new Reader(environment);
  const host = read.text('HOST') ?? '127.0.0.1';
  const publicUrl = read.url('PUBLIC_URL', ['https:', 'http:']);
  const settings: Settings = {
    port: read.whole('PORT', 3000, 65_535, 0),
    host,
    dataFolder: resolve(read.text('PIPPAL_DATA') ?? './data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    allowedHosts: read.hostNames('ALLOWED_HOSTS'),
    allowInsecureHttp: refuseInsecure(read, host, publicUrl),
    trustProxy: read.whole('TRUST_PROXY', 0, 10, 0),
    logLevel: read.oneOf('LOG_LEVEL', 'warn', LOG_LEVELS),
    supportEmail:
      read.text('SUPPORT_EMAIL') ?? `support@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    oidc: readOidc(read),
    signUp: read.oneOf('SIGN_UP', 'open', ['open', 'invited']),
    pip: readPip(read),
    limits: readLimits(read),
  };
  if (settings.smtpUrl && !publicUrl) {
    read.mistakes.push(
      'SMTP_URL needs PUBLIC_URL: a link in a mail must not trust the address a request names.',
    );
  }
  if (read.mistakes.length > 0) throw new EnvironmentError(read.mistakes);
  return settings;
}
