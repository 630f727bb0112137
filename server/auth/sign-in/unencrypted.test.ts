// The banner of the sign-in page over plain http from another machine.
import { expect, it } from 'vitest';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { authApp } from '../testing/auth-app.ts';

const BANNER = "This connection isn't encrypted.";

interface Reached {
  at: string;
  publicUrl?: string;
  allowInsecureHttp?: boolean;
  headers?: Record<string, string>;
}

async function signInPageOf({ at, headers = {}, ...settings }: Reached): Promise<string> {
  const world = await authApp(await openMigratedSqlite(), { allowInsecureHttp: true, ...settings });
  const { body } = await world.browser({ origin: at }).get('/api/login', headers);
  await world.close();
  return body;
}

it.each<Reached>([
  { at: 'http://nas.local:3000' },
  { at: 'http://192.168.1.20:3000' },
  { at: 'http://nas.local', publicUrl: 'http://nas.local' },
])('says so at %j [L10]', async (reached) => expect(await signInPageOf(reached)).toContain(BANNER));

it.each<Reached>([
  { at: 'http://localhost:3000' },
  { at: 'http://127.0.0.1:3000' },
  { at: 'http://[::1]:3000' },
  { at: 'http://pip.example', publicUrl: 'https://pip.example' },
  { at: 'http://pip.example', headers: { 'x-forwarded-proto': 'https' } },
  { at: 'http://nas.local', allowInsecureHttp: false },
])('says nothing at %j [L10]', async (reached) => expect(await signInPageOf(reached)).not.toContain(BANNER));
