// Reads the data of the eleven curricula: stretches of the day, minutes by age, and how often a subject comes (SCH-11).
import ages from '../../data/homeschool/ages.json' with { type: 'json' };
import data from '../../data/homeschool/curricula.json' with { type: 'json' };
import { disciplinesIn, type Discipline } from './subjects.ts';

/** Ages 5–7, 8–10, 11–13 and 14–18; younger children count to the first band, with half the minutes. */
const BANDS = ['5-7', '8-10', '11-13', '14-18'] as const;
export type Band = (typeof BANDS)[number];

/** Band of a request that names no children. */
const USUAL_BAND: Band = '8-10';

export function bandOf(age: number | null): Band {
  if (age === null) return USUAL_BAND;
  if (age < 8) return '5-7';
  if (age < 11) return '8-10';
  return age < 14 ? '11-13' : '14-18';
}

/** A stretch of the day: table work, a work cycle, the theme. */
export interface Stretch {
  name: string;
  of: readonly Discipline[];
  /** Takes the disciplines that no other stretch names. */
  takesRest: boolean;
  /** No break inside. */
  unbroken: boolean;
  /** Its lessons grow until its minutes are used. */
  fills: boolean;
  /** Starts after lunch when there is a lunch. */
  afterLunch: boolean;
  /** Its subjects are chosen freely inside: entries carry the start of the stretch. */
  startOnly: boolean;
}

/** Minutes of one band. */
interface AgeMinutes {
  lesson: number;
  /** Lessons of one day together. */
  day: number;
  /** Longest work without a break. */
  rest: number;
  /** Length of each stretch, where the curriculum sets one. */
  stretches: readonly number[] | undefined;
  /** Disciplines with a length of their own. */
  own: ReadonlyMap<Discipline, number>;
}

export interface Curriculum {
  name: string;
  stretches: readonly Stretch[];
  /** Disciplines in the order of the day; '*' stands for all that are not named. */
  order: readonly string[];
  daily: ReadonlySet<Discipline>;
  times: ReadonlyMap<Discipline, number>;
  /** Times in a week of five days for all others. */
  usual: number;
  /** With rotation: 'all' subjects take turns, the 'rest' after the daily ones, or the 'strands' head, voice and hand. */
  turns: string;
  pause: number;
  /** A break after each lesson. */
  pauseEach: boolean;
  /** Lessons are windows of time: any moment inside is right. */
  windows: boolean;
  /** All but the daily subjects are one loop. */
  loops: boolean;
  /** Disciplines that come twice a day. */
  twice: ReadonlySet<Discipline>;
  main: { of: readonly Discipline[]; weeks: number; from: number } | undefined;
  /** Ages whom a parent teaches alone; 'all' by the table of ages. */
  teaching: string;
  breakLine: string;
  advice: readonly string[];
  ages: Readonly<Record<Band, AgeMinutes>>;
}

const numbersIn = (row: string): Map<Discipline, number> =>
  new Map(
    row.split(', ').flatMap((part) => {
      const [word = '', number] = part.split(' ');
      return disciplinesIn(word).map((discipline): [Discipline, number] => [discipline, Number(number)]);
    }),
  );

function minutesOfBand(curriculum: string, band: Band): AgeMinutes {
  const isMeant = (row: { curriculum: string; ages: string }) =>
    row.curriculum === curriculum && row.ages === band;
  const row = ages.ages.find(isMeant);
  if (!row) throw new Error(`No minutes for ${curriculum}, ages ${band}.`);
  const { lesson, day, rest, stretches } = row;
  return { lesson, day, rest, stretches, own: numbersIn(ages.lengths.find(isMeant)?.minutes ?? '') };
}

/** Rows of curricula.json; lists of disciplines are text, '*' stands for all that no stretch names. */
interface StretchRow {
  name: string;
  of: string;
  unbroken?: boolean;
  fills?: boolean;
  afterLunch?: boolean;
  startOnly?: boolean;
}
interface CurriculumRow {
  name: string;
  break: string;
  daily: string;
  times: string;
  usual: number;
  turns: string;
  pause: number;
  pauseEach?: boolean;
  windows?: boolean;
  loop?: boolean;
  twice?: string;
  teaching?: string;
  mainLesson?: string;
  mainWeeks?: number;
  mainFrom?: number;
  stretches: readonly StretchRow[];
  advice: readonly string[];
}
const ROWS: readonly CurriculumRow[] = data.curricula;

const stretchOf = (row: StretchRow): Stretch => ({
  name: row.name,
  of: disciplinesIn(row.of),
  takesRest: row.of.includes('*'),
  unbroken: row.unbroken ?? false,
  fills: row.fills ?? false,
  afterLunch: row.afterLunch ?? false,
  startOnly: row.startOnly ?? false,
});

function curriculumFrom(row: CurriculumRow): Curriculum {
  const { name, mainLesson, mainWeeks = 3, mainFrom = 7 } = row;
  return {
    name,
    stretches: row.stretches.map(stretchOf),
    order: row.stretches.flatMap(({ of }) => of.split(', ')),
    daily: new Set(disciplinesIn(row.daily)),
    times: numbersIn(row.times),
    usual: row.usual,
    turns: row.turns,
    pause: row.pause,
    pauseEach: row.pauseEach ?? false,
    windows: row.windows ?? false,
    loops: row.loop ?? false,
    twice: new Set(disciplinesIn(row.twice ?? '')),
    main:
      mainLesson === undefined
        ? undefined
        : { of: disciplinesIn(mainLesson), weeks: mainWeeks, from: mainFrom },
    teaching: row.teaching ?? 'all',
    breakLine: row.break,
    advice: row.advice,
    ages: {
      '5-7': minutesOfBand(name, '5-7'),
      '8-10': minutesOfBand(name, '8-10'),
      '11-13': minutesOfBand(name, '11-13'),
      '14-18': minutesOfBand(name, '14-18'),
    },
  };
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const CURRICULA = new Map(ROWS.map((row) => [plain(row.name), curriculumFrom(row)]));
const CUSTOM = plain('Custom Curriculum');

/** Shortest part of a name, such as 'Steiner', that means the curriculum. */
const NAME_PART = 5;

/** The curriculum of that name, or of a part of it; one of the family's own is planned like 'Custom Curriculum'. */
export function curriculumOf(name: string): Curriculum {
  const asked = plain(name);
  const byPart = () =>
    [...CURRICULA.values()].find((known) =>
      known.name.split('/').some((part) => part.length >= NAME_PART && asked.includes(plain(part))),
    );
  const found = CURRICULA.get(asked) ?? byPart() ?? CURRICULA.get(CUSTOM);
  if (!found) throw new Error('The data has no Custom Curriculum.');
  return found;
}

const TAUGHT = new Map(
  ages.taught.map(({ ages: band, of, besideYounger }) => [
    band,
    { of: new Set(disciplinesIn(of)), besideYounger: new Set(disciplinesIn(besideYounger ?? of)) },
  ]),
);

/** True when a child of that age needs a parent for the discipline; older ones are on their own beside younger ones. */
export function needsTeacher(
  curriculum: Curriculum,
  { band, besideYounger }: { band: Band; besideYounger: boolean },
  discipline: Discipline,
): boolean {
  if (curriculum.teaching === 'none') return false;
  if (curriculum.teaching === 'youngest' && band !== '5-7') return false;
  const taught = TAUGHT.get(band);
  return (besideYounger ? taught?.besideYounger : taught?.of)?.has(discipline) ?? false;
}
