// Tags of names that are not stored yet: words in capitals that nothing else explains, and words that are introduced as a
// name in lower case: 'my niece tess', 'named otis', 'nora is 6'.
import wordClasses from '../data/word-classes.json' with { type: 'json' };
import { isGivenName } from '../nicknames.ts';
import { tagFinder, type Tag } from '../tag.ts';
import { isEnglish } from '../spelling.ts';
import type { Token } from '../tokens.ts';

/** Words that are no name where a name may stand. */
export const NO_NAME: ReadonlySet<string> = new Set([
  ...Object.values(wordClasses).flat(),
  ...'i a an the my our your his her their its and or but so because bc if then than that this these those there here who whos whose what when where why how which am is isnt are be been being was were do does did has have had can could cant should would will wont shall may might must gonna wants want going go goes went gone comes coming come came lives living live lived stays staying stay moved moving moves joined joining joins born turned turning turns turn loves love loved likes like liked hates hate eats eat ate eating takes says said told likely also too just now today yesterday tomorrow tonight again still already yet soon later please pls thanks thank thx ok okay hey hi hello pip yes no nope yeah yay um oh well lol btw fyi dear sorry wait with without to for from of in on at by into onto as up down out off over under about after before until til till since per us we you they he she it me him them one two three four five six seven eight nine ten eleven twelve both more missing forgot else another new old older younger little big small tiny baby boy girl girls boys kid kids child children twin twins son daughter wife husband partner mom mum dad mother father family household member members people person profile app name names named called nickname law step foster half real great grand picky allergic vegetarian vegan diet dairy gluten nut nuts year years yr yrs month months mo mos week weeks day days age aged birthday birth date dob monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun christmas thanksgiving easter halloween hanukkah dr doctor mr mrs ms miss something anything nothing everything everyone someone house school summer winter fall spring who really very super only even everybody nobody visiting visits needs got gets getting married wedding finally spelled spelt wrong right correct actually instead size sizes shoe shoes grade class level room apt unit number bus page team take left wrote showed sleeps naps clothes hosting type provider ingredients contains other spouse parent grandparent sibling'.split(
    ' ',
  ),
]);

/** Words that a name comes right behind. */
const INTRODUCES = /^(?:named|called|welcome|nicknamed|fostering|member|person|twins|triplets)$/;
const NAME_IS = /^(?:name|names|nickname)$/;
const LONGEST = 3;

interface Reader {
  tokens: readonly Token[];
  /** The tag that has the word. */
  tagAt: (at: number) => Tag | undefined;
}

const word = ({ tokens }: Reader, at: number): string => tokens[at]?.word ?? '';
const isEnd = ({ tokens }: Reader, at: number): boolean =>
  at >= tokens.length || /[,.;!?()]/.test(tokens[at]?.before ?? '');
const isPlain = (reader: Reader, at: number): boolean =>
  at >= 0 &&
  at < reader.tokens.length &&
  /^\p{L}{2,}$/u.test(word(reader, at)) &&
  !NO_NAME.has(word(reader, at));

/** Words in capitals that may be a name where one is introduced: 'my daughter June'. */
const NAMES_TOO = /^(?:april|may|june|august|summer|christian|grant|will)$/;

/** Kinds whose words may be somebody's name when it is introduced as one: 'my daughter June', 'named Olive'. */
const GIVES_WAY: ReadonlySet<Tag['type']> = new Set([
  'food',
  'dish',
  'goods',
  'day',
  'past',
  'range',
  'subject',
  'list',
]);

const isPlainEnglish = (one: string, token: Token | undefined): boolean =>
  token?.isCapital !== true && isEnglish(one) && !isGivenName(one);

/** 'named otis', 'her name is nora', 'goes by max', 'rename theo to teddy', 'call ben benny', 'spelled mya' */
function isIntroduced(reader: Reader, at: number): boolean {
  const [before, second, third] = [word(reader, at - 1), word(reader, at - 2), word(reader, at - 3)];
  // 'The twins agreed': a verb behind them is no name.
  const isVerb =
    /^(?:twins|triplets|member|person)$/.test(before) && isPlainEnglish(word(reader, at), reader.tokens[at]);
  if ((INTRODUCES.test(before) && !isVerb) || (before === 'by' && /^(?:go|goes|going)$/.test(second)))
    return true;
  if (
    /^(?:is|are|to|now|it)$/.test(before) &&
    (NAME_IS.test(second) || (second === 's' && NAME_IS.test(third)))
  )
    return true;
  if (before === 'him' || before === 'her' || before === 'it') return /^named?$/.test(second);
  if (before === 'for' && second === 'profile') return true;
  if (/^(?:spelled|spelt|rename|name)$/.test(before)) return true;
  const tag = reader.tagAt(at - 1) ?? reader.tagAt(at - 2);
  if (before === 'to')
    return tag?.type === 'person' && /^(?:rename|change)$/.test(word(reader, tag.from - 1));
  return tag?.type === 'person' && tag.to === at && word(reader, tag.from - 1) === 'call';
}

