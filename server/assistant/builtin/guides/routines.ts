// Routines for the day as steps with times, counted back from the hour that is fixed: leaving home, the meal, lights
// out. No line with a time names a day or a meal, because the chat reads such lines as meals (CHAT-09).
import { fold } from '../../text/fold-text.ts';
import { bedAt } from '../bedtime.ts';
import type { Member } from '../member.ts';
import { paragraphs } from '../say.ts';
import { askAges, childrenIn, years, type Child } from './children.ts';
import { CHORES } from './chores.ts';
import { clock, clockIn } from './clock.ts';
import { NOT_STORED } from './closing.ts';

type Step = readonly [at: number, what: string];

const steps = (list: readonly Step[]): string =>
  list.map(([at, what]) => `- ${clock(at)}, ${what}`).join('\n');

/** The same steps before an hour. */
const before = (end: number, list: readonly Step[]): string =>
  steps(list.map(([minutes, what]) => [end - minutes, what]));

const LEAVING = 7 * 60 + 45;
const TABLE = 18 * 60;
const HOME = 15 * 60 + 30;
const YOUNG = 7;

const MORNING = {
  young: [
    [75, 'curtains open and a few minutes together in bed'],
    [65, 'toilet, wash, and into the clothes that were laid out the evening before'],
    [45, 'sit down and eat, screens off'],
    [20, 'teeth and hair'],
    [10, 'shoes, coat, and the bag from its place by the door'],
    [0, 'out of the door'],
  ],
  older: [
    [60, 'up by their own alarm'],
    [50, 'wash and get dressed'],
    [35, 'sit down and eat, screens off'],
    [15, 'teeth, and a last look into the bag'],
    [5, 'shoes, coat, bag'],
    [0, 'out of the door'],
  ],
} as const satisfies Record<string, readonly Step[]>;

function morning(children: readonly Child[], text: string): string[] {
  const said = clockIn(text, 'am');
  const leaving = said ?? LEAVING;
  const young = children.length === 0 || children.some(({ age }) => age <= YOUNG);
  const alone = young ? children.filter(({ age }) => age > YOUNG + 2).map(({ name }) => name) : [];
  return [
    `Here is a calm morning, counted back from leaving home at ${clock(leaving)}.`,
    before(leaving, young ? MORNING.young : MORNING.older),
    alone.length > 0
      ? `${alone.join(' and ')} can do the same steps alone, by an alarm of their own.`
      : 'The quiet comes from the evening before. Clothes, bags and signed papers are ready at the door before bedtime, and you are up 20 minutes before everybody else.',
    ...(said === undefined ? ['When do you leave? Tell me, such as “we leave at 8”, and I count anew.'] : []),
  ];
}

const FIRST_GRADE = 6;
const GRADES = 12;
const PER_GRADE = 10;

/** Minutes of homework a day at this age, at the most; undefined before school. */
export const homeworkMinutes = (age: number): number | undefined =>
  age < FIRST_GRADE ? undefined : PER_GRADE * Math.min(GRADES, age - FIRST_GRADE + 1);

export const HOMEWORK_RULE =
  'The length follows the rule of thumb of the National PTA and the National Education Association, about 10 minutes a day for each grade.';

function homeworkLines(children: readonly Child[]): string {
  return children
    .flatMap(({ name, age }) => {
      const minutes = homeworkMinutes(age);
      return minutes === undefined ? [] : [`- **${name}**, ${years(age)}, about ${minutes} minutes`];
    })
    .join('\n');
}

const longest = (children: readonly Child[]): number =>
  Math.max(20, ...children.map(({ age }) => homeworkMinutes(age) ?? 0));

const SETTLING = 15;
const HELPING = 30;
const SHORTEST_PLAY = 30;

function afterSchool(children: readonly Child[], text: string): string[] {
  const home = clockIn(text, 'pm') ?? HOME;
  const work = longest(children);
  const table = Math.max(TABLE, home + SETTLING + SHORTEST_PLAY + work + HELPING);
  const ages = homeworkLines(children);
  return [
    `Here is an afternoon from coming home at ${clock(home)}, counted back from eating together at ${clock(table)}.`,
    steps([
      [home, 'shoes and bag in their place, wash hands, something small to eat and drink'],
      [home + SETTLING, 'free play, outside when you can, screens off'],
      [table - HELPING - work, 'homework at the table, you nearby'],
      [table - HELPING, 'bag packed for the next school day, then everybody helps with one small job'],
      [table, 'sit down together'],
    ]),
    ...(ages === '' ? [] : [`${HOMEWORK_RULE} By age that is this.\n${ages}`]),
  ];
}

