// Links to a sheet for a sitter: what they show and nothing else, and that they end (decision 034).
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SitterLink } from '#contract/schemas/sitter.ts';
import type { Database } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { keepTidy } from '../db/upkeep/upkeep.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';
import { PASSWORD } from '../testing/world.ts';

type Made = SitterLink & { path: string };
const HOUR = 3_600_000;
const LINKS = '/api/sitter-links';

onEachDatabase('links for sitters', ({ open }) => {
  let database: Database;
  let app: TestApp;
  let ana: Visitor;
  let miaId: string;
  let now = Date.parse('2026-11-23T23:30:00.000Z');
  const post = async (url: string, fields: object) => (await ana.post<{ id: string }>(url, fields)).json.id;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, now: () => new Date(now) });
    ana = await app.parent('Ana');
    await ana.put('/api/household', { timeZone: 'America/Chicago' });
    const child = { relationship: 'child', age: 6 };
    miaId = await post('/api/family-members', {
      ...child,
      name: 'Mia',
      allergies: ['peanuts', '<b>egg</b>'],
      // The wizard stores an allergy among the diets.
      dietaryRestrictions: ['Sesame allergy', 'Vegan', 'Needs inhaler', 'epilepsy'],
      notes: 'PrivateNoteOfMia',
    });
    const leoId = await post('/api/family-members', { ...child, name: 'Leo', allergies: ['SecretOfLeo'] });
    const medicine = {
      familyMemberId: miaId,
      dosage: '5 ml',
      frequency: 'once daily',
      sideEffects: 'SecretEffect',
    };
    await post('/api/medications', { ...medicine, name: 'Zyrtec', instructions: 'At bedtime' });
    await post('/api/medications', { ...medicine, name: 'OldSyrup', isActive: false });
    await post('/api/medications', { ...medicine, name: 'EndedDrops', endDate: '2026-11-22' });
    await post('/api/medications', { ...medicine, name: 'SyrupOfLeo', familyMemberId: leoId });
    await post('/api/medical-contacts', {
      name: 'Dr. Lee',
      type: 'doctor',
      phoneNumber: '312 555 0100',
      notes: 'SecretOfDoctor',
    });
    await post('/api/medical-contacts', {
      name: 'Dr. Adams',
      specialty: 'Pediatrician',
      phoneNumber: '312 555 0101',
    });
    await post('/api/medical-contacts', {
      name: 'PoisonOfOurs',
      type: 'emergency',
      phoneNumber: '(800) 222-1222',
      isEmergencyContact: true,
    });
    await post('/api/medical-contacts', {
      name: 'Pharmacy Elm',
      type: 'pharmacy',
      phoneNumber: '312 555 0199',
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const make = async (more: object = {}) =>
    (
      await ana.post<Made>(LINKS, {
        memberIds: [miaId],
        reach: 'Ana 312 555 0111\nBen (312) 555-0112, after 7',
        address: '12 Elm Street',
        notes: 'Bed at 7:30',
        ...more,
      })
    ).json;
  const open_ = (path: string) => app.visitor().get(path);

  it('show allergies, medicines, numbers and what the parent typed, to whoever has the link', async () => {
    const { text, status } = await open_((await make()).path);
    expect(status).toBe(200);
    for (const shown of [
      'Mia, 6',
      'Allergies: peanuts, &lt;b&gt;egg&lt;/b&gt;, Sesame allergy',
      '<strong>Diet, foods to avoid:</strong> Vegan',
      '<strong>Health:</strong> Needs inhaler, epilepsy',
      '<strong>Zyrtec</strong>: 5 ml, once daily. At bedtime',
      'Ana <a href="tel:3125550111">312 555 0111</a>\nBen <a href="tel:3125550112">(312) 555-0112</a>, after 7',
      'When in doubt, call the parents.',
      'Emergency: <a href="tel:911">911</a>',
      'Poison Help: <a href="tel:18002221222">1-800-222-1222</a>',
      'Dr. Lee: <a href="tel:3125550100">312 555 0100</a>',
      'Dr. Adams: <a href="tel:3125550101">312 555 0101</a>',
      '12 Elm Street',
      'Bed at 7:30',
      'As of Monday, November 23, 2026,',
      '5:30 PM.</span> When in doubt',
    ])
      expect(text).toContain(shown);
    // The number is already there, with the name it has in the whole country.
    expect(text).not.toContain('PoisonOfOurs');
    expect(text.indexOf('Allergies')).toBeLessThan(text.indexOf('Zyrtec'));
  });

  it('tell the dose that was given last, so that nobody gives it again', async () => {
    const timId = await post('/api/family-members', { name: 'Tim', relationship: 'child' });
    const medicine = { familyMemberId: timId, dosage: '5 ml', frequency: 'once daily' };
    const given = await post('/api/medications', {
      ...medicine,
      name: 'Claritin',
      instructions: 'With food.',
    });
    const older = await post('/api/medications', { ...medicine, name: 'Iron' });
    const give = (medicationId: string, minutesAgo: number) =>
      ana.post('/api/given-doses', { medicationId, minutesAgo, lastSeen: null, anyway: true });
    await give(given, 15);
    await give(older, 30 * 60);
    const once = await open_((await make({ memberIds: [timId] })).path);
    expect(once.text).toMatch(/With food\. Last given Monday at 5:15 PM by Ana(?!,)/);
    // A label may allow only so many in a day.
    await post('/api/doses', { medicationId: given, givenAt: '2026-11-23T02:30:00.000Z' });
    const { text } = await open_((await make({ memberIds: [timId] })).path);
    expect(text).toContain(
      '5 ml, once daily. With food. Last given Monday at 5:15 PM by Ana, 2 doses in 24 hours',
    );
    expect(text).toMatch(/<strong>Iron<\/strong>: 5 ml, once daily(?!\. Last)/);
  });

  it('name the parents without a number to call, and the poison line once', async () => {
    await post('/api/medical-contacts', {
      name: 'Poison hotline',
      isEmergencyContact: true,
      phoneNumber: '800 222 1222',
    });
    const { text } = await open_((await make({ reach: 'At the Smiths, number 12' })).path);
    expect(text).toContain('When in doubt, ask the parents.');
    expect(text.match(/222.1222/g)).toHaveLength(1);
  });

  it('show an allergy that is only among the medical records, and none that is over', async () => {
    const kimId = await post('/api/family-members', { name: 'Kim', relationship: 'child' });
    const record = { familyMemberId: kimId, description: 'SecretOfRecord' };
    await post('/api/medical-records', { ...record, title: 'Anaphylaxis to cashews', category: 'allergy' });
    await post('/api/medical-records', { ...record, title: 'SecretDiagnosis', category: 'diagnosis' });
    await post('/api/medical-records', { title: 'AllergyOfMia', category: 'allergy', familyMemberId: miaId });
    const over = { ...record, category: 'allergy', description: 'Outgrown in May' };
    await post('/api/medical-records', { ...over, title: 'Egg allergy' });
    await post('/api/medical-records', { ...record, title: 'Milk allergy (resolved)', category: 'allergy' });
    const { text } = await open_((await make({ memberIds: [kimId] })).path);
    expect(text).toContain('Allergies: Anaphylaxis to cashews');
    expect(text).not.toMatch(/No allergies|SecretOfRecord|SecretDiagnosis|AllergyOfMia|Egg|Milk/);
  });

  it('show nothing else of the household', async () => {
    const { text } = await open_((await make()).path);
    for (const hidden of [
      'Leo',
      'PrivateNoteOfMia',
      'SecretEffect',
      'OldSyrup',
      'EndedDrops',
      'SecretOfDoctor',
      'Pharmacy Elm',
      'example.org',
    ])
      expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/<script|href="\/|src=/);
  });

  it('are not kept, indexed, passed on or framed, and no script runs on them', async () => {
    for (const path of [(await make()).path, '/api/sitter/invented']) {
      const { headers } = await open_(path);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toContain("script-src 'none'");
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('have 256 random bits, of which only the hash is stored', async () => {
    const { path, id } = await make();
    const token = path.replace('/api/sitter/', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await database.kysely.selectFrom('sitter_link').selectAll().where('id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(app.log.join('\n')).not.toContain(token);
    expect(JSON.stringify((await ana.get(LINKS)).json)).not.toContain(token);
  });

  it('stay as they were made when the records change later', async () => {
    const { path } = await make();
    const added = await post('/api/medications', { name: 'NewMedicine', familyMemberId: miaId });
    expect((await open_(path)).text).not.toContain('NewMedicine');
    await ana.delete(`/api/medications/${added}`);
  });

  it('end after 24 hours, and look like one that never was', async () => {
    const { path } = await make();
    now += 24 * HOUR - 1000;
    expect((await open_(path)).status).toBe(200);
    now += 1000;
    const over = await open_(path);
    const invented = await open_('/api/sitter/invented');
    expect(over.status).toBe(404);
    const bare = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
    expect(bare(over.text)).toBe(bare(invented.text));
    expect((await ana.get<SitterLink[]>(LINKS)).json).toEqual([]);
  });

  it('are listed, and end at once when a parent ends them', async () => {
    const { path, id } = await make();
    expect((await ana.get<SitterLink[]>(LINKS)).json).toMatchObject([
      { id, children: ['Mia'], madeBy: 'Ana' },
    ]);
    expect((await ana.delete(`${LINKS}/${id}`)).status).toBe(204);
    expect((await open_(path)).status).toBe(404);
    expect((await ana.delete(`${LINKS}/${id}`)).status).toBe(404);
  });

  it('are at most ten at once, and leave no sheet behind when they ended', async () => {
    for (let made = 0; made < 10; made += 1) await make();
    expect((await ana.post(LINKS, { memberIds: [miaId] })).status).toBe(409);
    now += 24 * HOUR;
    await make();
    const rows = await database.kysely.selectFrom('sitter_link').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('need somebody of the household', async () => {
    const sven = await app.parent('Sven');
    expect((await sven.post(LINKS, { memberIds: [miaId] })).status).toBe(400);
    expect((await ana.post(LINKS, { memberIds: [] })).status).toBe(400);
    const { id } = await make();
    expect((await sven.delete(`${LINKS}/${id}`)).status).toBe(404);
  });

  it('cannot be tried out: after thirty misses an address waits, but a right link opens', async () => {
    const { path } = await make();
    now += 16 * 60_000;
    for (let tries = 0; tries < 30; tries += 1)
      expect((await open_(`/api/sitter/${tries}`)).status).toBe(404);
    expect((await open_('/api/sitter/30')).status).toBe(429);
    expect((await open_(path)).status).toBe(200);
    now += 15 * 60_000;
    expect((await open_('/api/sitter/31')).status).toBe(404);
  });

  it('end with a new password of the parent who made them', async () => {
    const { path } = await make();
    expect((await open_(path)).status).toBe(200);
    const password = { current: PASSWORD, password: 'another long enough one' };
    expect((await ana.put('/api/auth/password', password)).status).toBe(204);
    now += 15 * 60_000;
    expect((await open_(path)).status).toBe(404);
  });

  it('leave nothing behind a day later, whether another one is made or not', async () => {
    await make();
    await keepTidy(database, new Date(now + 25 * HOUR));
    expect(await database.kysely.selectFrom('sitter_link').select('id').execute()).toEqual([]);
  });
});
