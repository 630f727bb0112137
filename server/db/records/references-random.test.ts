// Two parents add, change, remove and undo at random, also concurrently: nothing fails, every reference leads to an
// existing record, and undoing an undo restores the state before.
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Visitor } from '../../testing/app.ts';
import { suiteApp } from '../../testing/suite-app.ts';
import { onEachDatabase } from '../testing/databases.ts';

const SEED = 12;
const STEPS = 100;
/** Number of changes from which one is chosen for undo. */
const NEWEST = 15;

const URLS = {
  member: '/api/family-members',
  contact: '/api/medical-contacts',
  medication: '/api/medications',
  appointment: '/api/medical-appointments',
  record: '/api/medical-records',
  school: '/api/schools',
} as const;
type Kind = keyof typeof URLS;
const KINDS = Object.keys(URLS) as Kind[];
const LEAST: Record<Kind, object> = {
  member: { name: 'Mia', relationship: 'child' },
  contact: { name: 'Dr. Lin' },
  medication: { name: 'Cetirizine' },
  appointment: { title: 'Dentist', appointmentDate: '2026-11-24T15:30' },
  record: { title: 'MMR' },
  school: { schoolName: 'Lincoln' },
};
const CHANGE: Record<Kind, object> = {
  member: { age: 7, allergies: ['peanut'] },
  contact: { phoneNumber: '555 0100' },
  medication: { dosage: '5 ml', isActive: false },
  appointment: { appointmentDate: '2026-03-08T02:30', notes: 'Bring the card' },
  record: { isImportant: true, date: '2026-10-01' },
  school: { schoolHours: { start: '09:00', end: '13:00' } },
};
/** Few enough to be used again once their record is gone, and shared by all kinds. */
const IDS = [0, 1, 2, 3].map((n) => `019ab000-0000-7000-8000-00000000000${n}`);

interface Stored {
  id: string;
  userId?: string | null;
  familyMemberId?: string | null;
  contactId?: string | null;
  children?: string[];
}
type Everything = Record<Kind, Stored[]>;

