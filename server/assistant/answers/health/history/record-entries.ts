// The entry of the health history that a wish tells of: its title and kind, from the words for shots, injuries, tests and illnesses.
import { ANY_VACCINE, titleOfRecord, visitNamed } from '../../../reading/taggers/health-words.ts';
import { measuresIn } from '../../../reading/taggers/measures.ts';
import { capital } from '../../../text/say.ts';
import { wordSet } from '../../find-records.ts';
import type { Asked } from '../../plan.ts';
import { isDenied } from '../narrow.ts';
import { categoryIn, conditionsIn, shotsIn, type Category } from './find-records-of-health.ts';
import recordWords from '../data/record-words.json' with { type: 'json' };

const PART =
  '(?:wrist|arm|leg|ankle|foot|toe|finger|thumb|hand|elbow|knee|collarbone|shoulder|nose|tooth|rib|chest|hip|neck|back|head|chin|eye|ear)';
const BEFORE = new RegExp(`\\b((?:left |right )?${PART}) $`, 'i');
const INJURY = new RegExp(
  `\\b(broke|broken|fractured|sprained|twisted|dislocated|cut|bruised|bumped) (?:an? |the |his |her |their |my )?(?:(left|right) )?(${PART})\\b`,
  'i',
);
/** How an injury is called in a title, by the beginning of the word for it. */
const INJURIES: Readonly<Record<string, string>> = recordWords.injuries;
/** 'Fractured' for 'fracture'; undefined for a word that is no injury. */
export const injuryNamed = (word: string): string | undefined =>
  INJURIES[word.toLowerCase().slice(0, 4)] ?? INJURIES[word.toLowerCase()];
const ANY_SIDE = /\b(?:left|right)\b/gi;

/** The words with the side or the injury said now in the place of another one: 'right wrist', 'a fracture, not a sprain'. */
export function reworded(text: string, words: string): string {
  const wanted = (found: readonly string[]): string | undefined =>
    found.findLast((one) => !isDenied(text, one));
  const side = wanted([...text.matchAll(ANY_SIDE)].map(([one]) => one));
  const injury = wanted((text.match(/\p{L}+/gu) ?? []).filter((word) => injuryNamed(word)));
  const named = injury && injuryNamed(injury);
  const inCase = (old: string, now: string): string =>
    /^\p{Lu}/u.test(old) ? capital(now.toLowerCase()) : now.toLowerCase();
  const sided = side === undefined ? words : words.replace(ANY_SIDE, (old) => inCase(old, side));
  return named === undefined
    ? sided
    : sided.replace(/\p{L}+/gu, (word) => (injuryNamed(word) ? inCase(word, named) : word));
}

const SIDE = /\b(left|right)(?= (?:one|side|arm|leg|wrist|ankle|foot|hand|knee|elbow|ear|eye)\b|[,.]|$)/gi;
const OTHER_SHOT = /\b([\p{L}][\p{L}-]{3,}) (?:shot|vaccine|vaccination|jab|booster)\b/iu;
const NO_SHOT =
  /^(?:last|next|first|second|third|their|his|this|that|another|with|more|some|annual|yearly|booster|for|got|had|the)$/i;
