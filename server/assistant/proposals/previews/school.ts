// Previews of saving the school settings, saving a homeschool schedule, and moving the lessons of a missed day.
import type { CheckedInput } from '#contract/index.ts';
import { emptyValue } from '#contract/kind-facts.ts';
import { SCHOOL_SCHEDULE_ID, schoolSchedule } from '#contract/kinds/school-schedule.ts';
import { SCHOOL_SETTINGS_ID, schoolSettings } from '#contract/kinds/school.ts';
import { schoolSchemas } from '#contract/schemas/school.ts';
import { subjectKey } from '#rules/homeschool/curricula/subjects.ts';
import { shapeInWords } from '#rules/school/shape-words.ts';
import { formatLongDate, formatShortDate } from '#rules/time/dates.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { parseInput } from '../../../invalid-input.ts';
import { datesToFree } from '../../../school/moved-lessons.ts';
import { scheduledChanges } from '../../../school/schedule.ts';
import type { Look, Preview, Target } from './preview.ts';
import { labelOf, RecordCard, targetsIn, words } from './record-card.ts';
import type { Fields } from './say-field.ts';

type Lines = Preview['lines'];

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const SETTINGS_CARD = new RecordCard(schoolSettings);
const NO_SETTINGS: Fields = Object.fromEntries(
  Object.entries(schoolSettings.fields).map(([name, field]) => [name, emptyValue(field)]),
);

/** Lessons at home on days that become days off. */
const freedLines = (dates: readonly string[]): Lines =>
  dates.length === 0
    ? []
    : [
        {
          label: 'Lessons at home',
          before: dates.map((date) => formatShortDate(date)).join(', '),
          after: 'on the following school days, in the same order; those done stay',
        },
      ];

/** 'Save the school settings'; approving saves all of them, with what the wish leaves out as it is. */
export const previewSchoolSettings: Look = async (context, input) => {
  const { ifVersion: _seen, ...wish } = parseInput(schoolSchemas.saveSchoolSettings.input, input);
  const stored = await context.records('school_settings').find(SCHOOL_SETTINGS_ID);
  const before: Fields = stored ?? NO_SETTINGS;
  const wished = given(wish);
  const after: Fields = { ...before, ...wished };
  const [old, now] = [
    await SETTINGS_CARD.referred(context, before),
    await SETTINGS_CARD.referred(context, after),
  ];
  const lines: Lines = SETTINGS_CARD.fields
    .filter(([name]) => !stored || !same(before[name], after[name]))
    .map((field) => ({
      label: labelOf(field),
      before: stored ? words(field, before, old, context) : null,
      after: words(field, after, now, context),
    }))
    .filter((line) => line.before !== null || line.after !== null);
  const freed = await datesToFree(context, wish);
  return {
    title: 'Save the school settings',
    lines: [...lines, ...freedLines(freed)],
    concerns: [],
    arguments: {
      ...Object.fromEntries(SETTINGS_CARD.fields.map(([name]) => [name, after[name]])),
      ...(stored && { ifVersion: stored.version }),
    },
    targets: [
      { table: 'school_settings', id: SCHOOL_SETTINGS_ID, version: stored?.version ?? null },
      ...targetsIn(now),
    ],
  };
};

/** The school days that approving would write and replace. */
async function replacedDays(context: Context, wanted: CheckedInput<'saveSchoolSchedule'>): Promise<Lines> {
  const { from, until, added, changed, removed } = await scheduledChanges(context, wanted);
  const counts = `${added.length} new, ${changed.size} changed, ${removed.length} removed`;
  return [
    {
      label: `School days, ${formatShortDate(from)} to ${formatShortDate(until)}`,
      before: null,
      after: `${counts}; those with a lesson done stay`,
    },
  ];
}

/** 'Save the homeschool schedule', with the lessons that it writes. */
export const previewSchoolSchedule: Look = async (context, input) => {
  const wanted = parseInput(schoolSchemas.saveSchoolSchedule.input, input);
  const { schedule, request = null, plan = null } = wanted;
  const stored = await context.records('school_schedule').find(SCHOOL_SCHEDULE_ID);
  const { schedule: week, request: made } = schoolSchedule.fields;
  // The pattern of a whole week runs on over several screens: where the days are planned, their lines tell it.
  const isToldByDays = plan !== null && plan.length > 0;
  const pattern = {
    label: week.label,
    before: shapeInWords(week.shape, stored?.schedule) ?? null,
    after: shapeInWords(week.shape, schedule) ?? null,
  };
  const shown: Lines = [
    ...(isToldByDays ? [] : [pattern]),
    {
      label: made.label,
      before: shapeInWords(made.shape, stored?.request) ?? null,
      after: shapeInWords(made.shape, request) ?? null,
    },
  ];
  const planned: Lines = (plan ?? []).map(({ child, date, lessons }) => ({
    label: `${child}, ${formatLongDate(date)}`,
    before: null,
    after:
      shapeInWords(
        'lessons',
        lessons.map(({ sharedWith, ...lesson }) => ({ ...lesson, shared: sharedWith.length > 0 })),
      ) ?? 'No lessons',
  }));
  return {
    title: 'Save the homeschool schedule',
    lines: [
      ...shown.filter(({ before, after }) => before !== null || after !== null),
      ...(await replacedDays(context, wanted)),
      ...planned,
    ],
    concerns: [],
    arguments: { schedule, request, plan, ...(stored && { ifVersion: stored.version }) },
    targets: [{ table: 'school_schedule', id: SCHOOL_SCHEDULE_ID, version: stored?.version ?? null }],
  };
};

/** 'Move the lessons of Tuesday, …': those that are not done. */
export const previewMissedDay: Look = async (context, input) => {
  const { date, subject, memberId } = parseInput(schoolSchemas.missSchoolDay.input, input);
  const records = context.records('school_day');
  const all = await records.list({ where: { date } });
  const missed = all
    .filter((day) => memberId === undefined || memberId === null || day.memberId === memberId)
    .map((day) => ({
      day,
      lessons: day.lessons.filter(
        (lesson) => !lesson.done && (!subject || subjectKey(lesson.subject) === subjectKey(subject)),
      ),
    }))
    .filter(({ lessons }) => lessons.length > 0);
  if (missed.length === 0) {
    throw new AppError('conflict', `No lessons are left to move on ${formatLongDate(date)}.`);
  }
  const members = await context.records('family_member').list();
  const nameOf = (id: string | null, child: string) =>
    members.find((member) => member.id === id)?.name ?? (child || 'Child');
  return {
    title: `Move the lessons of ${formatLongDate(date)}`,
    lines: missed.map(({ day, lessons }) => ({
      label: nameOf(day.memberId, day.child),
      before: shapeInWords('lessons', lessons) ?? null,
      after: 'on the following school days, in the same order',
    })),
    concerns: missed.flatMap(({ day }) => members.find(({ id }) => id === day.memberId)?.name ?? []),
    arguments: { date, ...(subject ? { subject } : {}), ...(memberId ? { memberId } : {}) },
    targets: missed.map(({ day }): Target => ({ table: 'school_day', id: day.id, version: day.version })),
  };
};
