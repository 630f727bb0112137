// Facts that a question of a parent asks for, 'when do babies walk', 'how long is pink eye contagious', from the data files: the number,
// the usual age or the step comes first, for the age that is told, named or stored.
import { fold } from '../../text/fold-text.ts';
import { writtenOut } from '../../reading/shorthand.ts';
import type { DangerKind } from '../../danger/danger-kind.ts';
import {
  contactFor,
  contactOfType,
  doctorSaid,
  membersSaid,
  monthsOf,
  monthsSaid,
  pharmacyIn,
  toldMonths,
} from '../health/care/care-people.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { OLDEST, gradeAge } from './child-ages.ts';
import { paragraphs, quoted } from '../../text/say.ts';
import { whomIn } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { filled } from '../wording.ts';
import { subjectNamed } from './subjects.ts';
import care from './data/facts-care.json' with { type: 'json' };
import days from './data/facts-days.json' with { type: 'json' };
import everyday from './data/facts-everyday.json' with { type: 'json' };
import growing from './data/facts-growing.json' with { type: 'json' };
import health from './data/facts-health.json' with { type: 'json' };
import home from './data/facts-home.json' with { type: 'json' };
import house from './data/facts-house.json' with { type: 'json' };
import learning from './data/facts-learning.json' with { type: 'json' };
import more from './data/facts-more.json' with { type: 'json' };
import parenting from './data/facts-parenting.json' with { type: 'json' };
import people from './data/facts-people.json' with { type: 'json' };
import school from './data/facts-school.json' with { type: 'json' };

interface FactRow {
  /** Each of these stands in the folded message. */
  words: readonly string[];
  /** None of these does. */
  not?: string;
  /** The guide that goes on about it. */
  subject: string;
  /** Months of the children it is about; others have another row, or none. */
  ages?: readonly number[];
  /** It is more to the point than the general advice on health for the same words. */
  over?: boolean;
  /** A row on health that is for grown-ups too, and one that is for them alone. */
  grown?: boolean;
  onlyGrown?: boolean;
  /** Words of the stored contact that a grown-up asks. */
  contact?: string;
  /** Dangers that the message only sounds like. */
  calms?: readonly string[];
  bands: readonly { upTo?: number; says: string }[];
  /** For readers of the file; answers name sources in their text. */
  source?: string;
}

export interface Fact {
  row: FactRow;
  /** It is about health. */
  isCare: boolean;
  /** It is about things of the house: trouble that is told is enough. */
  isHome: boolean;
}

const words = (list: string, flags = ''): RegExp => new RegExp(`(?<!\\w)(?:${list})(?!\\w)`, flags);

const rowsOf = (rows: readonly FactRow[], isCare: boolean, isHome = false) =>
  rows.map((row) => ({
    row,
    isCare,
    isHome,
    all: row.words.map((list) => words(list, 'g')),
    not: row.not === undefined ? undefined : words(row.not),
  }));
const FACTS = [
  ...rowsOf(health.rows, true),
  ...rowsOf(care.rows, true),
  ...rowsOf(people.rows, false),
  ...rowsOf(school.rows, false),
  ...rowsOf(parenting.rows, false),
  ...rowsOf(learning.rows, false),
  ...rowsOf(days.rows, false),
  ...rowsOf(more.rows, false),
  ...rowsOf(everyday.rows, false),
  ...rowsOf(growing.rows, false),
  ...rowsOf(house.rows, false, true),
  ...rowsOf(home.rows, false, true),
];

const [MONTHS, CHILD, ADULT] = [12, 72, 480];
const CLOSING = "That's general guidance; I don't diagnose.";
/** Also behind 'for', where a number of years may be a span. */
const OLD = /\b(1?\d) ?(?:year|yr)s? ?olds?\b|\b(1?\d) ?y\/?o\b/;
const BIRTHDAY = /\b(1?\d)(?:st|nd|rd|th) (?:birthday|bday)\b|\bturn(?:s|ing) (1?\d)\b/;