const DIAGNOSED =
  /\bdiagno\w+ (?:with |of )?([\p{L}][\p{L}' -]+?)(?= (?:on|in|at|by|last|this|today|yesterday|when)\b|[.,;]|$)/iu;
const TUBES = /\b(tubes (?:put )?in|tonsils (?:taken )?out|wisdom teeth out|appendix out)\b/i;
const FEVER = /\b(?:fever|temp|temperature)\b/i;
/** A number alone that no other value of a body has, in Celsius or Fahrenheit: 'had 38.6 yesterday'. */
const HOT =
  /\b(?:had|has|was|is|ran|running|at|of|spiked|hit)(?: an?)? (?:3[89]|4[01]|10[0-5])[.,]\d(?![\d.]| ?(?:lbs?|pounds|kg|kilos?|cm|in|inches|%|percent|mm\w*|m?c?g|ml|points)\b)/i;
const TEST = /test|exam|x-?ray|ultrasound|\bmri\b|scan|lab|blood/i;
/** Tests that several values come from: 'bloodwork, the ttg was normal' is the tTG. */
const ANY_TEST =
  /^(?:(?:test )?results?|tests?|diagnos.*|labs?|lab (?:work|results)|blood ?work|screening)$/i;

export interface NewEntry {
  title: string;
  /** The words of the wish that the title stands for. */
  said: string[];
  category?: Category;
}

/** The values that were measured, as said: '128', '138 over 84', '24 pounds'. */
export function valuesIn({ slots, text, said }: Asked): string[] {
  // 'And dad's was 141/88': a value said now takes the place of the one before.
  const now = measuresIn(said);
  if (said !== text && now.length > 0) return now;
  const measured = measuresIn(text);
  const alone = slots.numbers.filter((one) => !measured.some((value) => value.includes(one)));
  return [...measured, ...alone, ...slots.doses];
}

/** 'Wrist X-ray' where the part of the body stands before the test. */
function withPart({ text }: Asked, said: string, title: string): string {
  const part = BEFORE.exec(text.slice(0, Math.max(0, text.toLowerCase().indexOf(said.toLowerCase()))))?.[1];
  return part === undefined ? title : `${capital(part.toLowerCase())} ${title}`;
}

/** 'Shingles shot dose 2' after one that is stored as dose 1; 'MMR dose 2'. */
function ofDose({ slots, household, text }: Asked, title: string, said: string): string {
  const [ordinal] = slots.ordinals;
  const numbered = /\bdose (\d)\b/i.exec(text)?.[1];
  const dose =
    numbered ?? (ordinal !== undefined && ordinal > 0 && ordinal < 6 ? String(ordinal) : undefined);
  if (dose === undefined) return title;
  const own = wordSet(title, said);
  const before = household.records.find(
    (one) => / dose \d/i.test(one.title) && !wordSet(one.title.split(' ')[0]).isDisjointFrom(own),
  );
  return before ? before.title.replace(/dose \d+/i, `dose ${dose}`) : `${title} dose ${dose}`;
}

function vaccineEntries(asked: Asked): NewEntry[] {
  const vaccines = shotsIn(asked);
  const named = vaccines.filter(({ name }) => name !== ANY_VACCINE);
  const titles = [...new Set(named.map(({ name }) => name))];
  if (titles.length > 0)
    return titles.map((title) => {
      const said = named.filter(({ name }) => name === title).map((one) => one.said);
      return { title: ofDose(asked, title, said[0] ?? ''), said, category: 'vaccination' };
    });
  const other = vaccines.length > 0 ? OTHER_SHOT.exec(asked.text)?.[1] : undefined;
  return other === undefined || NO_SHOT.test(other)
    ? []
    : [{ title: `${capital(other.toLowerCase())} shot`, said: [other], category: 'vaccination' }];
}

const lastSide = (text: string): string => text.match(SIDE)?.at(-1) ?? '';

/** 'Hurt her ankle at practice, a sprain': the words of an injury apart from each other. */
function hurtPart(text: string): [string, string, string | undefined, string] | undefined {
  const [whole, part] = HURT.exec(text) ?? [];
  const how = (text.match(/\p{L}{4,}/gu) ?? []).find((word) => injuryNamed(word));
  return whole === undefined || part === undefined ? undefined : [whole, how ?? 'Hurt', undefined, part];
}
const HURT = new RegExp(
  `\\b(?:hurt|injured|messed up|banged|jammed|rolled|tweaked) (?:his|her|their|my|the|a) (?:left |right )?(${PART})\\b`,
  'i',
);

function injuryEntry({ text }: Asked): NewEntry | undefined {
  const [whole = '', how = '', side = lastSide(text), part = ''] = INJURY.exec(text) ?? hurtPart(text) ?? [];
  if (part === '') return undefined;
  const words = [injuryNamed(how) ?? capital(how.toLowerCase()), side.toLowerCase(), part.toLowerCase()];
  return {
    title: words.filter(Boolean).join(' '),
    said: [whole, how, 'left one', 'right one', side, part],
    category: 'diagnosis',
  };
}

/** 'Stopped with pressure' measured nothing: 'pressure' alone is a test where its values stand beside it. */
export function withoutMerePressure(asked: Asked): Asked {
  const isMeasured = measuresIn(asked.text).length > 0;
  const records = asked.slots.records.filter(({ said }) => isMeasured || !/^pressure$/i.test(said));
  return { ...asked, slots: { ...asked.slots, records } };
}

const isWithin = (inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean =>
  inner.size > 0 && inner.isSubsetOf(outer);

/** A test or procedure by its word; the title of a value that is stored under a longer name. */
function testEntry(asked: Asked): NewEntry | undefined {
  const category = categoryIn(asked);
  const { records, visits, conditions } = asked.slots;
  const test =
    records.find(({ said }) => !ANY_TEST.test(said)) ?? records.find(({ said }) => /blood|lab/i.test(said));
  if (test) {
    const own = wordSet(test.said);
    const stored = asked.household.records.find(
      ({ id, title, category: kind }) =>
        test.ids.includes(id) ||
        (kind === 'test_result' && valuesIn(asked).length > 0 && isWithin(own, wordSet(title))),
    );
    const kind = category ?? stored?.category ?? undefined;
    const title = stored?.title ?? titleOfRecord(test.name.toLowerCase()) ?? capital(test.said);
    return {
      title: stored ? title : withPart(asked, test.said, title),
      said: [...records, ...visits.filter(({ said }) => ANY_TEST.test(said))].map(({ said }) => said),
      ...(kind === undefined ? {} : { category: kind }),
    };
  }
  const procedure = visits.find(
    ({ name, said }) => visitNamed(name)?.type !== undefined || TEST.test(`${name} ${said}`),
  );
  const isTest = procedure && TEST.test(`${procedure.name} ${procedure.said}`);
  if (!procedure || (conditions.length > 0 && !isTest)) return undefined;
  // 'Hearing test' as said; the visit's own name for 'xray'.
  const isOwn = /test|exam|work|scan|ultrasound|screening/i.test(procedure.said);
  return {
    title: withPart(asked, procedure.said, isOwn ? capital(procedure.said.toLowerCase()) : procedure.name),
    said: [procedure.said],
    category: isTest ? 'test_result' : 'procedure',
  };
}

const conditionName = (said: string): string =>
  /^(?:covid|rsv|adhd|uti|gerd)$/i.test(said) ? said.toUpperCase() : capital(said.toLowerCase());

function illnessEntry(asked: Asked): NewEntry | undefined {
  const { text } = asked;
  if ((FEVER.test(text) || HOT.test(text)) && valuesIn(asked).length > 0)
    return { title: 'Fever', said: ['fever', 'temp', 'temperature'], category: 'test_result' };
  const done = TUBES.exec(text)?.[1];
  if (done !== undefined) return { title: capital(done.toLowerCase()), said: [done], category: 'procedure' };
  const [condition] = conditionsIn(asked);
  if (condition) {
    const isTest = /\b(?:test|tested)\b/i.test(text);
    return {
      title: `${conditionName(condition.said)}${isTest ? ' test' : ''}`,
      said: [condition.said],
      category: isTest ? 'test_result' : 'diagnosis',
    };
  }
  const diagnosed = DIAGNOSED.exec(text)?.[1]?.trim();
  return diagnosed === undefined
    ? undefined
    : { title: capital(diagnosed), said: [diagnosed], category: 'diagnosis' };
}

const LOGGED =
  /^(?:(?:hey|hi|ok|okay|please|pls|can you|could you|pip|and|also|just)[, ]+)*(?:log|record|note)(?: down)?(?: that)? (.+)$/is;
/** 'He threw up twice, log it' */
const LOGGED_BEHIND =
  /^(.+?)[\s,.;–-]+(?:(?:and|so|please|pls|can you|could you|just) )*(?:log|record|note|write|save|put|jot|enter) (?:it|that|this)(?: down| in)?\b/is;
const LONGEST_TITLE = 6;
/** Told of somebody, it is an entry without a word of order. */
const BEFELL = /\b(?:threw up|thrown up|vomited|puked|barfed|fainted|passed out)\b/i;
const PART_OF_DAY = '(?: (?:morning|afternoon|evening|night))?';

/** 'Log that Kaia threw up twice today, no fever': the first clause is the title, without whose it is and the day. */
function loggedEntry({ text, said, slots }: Asked): NewEntry | undefined {
  const isBare = BEFELL.test(text) && slots.people.length === 1;
  const [, told = isBare ? text : undefined] =
    (text === said && (LOGGED.exec(text) ?? LOGGED_BEHIND.exec(text))) || [];
  if (told === undefined) return undefined;
  const people = slots.people.map(({ said: who }) => `(?:\\b(?:for|on|of) )?${RegExp.escape(who)}`);
  const days = slots.days.map(({ span }) => `${RegExp.escape(text.slice(...span))}${PART_OF_DAY}`);
  const [first = ''] = [...people, ...days]
    .reduce((rest, words) => rest.replace(new RegExp(words, 'u'), ' '), told)
    .split(/[,;]|\.(?!\d)|\b(?:and|but)\b/);
  const words = first
    .trim()
    .replace(/^(?:my|our)\s+/i, '')
    .replace(/^(?:'?s|had|has|is|was|got|an?)\s+(?:an?\s+)?/i, '')
    .replace(/^fell\b/i, 'Fall')
    .replace(/\s+(?:at|on|since|in)?$/i, '')
    .split(/\s+/);
  const title = words.join(' ');
  return title === '' || words.length > LONGEST_TITLE
    ? undefined
    : { title: capital(title), said: [title, first.trim()] };
}

/** The entries a wish tells of; none where the words do not say. */
/** 'Her cholesterol was 188': a value under the title that a stored entry has. */
function storedEntry(asked: Asked): NewEntry | undefined {
  if (valuesIn(asked).length === 0) return undefined;
  const words = wordSet(asked.text);
  const one = asked.household.records.find(
    ({ title, category }) => category === 'test_result' && !wordSet(title).isDisjointFrom(words),
  );
  return one && { title: one.title, said: one.title.split(' '), category: 'test_result' };
}

export function newEntries(asked: Asked): NewEntry[] {
  const shots = vaccineEntries(asked);
  if (shots.length > 0) return shots;
  const one =
    injuryEntry(asked) ?? testEntry(asked) ?? illnessEntry(asked) ?? loggedEntry(asked) ?? storedEntry(asked);
  // A correction of the card: 'sorry, right wrist', 'a fracture, not a sprain'.
  const isCorrected = asked.said !== asked.text;
  if (one)
    return [
      isCorrected ? { ...one, title: reworded(asked.said, one.title), said: [...one.said, asked.said] } : one,
    ];
  const answer = asked.chosen['what'];
  const category = categoryIn(asked);
  return typeof answer === 'string'
    ? [{ title: capital(answer), said: [answer], ...(category === undefined ? {} : { category }) }]
    : [];
}