/** 'my niece tess', 'our sitter, ana' */
function followsRelation(reader: Reader, at: number): boolean {
  // 'The baby fights his nap'
  if (isPlainEnglish(word(reader, at), reader.tokens[at])) return false;
  if (
    /^[,:]/.test((reader.tokens[at]?.before ?? '').trim()) &&
    !isBeforeAge(reader, at + 1) &&
    !reader.tokens[at]?.isCapital &&
    !(isEnd(reader, at + 1) && /^(?:boy|girl)$/.test(word(reader, at - 1)))
  )
    return false;
  const tag = reader.tagAt(at - 1);
  if (tag?.type === 'relation' && tag.to === at) return true;
  // 'grandma rosa' beside a stored Grandma Ruth
  if (
    tag?.type === 'person' &&
    tag.to - tag.from === 1 &&
    /^(?:grand|aunt|uncle|nana|papa)/.test(word(reader, at - 1))
  )
    return true;
  return reader.tagAt(at - 2)?.type === 'relation' && /^(?:boy|girl|member)$/.test(word(reader, at - 1));
}

/** 'ana 6', 'bo (9)', 'nora whos 6', 'tess, 14 months' */
function isBeforeAge(reader: Reader, at: number): boolean {
  const next = reader.tagAt(at);
  if (next !== undefined && ['number', 'age', 'duration'].includes(next.type)) return true;
  return (
    /^whos?$/.test(word(reader, at)) &&
    reader.tagAt(at + (word(reader, at + 1) === 'is' ? 2 : 1)) !== undefined
  );
}

/** True when a lower-case word may be somebody who is listed: 'add ana 6 and bo 9'. */
const isListed = (reader: Reader, at: number): boolean =>
  isBeforeAge(reader, at + 1) &&
  (isEnd(reader, at) || /^(?:and|add|kids|people|put|in)$/.test(word(reader, at - 1)) || at === 0);

const ADDS = /^(?:add|include|register|enter|put|up)$/;

function startsName(reader: Reader, at: number, names: readonly Tag[]): boolean {
  const tag = reader.tagAt(at);
  const gives = tag !== undefined && GIVES_WAY.has(tag.type) && tag.to - tag.from === 1;
  if (tag !== undefined && !gives) return false;
  const { isCapital } = reader.tokens[at] ?? {};
  const introduced = isIntroduced(reader, at);
  if (gives || (NAMES_TOO.test(word(reader, at)) && tag === undefined))
    return Boolean(isCapital) && (introduced || followsRelation(reader, at));
  if (/^(?:dr|doctor)$/.test(word(reader, at - 1)) || !isPlain(reader, at)) return false;
  if (introduced || followsRelation(reader, at) || isCapital || isListed(reader, at)) return true;
  // 'add otis to the family', 'add tess as a cousin'
  const after = word(reader, at + 1);
  if (after === 'was' && word(reader, at + 2) === 'born') return true;
  if (/^(?:lives|joined)$/.test(after) && /^(?:with|here|the)$/.test(word(reader, at + 2))) return true;
  if (after === 'is' && word(reader, at + 2) === 'not' && word(reader, at + 3) === 'in') return true;
  // 'ana and wes born yesterday'
  if (
    word(reader, at - 1) === 'and' &&
    (after === 'born' || isEnd(reader, at + 1)) &&
    names.at(-1)?.to === at - 1
  )
    return true;
  if (word(reader, at - 1) === 'put') return after === 'in' && isEnd(reader, at + 2);
  return ADDS.test(word(reader, at - 1)) && /^(?:to|as|he|she|my|is)$/.test(after);
}

/** The word after the last one of a name. */
function endOfName(reader: Reader, from: number): number {
  const { tokens } = reader;
  let to = from + 1;
  const goesOn = (): boolean => {
    const token = tokens[to];
    if (token === undefined || to - from >= LONGEST || isEnd(reader, to) || tokens[to - 1]?.isPossessive)
      return false;
    return reader.tagAt(to) === undefined && token.isCapital && isPlain(reader, to);
  };
  while (goesOn()) to += 1;
  return to;
}

const capital = (text: string): string =>
  text.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The names among the words; they take the place of tags that give way to them. */
function tagNames(typed: string, tokens: readonly Token[], taken: readonly Tag[]): Tag[] {
  const reader: Reader = { tokens, tagAt: tagFinder(taken) };
  const names: Tag[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!startsName(reader, at, names)) continue;
    const to = endOfName(reader, at);
    const text = typed.slice(tokens[at]?.start, tokens[to - 1]?.end).replace(/['’`]s$/, '');
    names.push({ type: 'name', from: at, to, value: capital(text), ids: [] });
    at = to - 1;
  }
  return names;
}

/** The tags with the names among them. */
export function withNames(typed: string, tokens: readonly Token[], taken: readonly Tag[]): Tag[] {
  const names = tagNames(typed, tokens, taken);
  const others = taken.filter(({ from, to }) => !names.some((name) => name.from < to && from < name.to));
  return [...others, ...names].toSorted((one, other) => one.from - other.from);
}