/** The message as the rows are compared with it: 'baby s ears', '5 year old'. */
export const factText = (said: string): string =>
  fold(writtenOut(said))
    .replaceAll(/[’'"-]/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** The age that the words tell, in months. */
function saidMonths(text: string): number | undefined {
  const found = OLD.exec(text) ?? BIRTHDAY.exec(text);
  const years = found ? Number(found[1] ?? found[2]) : gradeAge(text);
  return toldMonths(text) ?? (years === undefined ? undefined : years * MONTHS);
}

const isOfAge = ({ ages }: Pick<FactRow, 'ages'>, months: number | undefined): boolean =>
  ages === undefined || months === undefined || (months >= (ages[0] ?? 0) && months <= (ages[1] ?? months));

/** So much of a message the words of a row explain; 0 where one of them is missing. */
function explained(all: readonly RegExp[], text: string): number {
  const covered = new Set<number>();
  for (const one of all) {
    const found = [...text.matchAll(one)];
    if (found.length === 0) return 0;
    for (const { 0: hit, index } of found)
      for (let at = index; at < index + hit.length; at += 1) if (text[at] !== ' ') covered.add(at);
  }
  return covered.size;
}

/** The row that explains most of a message; undefined where none is for it. */
export function factIn(said: string): Fact | undefined {
  const text = factText(said);
  const told = saidMonths(text) ?? monthsSaid(text);
  const [best] = FACTS.filter(({ row, not }) => isOfAge(row, told) && not?.test(text) !== true)
    .map((fact) => ({ ...fact, size: explained(fact.all, text) }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size);
  return best && { row: best.row, isCare: best.isCare, isHome: best.isHome };
}

/** With any of these told, no fact stands in the place of an alarm. */
const RED =
  /\b(?:breath\w*|wheez\w*|gasp\w*|blue|purple|gr[ae]y|limp|floppy|letharg\w*|hard to wake|will not wake|wont wake|seiz\w*|faint\w*|passed out|unconscious|unresponsive|stiff|confus\w*|bleed\w*|vomit\w*|threw up|throwing up|chok\w*|lips?|tongue|swollen|swell\w*|hives|kill|die|dying|suicid\w*|want to hurt|batter(?:y|ies)|magnets?|overdos\w*)\b/;

/** True where a fact answers a message that only sounds like this danger. */
export function factCalms(kind: DangerKind, said: string): boolean {
  const text = factText(said).replaceAll(/\bno (?:blood|vomiting|swelling)\b/g, ' ');
  const mayCalm = ({ row, all }: (typeof FACTS)[number]): boolean =>
    row.calms?.includes(kind) === true && explained(all, text) > 0;
  return !RED.test(text) && FACTS.some(mayCalm) && factIn(said)?.row.calms?.includes(kind) === true;
}

const OF_CHILD =
  /\b(?:kids?|kiddos?|child(?:ren)?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|infant|newborn|toddlers?|teens?|teenager|twins?|he|she|him|her|his|they|them)\b/;

/** 'We leave for grandma's': nobody is ill there. */
const AT_HOME_OF = /\b(?:to|for|at|from) (?:grand\w+|gram\w*|nan\w*|\w+ s (?:mom|dad)) s\b/g;
const OF_ME = /\b(?:my|mine|myself|me|i have|i got|ive|im|i am)\b/;

const OF_GROWN =
  /\b(?:my (?:mom|mother|dad|father|husband|wife|partner|mother in law|father in law|parents?)|moms|dads|nanas?|grandm\w+|grandp\w+|adults?|seniors?|elderly|old(?:er)? (?:people|adults|man|woman))\b/;

/** The child that a message means, with the months of the age that counts. */
function childFor(asked: Asked, { ages, grown: isForGrown }: FactRow) {
  const text = factText(asked.said);
  const { household, facts } = asked;
  const [named, ...others] = membersSaid(text.replaceAll(AT_HOME_OF, ' '), household);
  const whom = whomIn(asked);
  const spoken = whom.kind === 'one' ? whom.member : undefined;
  const said = saidMonths(text);
  const told = said ?? (named ? undefined : monthsSaid(text));
  const member = others.length > 0 ? undefined : (named ?? (told === undefined ? spoken : undefined));
  const own = monthsOf(member, facts.today);
  const isMeant = own !== undefined && own <= (OLDEST + 1) * MONTHS && isOfAge({ ages }, own);
  const [from = 0, to = Number.POSITIVE_INFINITY] = ages ?? [];
  const usual = Math.min(to, Math.max(from, CHILD));
  const spokenIsMe = spoken?.id === household.speakerId;
  const grown = [named, spokenIsMe || isForGrown ? spoken : undefined].find(
    (one) => typeof one?.age === 'number' && one.age > OLDEST,
  );
  // 'How do I get her to sleep' is about no grown-up; 'my throat hurts' is.
  const isGrown =
    told === undefined &&
    grown !== undefined &&
    (grown.id !== household.speakerId || (OF_ME.test(text) && !OF_CHILD.test(text)));
  const isMine = OF_ME.test(text) && !OF_CHILD.test(text);
  const isOther = told === undefined && !isMeant && (OF_GROWN.test(text) || isMine);
  return {
    member: isMeant ? member : undefined,
    months: told ?? (isMeant ? own : usual),
    isGrown,
    /** The grown-up that a row for grown-ups is about, stored or not. */
    grown,
    isAdult: isGrown || isOther,
    isOfChild: !isGrown && !isOther && OF_CHILD.test(text),
  };
}

/** 'How long should she read' wants the number alone; who tells of trouble is asked back, as by a guide. */
const ASKS_FACT =
  /^\W*(?:(?:so|and|ok|hey|pip|hi)\W+)*(?:how (?:long|much|many|often|old|early|late|far)|when|what|which|at what|is|are|can|do|does|should)\b/i;

/** 'How long should Grandma nap' is answered by no row for the ages of children. */
const isByAge = (row: FactRow, grown: FamilyMember | undefined, { household, said }: Asked): boolean =>
  row.bands.length > 1 &&
  grown !== undefined &&
  grown.id !== household.speakerId &&
  !OF_CHILD.test(factText(said));

/** The answer of a row; undefined for a grown-up. */
export function sayFact(asked: Asked, { row, isCare }: Fact): Plan | undefined {
  const { member, months: ofChild, isGrown, grown, isAdult, isOfChild } = childFor(asked, row);
  const isForGrown = row.grown === true && isAdult;
  const months = isForGrown ? ADULT : ofChild;
  const band = row.bands.find(({ upTo }) => upTo === undefined || months <= upTo);
  if (
    !band ||
    (isGrown && !isForGrown && (isCare || isByAge(row, grown, asked))) ||
    (row.onlyGrown === true && (member !== undefined || isOfChild))
  )
    return undefined;
  const { household } = asked;
  const isOfAdult = isForGrown || row.onlyGrown === true;
  const own = isAdult
    ? contactFor(household, row.contact === undefined ? undefined : words(row.contact))
    : undefined;
  const values = {
    doctor:
      own ??
      (isOfAdult
        ? doctorSaid(household, grown, ADULT)
        : doctorSaid(household, member, Math.min(months, CHILD))),
    pharmacist: pharmacyIn(household) ?? 'the pharmacist',
    dentist: contactOfType(household, 'dentist') ?? 'the dentist',
  };
  const isGuide = !isCare && row.subject !== 'general';
  const subject = isGuide && !ASKS_FACT.test(asked.said) ? subjectNamed(row.subject) : undefined;
  const says = filled(band.says, values);
  const text = subject
    ? paragraphs(says, filled(subject.ask, { name: member ? quoted(member.name) : 'your child' }))
    : `${says}${isCare ? ` ${CLOSING}` : ''}`;
  return {
    text,
    isFact: true,
    ...(subject ? { asked: 'detail' } : {}),
    reads: /\{\w+\}/.test(band.says) ? [{ tool: 'listMedicalContacts', input: {} }] : [],
    focus: {
      ...(member ? { family_member: member.id } : {}),
      ...(isGuide ? { advice: { subject: row.subject, members: member ? [member.id] : [], shown: [] } } : {}),
    },
  };
}
