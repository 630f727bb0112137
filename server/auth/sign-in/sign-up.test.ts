// Creating an account through the form.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { testApp } from '../../testing/app.ts';
import { authApp, PASSWORD, type AuthApp } from '../testing/auth-app.ts';

it('the app as it is started hashes passwords at full cost', async () => {
  const world = await testApp({ passwords: undefined });
  await world.parent();
  const { passwordHash } = await world.database.kysely
    .selectFrom('user')
    .select('password_hash as passwordHash')
    .executeTakeFirstOrThrow();
  expect(passwordHash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  await world.close();
});

onEachDatabase('creating an account', ({ open }) => {
  let world: AuthApp;
  beforeEach(async () => {
    world = await authApp(await open());
  });
  afterEach(() => world.close());

  it('signs the parent in, into a household of their own [APP-08] [DATA-01] [API-01]', async () => {
    const ana = world.browser();
    const answer = await ana.signUp(' Ana.Rivera@Example.org ');
    expect(answer.statusCode).toBe(303);
    const user = (await ana.get('/api/auth/user')).json<Record<string, unknown>>();
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      firstName: 'Ana',
      hasPassword: true,
      lastName: 'Rivera',
      email: 'Ana.Rivera@Example.org',
      onboardingCompleted: false,
      preferences: {
        assistanceAreas: [],
        schoolType: null,
        integrations: [],
        theme: 'system',
        recoveryCodes: 'new',
      },
      timeZone: null,
      householdId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      seq: 0,
    });
    const ben = world.browser();
    await ben.signUp('ben@example.org', { firstName: 'Ben' });
    const other = (await ben.get('/api/auth/user')).json<Record<string, unknown>>();
    expect(other['householdId']).not.toBe(user['householdId']);
  });

  it('keeps names as they were checked: on one line, without characters that turn the text around', async () => {
    const ana = world.browser();
    await ana.signUp('ana@example.org', {
      firstName: '\u202eA\u200fna\u0007 👩‍👧',
      lastName: 'Ri\u2066ve\u200bra\nde Souza',
    });
    const user = (await ana.get('/api/auth/user')).json<Record<string, unknown>>();
    expect(user).toMatchObject({ firstName: 'Ana 👩‍👧', lastName: 'Rivera de Souza' });
  });

  it('keeps neither the password nor the session nor the recovery codes as they are', async () => {
    const ana = world.browser();
    await ana.signUp('ana@example.org');
    const secrets = [PASSWORD, ana.cookies.get('sid')!, ...ana.cookies.get('codes')!.split(' ').slice(0, 10)];
    expect(secrets).toHaveLength(12);
    const { kysely } = world.database;
    const stored = JSON.stringify([
      await kysely.selectFrom('user').selectAll().execute(),
      await kysely.selectFrom('session').selectAll().execute(),
      await kysely.selectFrom('recovery_code').selectAll().execute(),
      await kysely.selectFrom('sign_in_attempt').selectAll().execute(),
    ]);
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
    expect(stored).toContain('$argon2id$v=19$');
  });

  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@Hotmial.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
  ])('asks once about %s', async (email, meant) => {
    const ana = world.browser();
    const asked = await ana.signUp(email);
    expect(asked.statusCode).toBe(400);
    expect(asked.body).toContain(`Did you mean ${meant}?`);
    const [, askedAbout = ''] = /name="askedAbout" value="([^"]*)"/.exec(asked.body) ?? [];
    expect((await ana.signUp(email, { askedAbout })).statusCode).toBe(303);
  });

  it.each(['ana@gmail.com', 'ana@ymail.com', 'ana@mail.com', 'ana@yahoo.ca', 'ana@gmx.com', 'ana@smith.com'])(
    'does not ask about %s',
    async (email) => expect((await world.browser().signUp(email)).statusCode).toBe(303),
  );

  it('goes where the parent was going; ten recovery codes wait and are shown until they are kept [D41]', async () => {
    const ana = world.browser();
    const created = await ana.signUp('ana@example.org', { returnTo: '/family' });
    expect([created.statusCode, created.headers.location]).toEqual([303, '/family']);
    await ana.get('/api/recovery-codes');
    const page = await ana.get('/api/recovery-codes');
    const codes = [...page.body.matchAll(/<li>([0-9A-Z-]{19})<\/li>/g)].map((match) => match[1]);
    expect(new Set(codes).size).toBe(10);
    const saved = await ana.post('/api/recovery-codes', { done: '1', returnTo: '/family' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/family']);
    expect((await ana.get('/api/recovery-codes')).body).not.toContain(codes[0]);
  });

  it('the codes of one parent are never shown to the next one on the same browser', async () => {
    const shared = world.browser();
    await shared.signUp('ana@example.org');
    const [code] = shared.cookies.get('codes')!.split(' ');
    const kept = shared.cookies.get('codes')!;
    await shared.post('/api/logout', {});
    expect(shared.cookies.has('codes')).toBe(false);
    await shared.signUp('ben@example.org', { firstName: 'Ben' });
    shared.cookies.set('codes', kept);
    expect((await shared.get('/api/recovery-codes')).body).not.toContain(code);
  });

  it('with an email that is taken says so little that nobody learns of the account', async () => {
    await world.browser().signUp('ana@example.org');
    const eve = world.browser();
    const answer = await eve.signUp('ANA@example.org ', { firstName: 'Eve', password: 'something else' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('We couldn&#39;t create this account. If you already have one');
    expect(await eve.signedInAs()).toBeNull();
    expect((await eve.signIn('ana@example.org')).statusCode).toBe(303);
    expect(await eve.signedInAs()).toBe('Ana');
  });

  it('twice at the same moment makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.browser().signUp('ana@example.org')),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
      303, 400, 400, 400,
    ]);
    const { kysely } = world.database;
    expect(await kysely.selectFrom('household').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['firstName', { firstName: '  ' }, 'First name is required.'],
    ['firstName', { firstName: 'x'.repeat(201) }, 'First name can have at most 200 characters.'],
    ['lastName', { lastName: 'x'.repeat(201) }, 'Last name can have at most 200 characters.'],
    ['email', { email: 'ana at example' }, 'Please enter your email, like ana@example.com.'],
    ['email', { email: '' }, 'Please enter your email, like ana@example.com.'],
    ['password', { password: '1234567' }, 'Please choose a password of at least 8 characters.'],
    ['password', { password: 'x'.repeat(129) }, 'Please choose a password of at most 128 characters.'],
    [
      'password',
      { password: 'anab-pippal' },
      "This password is just your name or PipPal's, so it's easy to guess.",
    ],
  ])('with a wrong %s names the field and loses nothing that was typed', async (field, change, sentence) => {
    const typed = { firstName: 'Ana <b>', lastName: 'O"Hara', email: 'ana@example.org', password: PASSWORD };
    const form = { ...typed, ...change, returnTo: '/family' };
    const answer = await world.browser().post('/api/signup', form);
    expect(answer.statusCode).toBe(400);
    const said = new RegExp(`role="alert"[^>]*>\\s*${RegExp.escape(sentence.replaceAll("'", '&#39;'))}`);
    expect(answer.body).toMatch(said);
    // It belongs to its field: between this one and the next.
    const [, behind = ''] = answer.body.split(`<label for="${field}">`);
    expect(behind.split('<label')[0]).toMatch(said);
    // The problem of a password takes the place of its hint.
    expect(answer.body.includes('class="hint"')).toBe(field !== 'password');
    const input = new RegExp(`<input[^>]*id="${field}"[^>]*>`).exec(answer.body)![0];
    expect(input).toContain('aria-invalid="true"');
    expect(input).toMatch(/aria-describedby="problem( |")/);
    if (field !== 'lastName') expect(answer.body).toContain('value="O&quot;Hara"');
    if (field !== 'firstName') expect(answer.body).toContain('value="Ana &lt;b&gt;"');
    expect(answer.body).toContain('name="returnTo" value="/family"');
    expect(answer.body).not.toContain(form.password);
  });

  it('needs no last name', async () => {
    const ana = world.browser();
    expect((await ana.signUp('ana@example.org', { lastName: '' })).statusCode).toBe(303);
    expect(await ana.signedInAs()).toBe('Ana');
  });
});
