// The pages that the server renders: escaping, structure and the design's colours.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { authApp, type AuthApp } from '../testing/auth-app.ts';
import { html } from './html.ts';

describe('html', () => {
  it('escapes what is put in, wherever it stands', () => {
    const typed = `"><script>alert('&')</script>`;
    expect(html`<p title="${typed}">${[typed]}</p>`.toString()).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>',
    );
  });

  it('keeps its own parts and leaves out what is absent', () => {
    expect(html`${html`<b>${1}</b>`}${null}${false}${undefined}${''}`.toString()).toBe('<b>1</b>');
  });
});

describe('every page', () => {
  let world: AuthApp;
  beforeEach(async () => {
    world = await authApp(await openMigratedSqlite());
  });
  afterEach(() => world.close());

  it('has the colours of the app', async () => {
    const tokens = readFileSync(new URL('../../../client/look/tokens.css', import.meta.url), 'utf8');
    const { body } = await world.browser().get('/api/login');
    const colours = [...body.matchAll(/--([\w-]+):(light-dark\([^;]*\));/g)];
    expect(colours.length).toBeGreaterThan(10);
    for (const [, name, value] of colours) expect(tokens).toContain(`--color-${name}: ${value};`);
  });

  it.each([
    '/api/login',
    '/api/login?mode=create',
    '/api/reset',
    '/api/reset?token=x',
    '/api/invite/x',
    '/api/signed-out',
  ])('%s needs no script, loads nothing foreign and may not be framed', async (path) => {
    const { body, headers } = await world.browser().get(path);
    const policy = String(headers['content-security-policy']);
    const nonce = /<style nonce="([^"]+)">/.exec(body)![1]!;
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).not.toMatch(/<script|\son\w+=|\sstyle=|(src|href|action)="(?!\/(?!\/))/);
    expect(body).toMatch(/<html lang="en"/);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toMatch(/<title>[A-Z].* · PipPal<\/title>/);
    expect((await world.browser().get(path)).body).not.toContain(nonce);
  });

  it('names its fields as the decisions say, for password managers too [APP-08]', async () => {
    const inputs = (body: string) =>
      [...body.matchAll(/<input[^>]*>/g)]
        .map(([tag]) => [/name="(\w+)"/.exec(tag)?.[1], /autocomplete="([\w-]+)"/.exec(tag)?.[1]])
        .filter(([, autocomplete]) => autocomplete !== undefined);
    const signIn = (await world.browser().get('/api/login')).body;
    expect(inputs(signIn)).toEqual([
      ['email', 'username'],
      ['password', 'current-password'],
    ]);
    expect(signIn).toMatch(/<form method="post" action="\/api\/login">/);
    expect(signIn).toMatch(/<button class="button" type="submit">\s*Sign in\s*<\/button>/);
    expect(signIn).toMatch(
      /<a class="button quiet" href="\/api\/login\?mode=create">\s*Create account\s*<\/a/,
    );
    expect(signIn).toMatch(/<a\s+href="\/api\/forgot"\s*>\s*Forgot password\?\s*<\/a/);
    const signUp = (await world.browser().get('/api/login?mode=create')).body;
    expect(inputs(signUp)).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'username'],
      ['password', 'new-password'],
    ]);
    expect(signUp).toMatch(/<form method="post" action="\/api\/signup">/);
    expect(signUp).toMatch(/<button class="button" type="submit">\s*Create account\s*<\/button>/);
    for (const [, id] of signUp.matchAll(/<input\s+id="(\w+)"/g))
      expect(signUp).toContain(`<label for="${id}">`);
  });

  it('keeps where the parent was going, on the way to the other form too', async () => {
    const { body } = await world.browser().get('/api/login?returnTo=%2Fchat%2F7%3Fa%3D1%26b%3D%22');
    expect(body).toContain('name="returnTo" value="/chat/7?a=1&amp;b=%22"');
    expect(body).toContain('href="/api/login?mode=create&amp;returnTo=%2Fchat%2F7%3Fa%3D1%26b%3D%2522"');
  });
});
