// Answers to what parents ask about living with children: general knowledge by the ages that are known, never advice
// about health.
import { fold } from '../../text/fold-text.ts';
import type { Member } from '../member.ts';
import { paragraphs } from '../say.ts';
import * as advice from './advice.ts';
import type { ByAge } from './advice.ts';
import { askAges, childrenIn, namedIn, writtenAge, years, type Child } from './children.ts';
import { ASK_THE_DOCTOR } from './closing.ts';
import { HOMEWORK_RULE, homeworkMinutes } from './routines.ts';

interface Subject {
  words: RegExp;
  opening: string;
  list: readonly string[];
  ages?: readonly ByAge[];
  /** Stored children older than this are not meant unless they are named. */
  oldest?: number;
  /** More that follows from the ages. */
  more?: (children: readonly Child[]) => string;
}

function homeworkLength(children: readonly Child[]): string {
  const lines = children.flatMap(({ name, age }) => {
    const minutes = homeworkMinutes(age);
    return minutes === undefined ? [] : [`- **${name}**, ${years(age)}, about ${minutes} minutes`];
  });
  return [`${HOMEWORK_RULE}${lines.length > 0 ? ' By age that is this.' : ''}`, ...lines].join('\n');
}

const SUBJECTS: readonly Subject[] = [
  {
    words: /\b(?:potty|toilet|diapers?|nappies|bed ?wetting|wets? (?:the|his|her) bed)\b/,
    opening: 'Potty training goes best when your child leads.',
    list: advice.POTTY,
    ages: advice.POTTY_AGES,
    oldest: advice.POTTY_OLDEST,
  },
  {
    words:
      /\b(?:rain\w*|snow\w*|indoors?|inside|bored|boredom|entertain\w*|activit\w*|crafts?|things to do|busy|games?)\b(?!.*\bvideo games?\b)/,
    opening: 'Here is something for a day indoors.',
    list: advice.RAINY,
    ages: advice.RAINY_AGES,
  },
  {
    words:
      /\b(?:screens?|screen ?time|tv|television|tablets?|i ?pads?|phones?|video ?games?|gaming|youtube|cartoons?|devices?)\b/,
    opening: 'Here is what is recommended about screens.',
    list: advice.SCREEN,
    ages: advice.SCREEN_AGES,
  },
  {
    words: /\bhome ?work\b/,
    opening: 'Homework trouble is common, and most of it is about the beginning.',
    list: advice.HOMEWORK,
    more: homeworkLength,
  },
  {
    words:
      /\b(?:siblings?|brothers?|sisters?|rivalry|jealous\w*|fight\w*|bicker\w*|squabbl\w*|argu\w*|quarrel\w*|each other|get along|share|sharing)\b/,
    opening: 'Quarrels between siblings are practice for life, tiring as they are.',
    list: advice.SIBLINGS,
  },
  {
    words:
      /\b(?:picky|fussy|choosy|eat\w*|food|vegetables?|veggies|greens|mealtimes?|taste|meals?|noodles|pasta|only wants)\b/,
    opening: 'Eating choosily is mostly a phase, and calm meals help more than persuading.',
    list: advice.PICKY,
    ages: advice.PICKY_AGES,
  },
  {
    words:
      /\b(?:tantrums?|melt ?downs?|outbursts?|fits?|hit\w*|bit(?:e|es|ing)|kick\w*|scream\w*|whin\w*|angry|anger|rage|defian\w*|listen\w*|talk\w* back|disciplin\w*|behav\w*|lying|lies|throw\w*|feelings)\b/,
    opening: 'Big feelings need a calm grown-up more than a clever word.',
    list: advice.TANTRUM,
    ages: advice.TANTRUM_AGES,
  },
];

const WHICH =
  'I can share what is known about picky eating, tantrums, screen time, potty training, quarrels between siblings, homework trouble, sleep, and things to do on a rainy day. Which one is it, and how old is your child?';

/** A line per child that is known, else one per age. */
function ageLines(rows: readonly ByAge[], children: readonly Child[]): string {
  const known = children.flatMap(({ name, age }) => {
    const row = rows.find(({ upTo }) => age <= upTo);
    return row ? [`- **${name}**, ${years(age)}, ${row.says}`] : [];
  });
  const lines = known.length > 0 ? known : rows.map(({ ages, says }) => `- At ${ages}, ${says}`);
  return lines.join('\n').replaceAll('- At under', '- Under');
}

/** 'My toddler is a picky eater' */
export function sayParenting(members: readonly Member[], text: string): string {
  const folded = fold(text).replaceAll('-', ' ');
  const subject = SUBJECTS.find(({ words }) => words.test(folded));
  if (!subject) return paragraphs(WHICH, ASK_THE_DOCTOR);
  const { oldest = Infinity } = subject;
  const pointed = writtenAge(text) !== undefined || namedIn(members, text).length > 0;
  const children = childrenIn(members, text).filter(({ age }) => pointed || age <= oldest);
  const asksAges = (subject.ages ?? subject.more) && children.length === 0;
  return paragraphs(
    subject.opening,
    subject.ages && ageLines(subject.ages, children),
    subject.list.join('\n'),
    subject.more?.(children),
    asksAges ? askAges(members) : undefined,
    ASK_THE_DOCTOR,
  );
}
