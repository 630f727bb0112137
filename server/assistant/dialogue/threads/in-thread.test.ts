// Follow-ups that name little belong to the topic of the turn before: lists, the pantry, meals, visits and medicines.
import { describe, expect, test } from 'vitest';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';

const plan = (...turns: readonly string[]) => lastPlan(turns, { family });
const cards = (...turns: readonly string[]) => lastCards(turns, { family });

describe('lists and the pantry', () => {
  test('things nobody knows go on the list that was read out', () => {
    const [card] = cards('mouse traps still on the hardware list?', 'add bait blocks and furring strips too');
    expect(card).toMatchObject({ tool: 'addShoppingItems', input: { id: 'hardware' } });
    expect(JSON.stringify(card?.input)).toMatch(/Bait blocks.*Furring strips/);
  });

  test('so much of a thing that was just put there', () => {
    const [card, ...others] = cards('is steel wool on the hardware list?', '2 packs of the steel wool');
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'updateShoppingItem', input: { id: 'hardware', qty: '2 packs' } });
  });

  test('how many things are there is the whole list', () => {
    expect(plan('add tape to the school stuff list', 'how many things on there now').text).toMatch(
      /2 things are left to buy on \*\*School stuff\*\*/,
    );
  });

  test('put back what was taken off', () => {
    const turns = ['take the poster board off the school list', 'ugh put it back ivo spilled juice on it'];
    expect(thread(turns, { family }).at(-1)?.state.intent).toBe('undo');
  });

  test('another kind of a thing, so much of it, and off the list', () => {
    const asked = ['do i have enough flour', 'what about the gf kind'];
    expect(plan(...asked).text).toMatch(/[Gg]luten free flour \(1 bag\) is on \*\*Groceries\*\*/);
    const bought = [...asked, 'i bought 2 bags of that today'];
    expect(cards(...bought)).toMatchObject([
      { tool: 'createPantryItem', input: { name: 'Gluten free flour', quantity: '2 bags' } },
    ]);
    expect(cards(...bought, 'ok take it off groceries then')).toMatchObject([
      { tool: 'deleteShoppingItem', input: { id: 'groceries', itemId: 'groceries-2' } },
    ]);
  });
});

describe('meals', () => {
  const changed = ['whats for supper sat', 'change it to breakfast for supper'];
  const moved = [...changed, 'actually do that on sunday and leave pizza'];

  test('breakfast for supper is a dish of the dinner', () => {
    const [card] = cards(...changed);
    expect(JSON.stringify(card?.input)).toMatch(
      /"saturday":\{"breakfast":"Gluten free pancakes","dinner":"Breakfast for supper"/,
    );
  });

  test('that on another day, and the other stays', () => {
    const [card] = cards(...moved);
    expect(JSON.stringify(card?.input)).toMatch(/"sunday":\{"dinner":"Breakfast for supper"/);
    expect(JSON.stringify(card?.input)).toContain('Pizza night');
  });

  test('the Sunday that was spoken of, and its dinner is cleared', () => {
    expect(plan(...moved, 'whats sunday now').text).toContain('November 29');
    expect(
      thread([...moved, 'whats sunday now', 'ok clear it again ill ask the kids'], { family }).at(-1)?.state,
    ).toMatchObject({
      intent: 'menu_clear',
      slots: { days: [{ date: '2026-11-29' }] },
    });
  });
});

describe('visits and days', () => {
  test('one of two like visits is canceled', () => {
    expect(cards("when is nell's speech", 'cancel tmrws, not the other one')).toEqual([
      { tool: 'deleteMedicalAppointment', input: { id: 'a2' } },
    ]);
  });

  test('a note of the visit that was just added', () => {
    const [card] = lastCards(
      ['add vet for the cat friday dec 11 2pm', 'put in the notes he needs his rabies papers'],
      {
        family,
        approves: true,
      },
    );
    expect(card).toMatchObject({ tool: 'updateMedicalAppointment', input: { id: 'added' } });
    expect(JSON.stringify(card?.input)).toMatch(/rabies papers/);
  });

  test('that day is the day a visit was moved to, for everybody', () => {
    const turns = [
      'parent teacher conf for nell thurs dec 3 at 4',
      'move it to friday the 4th',
      'and one for ivo right after, 4:20',
      'what else do i have that day',
    ];
    expect(lastPlan(turns, { family, approves: true }).text).toMatch(/December 4.*Weight check/s);
  });

  test('behind a story the part after anyway counts, and the morning after it', () => {
    const asked = [
      'nell screamed the whole way home and walt is on nights. anyway what do i still have tonight',
    ];
    expect(thread(asked, { family })[0]?.state.intent).toBe('day_ask');
    expect(plan(...asked, 'and first thing in the morning?').text).toMatch(/INR check/);
  });

  test('a visit that an office moves is moved', () => {
    const [card, ...others] = cards(
      'Hi Pip, so I just got off the phone with the office and they are moving everybody around because of a meeting or something, anyway Nells weight check isnt the 4th anymore its monday the 7th at 9:20 in the morning. Thank you!',
    );
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'updateMedicalAppointment', input: { id: 'a6' } });
    expect(String(card?.input['appointmentDate'])).toMatch(/^2026-12-07T09:20/);
  });

  test('visits of one kind on one day are compared', () => {
    expect(plan('do the kids dentist appts overlap').text).toMatch(
      /^No, nothing overlaps.*December 3.*Nell.*Ivo/,
    );
  });

  test('all visits of a month, whoever cannot keep up', () => {
    expect(plan('how many appointments do we have in december lol i cant keep up').text).toMatch(/\b4\b/);
  });

  test('two events in one sentence keep their own title and day', () => {
    expect(
      cards('put walts truck inspection dec 1 8am and junes sleepover at maddies this fri 6pm').map(
        ({ input }) => input,
      ),
    ).toMatchObject([
      { title: 'Truck inspection', appointmentDate: '2026-12-01T08:00', familyMemberId: 'walt' },
      {
        title: expect.stringMatching(/^Sleepover/),
        appointmentDate: '2026-11-27T18:00',
        familyMemberId: 'june',
      },
    ]);
  });

  test('an event on two days of the week has a card for each', () => {
    const made = plan('ivo has basketball practice tues and thurs 5:30 to 6:30 starting dec 1');
    expect((made.cards ?? []).map(({ input }) => input['appointmentDate'])).toEqual([
      '2026-12-01T17:30',
      '2026-12-03T17:30',
    ]);
    expect(made.text).toContain('I keep single appointments');
  });
});