/** Random actions; repeated names are more frequent. */
const DEEDS = 'create create create change remove remove undo undo twice race'.split(' ');
const step = fc.record({
  what: fc.constantFrom(...DEEDS),
  who: fc.nat(1),
  kind: fc.constantFrom(...KINDS),
  id: fc.option(fc.constantFrom(...IDS), { nil: undefined }),
  pick: fc.noBias(fc.nat(1000)),
  other: fc.noBias(fc.nat(1000)),
  refers: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pickOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];

onEachDatabase('two parents who change everything at random', ({ open }) => {
  const app = suiteApp(open);
  let parents: [Visitor, Visitor];
  let userIds: string[];

  beforeAll(async () => {
    const [ana, ben] = [await app.parent('Ana'), await app.parent('Ben')];
    const { path } = (await ana.post<{ path: string }>('/api/household/invitations')).json;
    await ben.post(path, undefined, {
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
    });
    parents = [ana, ben];
    const ids = parents.map(async (parent) => (await parent.get<{ id: string }>('/api/auth/user')).json.id);
    userIds = await Promise.all(ids);
    expect((await ben.get<{ members: [] }>('/api/household')).json.members).toHaveLength(2);
  });

  const everything = async (): Promise<Everything> => {
    const lists = KINDS.map(async (kind) => [kind, (await parents[0].get<Stored[]>(URLS[kind])).json]);
    return Object.fromEntries(await Promise.all(lists)) as Everything;
  };
  /** The state as a parent sees it, without the counts that every change increases. */
  const seen = (all: Everything) => JSON.stringify(all).replaceAll(/"(version|updatedAt)":[^,}]+,?/g, '');

  const expectWhole = (all: Everything) => {
    const [members, contacts] = [all.member, all.contact].map((list) => new Set(list.map(({ id }) => id)));
    for (const record of KINDS.flatMap((kind) => all[kind])) {
      if (record.familyMemberId) expect(members).toContain(record.familyMemberId);
      if (record.contactId) expect(contacts).toContain(record.contactId);
      for (const child of record.children ?? []) expect(members).toContain(child);
      if (record.userId) expect(userIds).toContain(record.userId);
    }
  };

  function fieldsFor({ kind, pick, other, refers }: Step, { member, contact }: Everything): object {
    if (kind === 'contact') return {};
    if (kind === 'member') return { userId: refers ? pickOf(userIds, pick) : null };
    if (kind === 'school') {
      const chosen = [pickOf(member, pick)?.id, pickOf(member, other)?.id].filter((one) => one !== undefined);
      return { children: refers ? [...new Set(chosen)] : [] };
    }
    const familyMemberId = refers ? (pickOf(member, pick)?.id ?? null) : null;
    return {
      familyMemberId,
      ...(kind === 'appointment' && { contactId: pickOf(contact, other)?.id ?? null }),
    };
  }

  const changesOf = async (who: number) =>
    (await parents[who]!.get<ChangeSet[]>(`/api/changes?limit=${NEWEST}`)).json;
  const undo = (who: number, { id }: ChangeSet) => parents[who]!.post<ChangeSet>(`/api/changes/${id}/undo`);

  /** One request; only statuses of a correct request are accepted. */
  async function act(next: Step, all: Everything): Promise<void> {
    const { what, who, kind, id, pick } = next;
    const parent = parents[who]!;
    const target = `${URLS[kind]}/${pickOf(all[kind], pick)?.id ?? IDS[0]}`;
    const fields = fieldsFor(next, all);
    if (what === 'create') {
      const answer = await parent.post(URLS[kind], { ...LEAST[kind], ...fields, ...(id && { id }) });
      expect([201, 400], answer.text).toContain(answer.status);
    } else if (what === 'change') {
      const answer = await parent.put(target, { ...(pick % 2 && CHANGE[kind]), ...fields });
      expect([200, 400, 404], answer.text).toContain(answer.status);
    } else if (what === 'remove') {
      const answer = await parent.delete(target);
      expect([204, 404], answer.text).toContain(answer.status);
    } else {
      const change = pickOf(await changesOf(who), pick);
      const answer = change && (await undo(who, change));
      if (answer) expect([200, 409], answer.text).toContain(answer.status);
    }
  }

  /** Undoes a change that the list marks as undoable, and undoes the undo: the state must be the same as before. */
  async function thereAndBack({ who, pick }: Step, before: Everything): Promise<void> {
    const change = pickOf(await changesOf(who), pick);
    if (change === undefined) return;
    const there = await undo(who, change);
    expect(there.status, there.text).toBe(change.canUndo ? 200 : 409);
    if (there.status !== 200) return;
    expectWhole(await everything());
    const back = await undo(1 - who, there.json);
    expect(back.status, back.text).toBe(200);
    expect(seen(await everything())).toBe(seen(before));
  }

  it('leave no reference to anybody who is gone, whatever they take back [API-07]', async () => {
    const told: string[] = [];
    try {
      for (const next of fc.sample(step, { seed: SEED, numRuns: STEPS })) {
        told.push(JSON.stringify(next));
        const all = await everything();
        expectWhole(all);
        if (next.what === 'twice') await thereAndBack(next, all);
        else if (next.what !== 'race') await act(next, all);
        else {
          const races = ['create', 'change', 'remove', 'undo'].map((what, place) =>
            act({ ...next, what, who: place % 2, kind: pickOf(KINDS, next.other + place)! }, all),
          );
          await Promise.all(races);
        }
      }
    } catch (error) {
      throw new Error(`Step ${told.length} of ${SEED}: ${told.at(-1)}`, { cause: error });
    }
    expectWhole(await everything());
    expect(app.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  }, 120_000);
});
