// References of medical records: only to records of the same household, and cleared when those are removed. Undo
// restores both (D30).
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Reference } from '#contract/schemas/references.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';
import { APPOINTMENTS, CONTACTS, MEDICATIONS, RECORDS } from './testing/medical.ts';

interface Referring {
  id: string;
  version: number;
  familyMemberId: string | null;
  contactId?: string | null;
}

const MEMBERS = '/api/family-members';
const AT = '2026-11-24T15:30';
/** The kinds that may concern a family member, with what each needs. */
const OF_MEMBER: [url: string, fields: object][] = [
  [MEDICATIONS, { name: 'Cetirizine' }],
  [APPOINTMENTS, { title: 'Dentist', appointmentDate: AT }],
  [RECORDS, { title: 'MMR' }],
];

onEachDatabase('who and what a medical record refers to', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;
  let stranger: Visitor;

  beforeAll(async () => {
    stranger = await app.parent('Sven');
  });
  beforeEach(async () => {
    ana = await app.parent('Ana');
  });

  async function post<T>(url: string, fields: object, who = ana): Promise<T> {
    const answer = await who.post<T>(url, fields);
    expect(answer.status, answer.text).toBe(201);
    return answer.json;
  }
  const listOf = async (url: string) => (await ana.get<Referring[]>(url)).json;
  const newMember = (name = 'Mia', who = ana) =>
    post<FamilyMember>(MEMBERS, { name, relationship: 'child' }, who);
  const newContact = (who = ana) => post<MedicalContact>(CONTACTS, { name: 'Dr. Lin' }, who);
  const lastChange = async () => (await ana.get<ChangeSet[]>('/api/changes?limit=1')).json[0]!;
  const undo = ({ id }: ChangeSet) => ana.post<ChangeSet>(`/api/changes/${id}/undo`);

  it('nobody, said as null, as nothing or as not-specified, is stored as null [MED-08]', async () => {
    const { id: familyMemberId } = await newMember();
    const { id: contactId } = await newContact();
    for (const none of [null, '', 'not-specified']) {
      for (const [url, fields] of OF_MEMBER) {
        const chosen = { familyMemberId, ...(url === APPOINTMENTS ? { contactId } : {}) };
        const nobody = { familyMemberId: none, ...(url === APPOINTMENTS ? { contactId: none } : {}) };
        const cleared = Object.fromEntries(Object.keys(nobody).map((field) => [field, null]));
        expect(await post(url, { ...fields, ...nobody })).toMatchObject(cleared);
        const { id } = await post<Referring>(url, { ...fields, ...chosen });
        expect((await ana.put(`${url}/${id}`, { version: 1 })).json).toMatchObject(chosen);
        expect((await ana.put(`${url}/${id}`, nobody)).json).toMatchObject(cleared);
      }
    }
  });

  it("another household's family member or contact is refused exactly as an unknown one [API-07]", async () => {
    const member = await newMember('Nils', stranger);
    const contact = await newContact(stranger);
    const tries: [url: string, fields: object, field: string, noun: string, theirs: string][] = [
      ...OF_MEMBER.map(
        ([url, fields]) =>
          [url, fields, 'familyMemberId', 'family member', member.id] as [
            string,
            object,
            string,
            string,
            string,
          ],
      ),
      [APPOINTMENTS, { title: 'Dentist', appointmentDate: AT }, 'contactId', 'medical contact', contact.id],
    ];
    for (const [url, fields, field, noun, theirs] of tries) {
      const { id } = await post<Referring>(url, fields);
      for (const foreign of [theirs, newId()]) {
        for (const { status, text } of [
          await ana.post(url, { ...fields, [field]: foreign }),
          await ana.put(`${url}/${id}`, { [field]: foreign }),
        ])
          expect({ status, text }).toEqual({
            status: 400,
            text: `This ${noun} is no longer there. Please choose another one.`,
          });
      }
      expect(await listOf(url)).toMatchObject([{ version: 1, [field]: null }]);
      await ana.delete(`${url}/${id}`);
    }
    // Nor does one kind of record pass for another.
    const own = await newContact();
    expect((await ana.post(RECORDS, { title: 'MMR', familyMemberId: own.id })).status).toBe(400);
  });

  it('a list can be asked for what concerns one family member [API-07]', async () => {
    const [mia, leo] = [await newMember('Mia'), await newMember('Leo')];
    for (const [url, fields] of OF_MEMBER) {
      const mias = await post<Referring>(url, { ...fields, familyMemberId: mia.id });
      await post(url, { ...fields, familyMemberId: leo.id });
      await post(url, fields);
      expect(await listOf(`${url}?familyMemberId=${mia.id}`)).toEqual([mias]);
      expect(await listOf(`${url}?familyMemberId=${newId()}`)).toEqual([]);
      expect((await stranger.get(`${url}?familyMemberId=${mia.id}`)).json).toEqual([]);
    }
  });

  it('removing a family member keeps what concerned them, without them, in one change; undo restores all [API-07]', async () => {
    const mia = await newMember();
    for (const [url, fields] of OF_MEMBER) await post(url, { ...fields, familyMemberId: mia.id });
    const told = await ana.get<Reference[]>(`/api/references?record=family_member&id=${mia.id}`);
    expect(told.json.map(({ noun, label }) => `${noun} ${label}`).toSorted()).toEqual([
      'appointment Dentist',
      'medical record MMR',
      'medication Cetirizine',
    ]);
    expect((await ana.delete(`${MEMBERS}/${mia.id}`)).status).toBe(204);
    for (const [url] of OF_MEMBER)
      expect(await listOf(url)).toMatchObject([{ familyMemberId: null, version: 2 }]);
    const deletion = await lastChange();
    expect(deletion.operation).toBe('deleteFamilyMember');
    expect(deletion.changes.map(({ record, action }) => `${record} ${action}`).toSorted()).toEqual([
      'family_member deleted',
      'medical_appointment updated',
      'medical_record updated',
      'medication updated',
    ]);
    expect((await undo(deletion)).status).toBe(200);
    expect((await ana.get(MEMBERS)).json).toMatchObject([{ id: mia.id, name: 'Mia' }]);
    for (const [url] of OF_MEMBER) expect(await listOf(url)).toMatchObject([{ familyMemberId: mia.id }]);
    // And the way back from the way back.
    expect((await undo(await lastChange())).status).toBe(200);
    expect((await ana.get(MEMBERS)).json).toEqual([]);
    for (const [url] of OF_MEMBER) expect(await listOf(url)).toMatchObject([{ familyMemberId: null }]);
  });

  it('removing a contact keeps its appointments, without it; undo restores both [API-07]', async () => {
    const mia = await newMember();
    const lin = await newContact();
    const both = { familyMemberId: mia.id, contactId: lin.id };
    await post(APPOINTMENTS, { title: 'Dentist', appointmentDate: AT, ...both });
    expect((await ana.delete(`${CONTACTS}/${lin.id}`)).status).toBe(204);
    expect(await listOf(APPOINTMENTS)).toMatchObject([{ ...both, contactId: null }]);
    expect((await undo(await lastChange())).status).toBe(200);
    expect(await listOf(APPOINTMENTS)).toMatchObject([both]);
    expect((await ana.get(CONTACTS)).json).toMatchObject([{ id: lin.id, name: 'Dr. Lin' }]);
  });

  it('a removed appointment comes back without those who have gone meanwhile [API-07]', async () => {
    const mia = await newMember();
    const lin = await newContact();
    const { id } = await post<Referring>(APPOINTMENTS, {
      title: 'Dentist',
      appointmentDate: AT,
      familyMemberId: mia.id,
      contactId: lin.id,
    });
    await ana.delete(`${APPOINTMENTS}/${id}`);
    const deletion = await lastChange();
    await ana.delete(`${MEMBERS}/${mia.id}`);
    expect((await undo(deletion)).status).toBe(200);
    expect(await listOf(APPOINTMENTS)).toMatchObject([{ id, familyMemberId: null, contactId: lin.id }]);
  });

  it('an earlier choice of somebody who has gone is not brought back by undo [API-07]', async () => {
    const [mia, leo] = [await newMember('Mia'), await newMember('Leo')];
    const { id } = await post<Referring>(RECORDS, { title: 'MMR', familyMemberId: mia.id });
    await ana.put(`${RECORDS}/${id}`, { familyMemberId: leo.id });
    const change = await lastChange();
    await ana.delete(`${MEMBERS}/${mia.id}`);
    expect((await undo(change)).status).toBe(200);
    expect(await listOf(RECORDS)).toMatchObject([{ id, familyMemberId: null }]);
  });

  it('taking back that a family member was added keeps what refers to them since, without them [API-07]', async () => {
    const mia = await newMember();
    const adding = await lastChange();
    for (const [url, fields] of OF_MEMBER) await post(url, { ...fields, familyMemberId: mia.id });
    expect((await undo(adding)).status).toBe(200);
    expect((await ana.get(MEMBERS)).json).toEqual([]);
    for (const [url] of OF_MEMBER) expect(await listOf(url)).toMatchObject([{ familyMemberId: null }]);
    expect((await undo(await lastChange())).status).toBe(200);
    for (const [url] of OF_MEMBER) expect(await listOf(url)).toMatchObject([{ familyMemberId: mia.id }]);
  });

  it('removing somebody is not undone over what was changed since, as a whole [API-07]', async () => {
    const mia = await newMember();
    const { id } = await post<Referring>(APPOINTMENTS, {
      title: 'Dentist',
      appointmentDate: AT,
      familyMemberId: mia.id,
    });
    await ana.delete(`${MEMBERS}/${mia.id}`);
    const deletion = await lastChange();
    await ana.put(`${APPOINTMENTS}/${id}`, { title: 'Orthodontist' });
    const answer = await undo(deletion);
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.text).toMatch(/changed since/);
    expect((await ana.get(MEMBERS)).json).toEqual([]);
    expect(await listOf(APPOINTMENTS)).toMatchObject([{ title: 'Orthodontist', familyMemberId: null }]);
  });
});
