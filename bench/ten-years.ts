// Records of a household after ten years of use, in one change set per kind.
import { menuId } from '#contract/week.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context } from '#server/context.ts';

const WEEKS = 520;
const FIRST_MONDAY = '2016-11-21';
const DISHES = ['Lentil soup', 'Tacos', 'Pasta with tomato sauce', 'Chicken, rice and peas', 'Leftovers'];
const VISITS = ['Dentist', 'Check-up', 'Eye exam', 'Flu shot', 'Physical', 'Orthodontist', 'Allergist'];
const FOODS = ['Rice', 'Oats', 'Milk', 'Eggs', 'Apples', 'Olive oil', 'Peas', 'Flour', 'Cheese', 'Coffee'];
const MEDICINES = ['Cetirizine', 'Amoxicillin', 'Albuterol', 'Vitamin D', 'Ibuprofen', 'Sertraline'];

const pick = (words: readonly string[], at: number): string => words[at % words.length] ?? '';
const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at));

const mealsOf = (week: number) => {
  const day = (at: number) => ({
    breakfast: 'Oatmeal',
    lunch: pick(DISHES, week + at + 2),
    dinner: pick(DISHES, week + at),
  });
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = many(7, day);
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday };
};

async function fillFood(context: Context): Promise<void> {
  const weeks = many(WEEKS, (week) => addDays(FIRST_MONDAY, 7 * week));
  await context.atomically('fill', async (inner) => {
    for (const [week, weekStartDate] of weeks.entries()) {
      const meals = mealsOf(week);
      await inner
        .records('weekly_menu')
        .insert({ id: menuId(weekStartDate), weekStartDate, notes: '', meals, dayNotes: {} });
    }
    await inner.records('pantry_item').insertMany(
      many(150, (at) => ({
        name: `${pick(FOODS, at)} ${Math.floor(at / FOODS.length) || ''}`.trim(),
        category: 'pantry' as const,
        quantity: '1',
        notes: '',
      })),
    );
  });
}

async function fillHealth(context: Context, people: readonly string[]): Promise<void> {
  const familyMemberId = (at: number) => people[at % people.length] ?? null;
  await context.atomically('fill', async (inner) => {
    await inner.records('medical_contact').insertMany(
      many(60, (at) => ({
        name: `Dr. ${pick(['Kim', 'Osei', 'Lund', 'Marsh', 'Brandt', 'Petrov'], at)} ${String.fromCodePoint(65 + (at % 26))}`,
        type: 'doctor' as const,
        specialty: pick(VISITS, at),
        phoneNumber: '312-555-0100',
        email: '',
        address: `${at} Lake Street`,
        notes: '',
        isEmergencyContact: false,
      })),
    );
    await inner.records('medical_appointment').insertMany(
      many(600, (at) => {
        const wallTime = `${addDays(FIRST_MONDAY, 6 * at + 30)}T15:30`;
        return {
          title: pick(VISITS, at),
          appointmentDate: `${wallTime}:00.000Z`,
          wallTime,
          timeZone: 'America/New_York',
          familyMemberId: familyMemberId(at),
          contactId: null,
          type: 'checkup' as const,
          duration: 30,
          notes: 'Bring the card',
          reminderEnabled: true,
          reminderTime: 24,
        };
      }),
    );
    await inner.records('medication').insertMany(
      many(80, (at) => ({
        name: pick(MEDICINES, at),
        dosage: '5 mg',
        frequency: 'once daily' as const,
        prescribedBy: 'Dr. Kim A',
        familyMemberId: familyMemberId(at),
        startDate: addDays(FIRST_MONDAY, 40 * at),
        endDate: null,
        instructions: 'With food',
        sideEffects: '',
        isActive: at % 8 === 0,
      })),
    );
    await inner.records('medical_record').insertMany(
      many(250, (at) => ({
        title: pick(['Flu vaccine', 'Tetanus shot', 'Blood test', 'X-ray', 'Hearing test'], at),
        category: 'test_result' as const,
        date: addDays(FIRST_MONDAY, 14 * at),
        familyMemberId: familyMemberId(at),
        provider: 'Dr. Kim A',
        description: 'All fine',
        isImportant: false,
      })),
    );
  });
}

/** Adds ten years of menus, appointments, medicines, records and contacts to a household that has these people. */
export async function fillTenYears(context: Context, people: readonly string[]): Promise<void> {
  await fillFood(context);
  await fillHealth(context, people);
}
