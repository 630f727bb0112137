import { expect, test } from 'vitest';
import { change, emptyDraft, joining, settle } from './draft.ts';
import type { Action, Draft } from './draft.ts';
import { clearDraft, draftKey, loadDraft, saveDraft } from './draft-store.ts';
import { newForm } from '../family/member-form.ts';
import type { Member } from '../family/member-form.ts';

const ANA = '0190d0a0-0000-7000-8000-00000000000a';
const BEN = '0190d0a0-0000-7000-8000-00000000000b';
const person = (id: string, name: string): Member => {
  return { id, name, relationship: 'child', age: 6, dietaryRestrictions: ['Peanut allergy'], notes: '' };
};
const MIA = person('0190d0a0-0000-7000-8000-000000000001', 'Mia');
const LEO = person('0190d0a0-0000-7000-8000-000000000002', 'Leo');
const after = (...actions: Action[]) => actions.reduce(change, emptyDraft(null));

/** A browser's storage; `broken` is one that is full or forbidden. */
class Shelf implements Storage {
  [name: string]: unknown;
  #items = new Map<string, string>();
  #broken: boolean;
  constructor(broken = false) {
    this.#broken = broken;
  }
  #use() {
    if (this.#broken) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    return this.#items;
  }
  get length() {
    return this.#use().size;
  }
  key(index: number) {
    return [...this.#use().keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#use().get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#use().set(key, value);
  }
  removeItem(key: string) {
    this.#use().delete(key);
  }
  clear() {
    this.#use().clear();
  }
}

test('members are added, changed in place, removed and brought back where they were [ONB-04]', () => {
  const two = after({ type: 'saveMember', member: MIA }, { type: 'saveMember', member: LEO });
  expect(two.familyMembers).toEqual([MIA, LEO]);
  const older = { ...MIA, age: 7 };
  expect(change(two, { type: 'saveMember', member: older }).familyMembers).toEqual([older, LEO]);
  const one = change(two, { type: 'removeMember', id: MIA.id });
  expect(one.familyMembers).toEqual([LEO]);
  const restored = change(one, { type: 'restoreMember', member: MIA, at: 0 });
  expect(restored.familyMembers).toEqual([MIA, LEO]);
  expect(change(restored, { type: 'restoreMember', member: MIA, at: 0 }).familyMembers).toEqual([MIA, LEO]);
});

test('the sub-form opens, takes what is typed, and closes when a person is added or the parent cancels [ONB-04]', () => {
  const typed = after(
    { type: 'openForm', form: newForm(MIA.id) },
    { type: 'changeForm', change: { name: 'Mi' } },
  );
  expect(typed.form?.name).toBe('Mi');
  expect(change(typed, { type: 'closeForm' }).form).toBeNull();
  expect(change(typed, { type: 'saveMember', member: MIA }).form).toBeNull();
});

test('meals and health are chosen at the start; areas and integrations are switched on and off [ONB-06] [ONB-08] [D43]', () => {
  expect(emptyDraft(null).assistanceAreas).toEqual(['mealPlanning', 'medical']);
  const on = after(
    { type: 'toggleArea', area: 'medical' },
    { type: 'toggleArea', area: 'mealPlanning' },
    { type: 'toggleArea', area: 'parentingTips' },
    { type: 'toggleArea', area: 'mealPlanning' },
    { type: 'toggleIntegration', integration: 'gmail' },
  );
  expect(on.assistanceAreas).toEqual(['parentingTips', 'mealPlanning']);
  expect(on.integrations).toEqual(['gmail']);
  expect(change(on, { type: 'toggleIntegration', integration: 'gmail' }).integrations).toEqual([]);
});

test('a parent walks forward and back through the school step only when school was chosen [ONB-06]', () => {
  const walk = (draft: Draft, ...types: ('continue' | 'back')[]) =>
    types.map((type) => (draft = change(draft, { type })).step);
  expect(walk(emptyDraft('America/Denver'), 'continue', 'continue', 'continue', 'back')).toEqual([
    2, 3, 5, 3,
  ]);
  const school = after({ type: 'toggleArea', area: 'schoolSchedules' });
  expect(walk(school, 'continue', 'continue', 'continue', 'continue', 'back', 'back')).toEqual([
    2, 3, 4, 5, 4, 3,
  ]);
});

test('everything typed, the half-filled form and the step included, is there again after a reload', () => {
  const shelf = new Shelf();
  const draft = after(
    { type: 'chooseZone', zone: 'Europe/Berlin' },
    { type: 'continue' },
    { type: 'saveMember', member: MIA },
    { type: 'openForm', form: newForm(LEO.id) },
    { type: 'changeForm', change: { name: 'Leo', age: '3', typing: 'ses', dietaryRestrictions: ['Vegan'] } },
    { type: 'toggleArea', area: 'schoolSchedules' },
    { type: 'chooseSchool', schoolType: 'hybrid' },
    { type: 'toggleIntegration', integration: 'google-calendar' },
    { type: 'posting' },
  );
  saveDraft(shelf, ANA, draft);
  expect(loadDraft(shelf, ANA, null)).toEqual(draft);
  expect(draft.step).toBe(2);
  clearDraft(shelf, ANA);
  expect(loadDraft(shelf, ANA, null)).toEqual(emptyDraft(null));
});

test('another parent on the same device never sees the draft, and it is removed', () => {
  const shelf = new Shelf();
  saveDraft(shelf, ANA, after({ type: 'saveMember', member: MIA }));
  shelf.setItem('something-else', 'stays');
  expect(loadDraft(shelf, BEN, null)).toEqual(emptyDraft(null));
  expect(shelf.getItem(draftKey(ANA))).toBeNull();
  expect(shelf.getItem('something-else')).toBe('stays');
});

test.each(['{', 'null', '{"step":9}', '[]', JSON.stringify({ ...emptyDraft(null), familyMembers: [{}] })])(
  'a broken draft (%s) is dropped and the wizard starts fresh',
  (text) => {
    const shelf = new Shelf();
    shelf.setItem(draftKey(ANA), text);
    expect(loadDraft(shelf, ANA, null)).toEqual(emptyDraft(null));
    expect(shelf.length).toBe(0);
  },
);

test('a draft of the other spelling of the school area means the same [ONB-06]', () => {
  const shelf = new Shelf();
  const stored = { ...emptyDraft('America/Chicago'), step: 4, assistanceAreas: ['school-schedules'] };
  shelf.setItem(draftKey(ANA), JSON.stringify(stored));
  expect(loadDraft(shelf, ANA, null)).toMatchObject({ step: 4, assistanceAreas: ['schoolSchedules'] });
});

test('a draft never opens in a step that its contents do not allow', () => {
  expect(settle({ ...emptyDraft(null), step: 3 }).step).toBe(1);
  expect(settle({ ...emptyDraft('America/Chicago'), step: 4 }).step).toBe(3);
  expect(settle({ ...emptyDraft('America/Chicago'), step: 5 }).step).toBe(5);
});

test('the wizard works without storage, or with a full one', () => {
  for (const storage of [null, new Shelf(true)]) {
    expect(loadDraft(storage, ANA, 'America/Chicago')).toEqual(emptyDraft('America/Chicago'));
    saveDraft(storage, ANA, emptyDraft(null));
    clearDraft(storage, ANA);
  }
});

test('what was typed before joining a household is not taken along', () => {
  const begun = { ...emptyDraft('America/Denver'), step: 2 as const, schoolType: 'public' as const };
  const typed = { ...begun, familyMembers: [MIA], posted: [MIA.id] };
  expect(joining(typed, 'Europe/Berlin')).toEqual({ ...emptyDraft('Europe/Berlin'), step: 3 });
  expect(joining({ ...typed, step: 5 }, 'Europe/Berlin').step).toBe(5);
});