function homework(children: readonly Child[], text: string): string[] {
  const table = clockIn(text, 'pm') ?? TABLE;
  const work = longest(children);
  const ages = homeworkLines(children);
  return [
    `Here is a homework routine, counted back from eating together at ${clock(table)}.`,
    before(table, [
      [work + 75, 'a break first, with something to eat and time outside'],
      [work + 35, 'table cleared, phones in another room, look through what is due'],
      [work + 30, 'the hardest task first, in pieces of 15 to 20 minutes with a short break between'],
      [30, 'a quick look together, praise for the effort, bag packed'],
      [20, 'done for the evening, also when something is left; write the teacher a note then'],
    ]),
    `${HOMEWORK_RULE}${ages === '' ? '' : ` By age that is this.\n${ages}`}`,
  ];
}

function chores(children: readonly Child[], text: string): string[] {
  const table = clockIn(text, 'pm') ?? TABLE;
  const fitting = children.flatMap(({ name, age }) => {
    const row = CHORES.find(({ upTo }) => age <= upTo);
    return row ? [`- **${name}**, ${years(age)}, can ${row.jobs}`] : [];
  });
  const all = CHORES.map(({ ages, jobs }) => `- At ${ages} children can ${jobs}`);
  return [
    'Here are chores by age. Two small jobs each are enough to begin with.',
    (fitting.length > 0 ? fitting : all).join('\n'),
    `One time for everybody works best. Counted back from eating at ${clock(table)} it goes like this.`,
    before(table, [
      [40, 'a song starts, everybody does their first job'],
      [25, 'the second job, the little ones beside a grown-up'],
      [10, 'show each other what is done, wash hands'],
    ]),
    'Show a new job three times, do it together, then let it be done their way. Keep a list with pictures at eye level, and swap the jobs once a month.',
  ];
}

function screenFree(children: readonly Child[], text: string): string[] {
  const said = clockIn(text, 'pm');
  const youngest = children.length > 0 ? Math.min(...children.map(({ age }) => age)) : YOUNG;
  const bed = said ?? bedAt(youngest);
  return [
    `Here is an evening without screens, counted back from lights out at ${clock(bed)}.`,
    before(bed, [
      [120, 'all phones and tablets into a basket outside the bedrooms, yours too'],
      [115, 'eat together, and everybody tells one good thing'],
      [80, 'one thing to do together, such as cards, drawing, building or a walk'],
      [45, 'wash, pajamas, teeth'],
      [25, 'reading aloud, then a few quiet words'],
      [0, 'lights out'],
    ]),
    'The American Academy of Pediatrics advises no screens in the hour before sleep. Begin with two evenings a week and let the children choose the game.',
    ...(said === undefined && youngest === YOUNG && children.length === 0
      ? ['Tell me how old the children are and I move the hour.']
      : []),
  ];
}

const KINDS: readonly (readonly [RegExp, (children: readonly Child[], text: string) => string[]])[] = [
  [
    /\b(?:screens?|phones?|tech|devices?|tablets?|ipads?|tv|unplug\w*)\b.*\b(?:free|off|away|without|no)\b|\b(?:without|no|less|put away|unplug\w*)\b.*\b(?:screens?|phones?|tv|devices?|tablets?)\b|\bunplug\w*/,
    screenFree,
  ],
  [
    /\bchores?\b|\bhousework\b|\btid(?:y|ying)\b|\bhelp (?:out )?(?:at home|around the house|in the house)/,
    chores,
  ],
  [/\bhome ?work\b|\bhomework/, homework],
  [
    /\bafter ?-?school\b|\bbetween school and\b|\bafternoons?\b|\bafter (?:pick ?-?up|day ?care|kindergarten)\b|\bhome from school\b/,
    afterSchool,
  ],
  [
    /\bmornings?\b|\bout (?:of )?the (?:door|house)\b|\bleav(?:e|ing) (?:the )?(?:house|home)\b|\bready for (?:school|day ?care|the day)\b|\bwake\b|\bget(?:ting)? (?:up|dressed)\b/,
    morning,
  ],
];

const WHICH =
  'I can lay out a routine for calmer mornings, for after school, for homework, for chores, for evenings without screens, or for bedtime. Which one shall it be? A time helps, such as “we leave at 8”.';

/** 'Help us with calmer mornings' */
export function sayRoutine(members: readonly Member[], text: string): string {
  const folded = fold(text);
  const kind = KINDS.find(([words]) => words.test(folded))?.[1];
  if (!kind) return paragraphs(WHICH, NOT_STORED);
  const children = childrenIn(members, text);
  return paragraphs(
    ...kind(children, text),
    children.length === 0 ? askAges(members) : undefined,
    NOT_STORED,
  );
}