describe('medicines', () => {
  test.each([
    'dr landry upped my lisinopril to 20',
    'they raised my lisinopril to 20',
    'my lisinopril went up to 20',
  ])('“%s” is the dose, and no hour', (said) => {
    expect(cards(said)).toEqual([{ tool: 'updateMedication', input: { id: 'm3', dosage: '20 mg' } }]);
    expect(plan(said).text).not.toContain('left out');
  });

  test('the other one of the same person, and another day for it', () => {
    const asked = [
      'until when does nell take the amoxicillin',
      "and walt's warfarin",
      'what about his other one, when does he take it',
    ];
    expect(plan(...asked).text).toMatch(/Alendronate/);
    expect(cards(...asked, 'change that to saturday mornings')).toEqual([
      {
        tool: 'updateMedication',
        input: { id: 'm2', instructions: 'Saturday morning on an empty stomach, sit up 30 minutes.' },
      },
    ]);
  });

  test('on anything right now is asked of medicines', () => {
    const { text } = plan('which of the kids is on anything right now');
    expect(text).toMatch(/Amoxicillin/);
    expect(text).toMatch(/Fluticasone/);
    expect(text).not.toMatch(/Prednisolone|Warfarin/);
  });

  test('another amount of the new medicine of the card', () => {
    expect(cards('what does ivo take', 'add zyrtec for him too 5 ml at bedtime', 'make it 10')).toMatchObject(
      [{ tool: 'createMedication', input: { name: 'Zyrtec', dosage: '10 ml', familyMemberId: 'ivo' } }],
    );
  });

  test('a course that begins again has its own days', () => {
    const [card] = cards(
      'so ivo had a bad asthma nite and the er gave him prednisolone again, 5 ml once a day for 5 days starting today, hes ok now hes asleep',
    );
    expect(card).toMatchObject({ input: { startDate: '2026-11-22', endDate: '2026-11-26' } });
  });
});

describe('allergies', () => {
  const told = (...turns: readonly string[]) => lastCards(turns).map(({ input }) => input);
  test.each([
    ['put nickel on Theos too', { id: 'theo', allergies: ['nickel'] }],
    ["and write bee stings on Mia's as well", { id: 'mia', allergies: ['bee stings'] }],
    ["add soy to Lucas's too", { id: 'lucas', allergies: ['soy'] }],
    ['please put penicillin on hers too', { id: 'mia', allergies: ['penicillin'] }],
  ])('“%s” is one more allergy of that person', (said, input) => {
    expect(told('what is Mia allergic to', said)).toEqual([input]);
  });

  test('a thing for a list goes there', () => {
    expect(lastCards(['what is Mia allergic to', 'put milk on the grocery list too'])).toMatchObject([
      { tool: 'createShoppingList' },
    ]);
  });
});
