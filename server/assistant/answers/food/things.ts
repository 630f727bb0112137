// The things of a wish, each with its amount: cut at the foods and goods that the reading found, so that 'oat milk wipes
// and clementines' are three, and at commas for things that no list knows.
import { nameForm } from '#rules/text/words.ts';
import { capital } from '../../text/say.ts';
import { LOW_IN } from '../../text/needs.ts';
import type { Asked } from '../plan.ts';
import { countsNext, joinedSpans, longNames, type Span } from './joined-things.ts';
import { amountsIn, bareAmount, goodsParts, oneOfGoods, type Goods } from '../../text/goods.ts';

/** Words that belong to the wish and to no thing. */
const PLAIN: ReadonlySet<string> = new Set(
  "i im i'm i'll ill we we're were you he she they it its it's us me my our your his her their pip hey hi hello ok okay oh so also and or but not no nope wait actually sorry please pls plz thanks thank can could would should will shall do does did dont don't didn't have has had having got get gets getting need needs needed want wants buy buying bought pick picked grab grabbed put puts add adds added adding write throw stick pop toss tossed threw take takes took remove delete drop scratch skip cross check tick uncheck unchecked untick undo mark marked make making made set change update change log note list lists shopping grocery groceries pantry fridge freezer cupboard kitchen is are was be been on to onto in into off of out up from for at with by there here this that these those them then when if as all everything everybody anything something nothing any some more last first left already still just only now today tonight tomorrow yesterday week weekend monday tuesday wednesday thursday friday saturday sunday too again instead rather else after before because since about home house store shop new used use using finished ate eat went bad gone empty expired expires expire expiring run ran low moldy mouldy spoiled stocked restocked restock stock unpacked unloaded away another start begin create called named title which what what's whats where how much many long show tell read ate drank broke spilled never mind nvm forget bump raise lower increase decrease minus except without longer anymore please go ahead thing things stuff item items double half the a an over under swap switch replace theres there's thats that's heres loved loves love like likes liked hate hates wants asked gone costs went going back were they're whose both rest remaining found car garage"
    .split(' ')
    // Parts of an amount: 'half a pound', 'a bag of rice', 'another dozen'.
    .filter((word) => !/^(?:half|a|an|the|of|some|more|another|any|new|this|that|these|those)$/.test(word)),
);
/** An act that things are the object of. */
const ACT =
  /\b(?:add|put|get|got|need|needs|buy|grab|grabbed|pick(?:ed)? up|throw|stick|write|want|list|have|stock(?:ed)? up|froze|unloaded|unpacked|bought|brought)\b/i;
const LIST_PHRASE =
  /\b(?:on(?:to)?|to|off|from|in(?:to)?|for|with)? ?(?:(?:the|my|our|a|this|that) )?(?:[\p{L}'’]+ )?(?:shopping |grocery |groceries )?(?:list|pantry|fridge|freezer)\b:?/giu;
const MOST_WORDS = 4;

const wordAt = (text: string): string =>
  text.toLowerCase().replace(/^[^\p{L}\p{N}%]+|[^\p{L}\p{N}%'’]+$/gu, '');
const isPlain = (word: string): boolean => word === '' || PLAIN.has(word.replaceAll('’', "'"));
const trimmed = (words: string[]): string[] => {
  const first = words.findIndex((word) => !isPlain(wordAt(word)));
  const last = words.findLastIndex((word) => !isPlain(wordAt(word)));
  return first === -1 ? [] : words.slice(first, last + 1);
};

/** 'The oat one' says which milk is meant; it is no thing of its own. */
const isKindOfLast = (text: string, { start, end }: Span): boolean =>
  /\bthe(?: [\p{L}-]+)? $/iu.test(text.slice(0, start)) && /^(?: [\p{L}-]+)? ones?\b/iu.test(text.slice(end));

/** 'Sugar' of 'low sugar oatmeal' says which oatmeal is meant. */
const isNeedOf = (text: string, { start, end }: Span): boolean =>
  LOWERED.test(text.slice(start, end)) &&
  /\b(?:low|reduced)[ -]$/i.test(text.slice(0, start)) &&
  /^ (?!(?:for|so|and|or|at|in|on|to|again|too|now|please|pls)\b)\p{L}/u.test(text.slice(end));
const LOWERED = new RegExp(`^${LOW_IN}$`, 'i');

/** Places of the names in a text, the longest first. */
function spansOf(text: string, names: readonly string[]): Span[] {
  const found: Span[] = [];
  const folded = text.toLowerCase();
  for (const name of [...new Set(names.map((one) => one.toLowerCase()))].toSorted(
    (one, other) => other.length - one.length,
  )) {
    for (let start = folded.indexOf(name); start !== -1; start = folded.indexOf(name, start + 1)) {
      const end = start + name.length;
      const isWhole =
        !/[\p{L}\p{N}]/u.test(folded[start - 1] ?? '') && !/[\p{L}\p{N}]/u.test(folded[end] ?? '');
      if (isWhole && found.every((span) => end <= span.start || start >= span.end))
        found.push({ start, end });
    }
  }
  return found
    .filter((span) => !isKindOfLast(text, span) && !isNeedOf(text, span))
    .toSorted((one, other) => one.start - other.start);
}

const COUNTED = /^(?:\d+|an?|one|two|three|four|five|six|half|another)$/i;
/** Words before a thing that belong to it: '2 packs', 'whole', 'organic'. */
function leading(text: string, people: readonly string[]): string {
  const words = text.trim().split(/\s+/);
  const named = new Set(people.map((name) => name.toLowerCase()));
  const cut = words.findLastIndex(
    (word, at) =>
      (isPlain(wordAt(word)) &&
        !(/^low$/i.test(word) && LOWERED.test(words[at + 1] ?? '')) &&
        !(COUNTED.test(words[at - 1] ?? '') && /^(?:cans?|more)$/i.test(word))) ||
      named.has(wordAt(word)) ||
      /[:!?]$/.test(word),
  );
  return words
    .slice(cut + 1)
    .join(' ')
    .replace(/^(?:(?:the|of|last|any|some|those|these|that|this|little) )+/i, '')
    .replace(/\b(?:those|these|little|the|of the)\b ?/gi, (words_) => (/of/i.test(words_) ? 'of ' : ''));
}

/** 'Size 4', 'size large'; 'size doesn't matter' is none. */
const SIZE =
  /^\s*(size (?:\d\w*|x*[sl]|m|small|medium|large|newborn|preemie|one|two|three|four|five|six))\b/i;
/** 'For Curt's tacos' */
const FOR_THEIRS = /^\W*for (\p{L}+['’]s \p{L}+)/iu;
/** Behind a thing: its amount or size, '3lb', 'to 2 gallons', 'size 4', 'for Mia', or the rest of its name, 'boxes'. */
function trailing(text: string, people: readonly string[]): { words: string; note: string } {
  const size = SIZE.exec(text)?.[1];
  const amount =
    size ?? /^\s*(?:(?:to|->|→|-|:|=)\s*)?(\(?x? ?\d[\d.,/]*(?: ?[a-z-]+)?\)?)/i.exec(text)?.[1] ?? '';
  const unit = amount.split(' ')[1] ?? '';
  const person = people.find((name) =>
    new RegExp(`^\\W*for ${RegExp.escape(name)}(?<!['’]s)\\b(?!['’]s)`, 'i').test(text.replace(amount, '')),
  );
  const theirs = FOR_THEIRS.exec(text.replace(amount, ''))?.[1];
  const whom = theirs ?? person;
  const note = [size, whom === undefined ? undefined : `for ${capital(whom)}`].filter(Boolean).join(', ');
  if (size !== undefined) return { words: '', note };
  const named = /^((?:\s+[\p{L}-]+){1,2}\s+(?:x ?)?\d[\d.,/]*(?: ?[a-z-]+)?)\s*$/iu.exec(text)?.[1];
  if (
    named !== undefined &&
    !named
      .trim()
      .split(/\s+/)
      .some((word) => isPlain(wordAt(word)))
  )
    return { words: named.trim(), note };
  if (amount !== '')
    return { words: isPlain(wordAt(unit)) && unit !== '' ? (amount.split(' ')[0] ?? '') : amount, note };
  const rest = text
    .trim()
    .replace(/[.!?]+$/, '')
    .split(/\s+/)
    .filter(Boolean);
  const isName =
    rest.length < 3 &&
    rest.every((word) => !isPlain(wordAt(word)) && /^[a-z-]+$/i.test(word)) &&
    !/^\W*$/.test(text);
  return { words: isName && rest.every((word) => !people.includes(word)) ? rest.join(' ') : '', note };
}

/** 'A card' says no amount; 'one card' does. */
const plainOne = (one: Goods, text: string): Goods =>
  one.qty === '1' && !/\b(?:1|one)\b/i.test(text) ? { ...one, qty: '' } : one;

const EXCHANGES = /\b(?:swap|switch|replace|trade|exchange|sub|instead)\b/i;
/** 'Cashews for trail mix': the second says what the first is for. */
const withoutPurpose = (part: string, spans: readonly Span[]): Span[] =>
  EXCHANGES.test(part)
    ? [...spans]
    : spans.filter(
        ({ start }, at) =>
          at === 0 ||
          !/^ for (?:(?:the|my|our|his|her|their|some|a|[\p{L}'’]+s) )?$/iu.test(
            part.slice(spans[at - 1]?.end ?? 0, start),
          ),
      );

function ofPart(part: string, all: readonly Span[], people: readonly string[]): Goods[] {
  const spans = withoutPurpose(part, all);
  return spans.flatMap(({ start, end }, at) => {
    const before = leading(part.slice(spans[at - 1]?.end ?? 0, start), people);
    const behind = trailing(part.slice(end, spans[at + 1]?.start ?? part.length), people);
    // Words between two things belong to the second, an amount in front of 'of' too.
    const next = part.slice(end, spans[at + 1]?.start);
    const isOfNext = at + 1 < spans.length && (!/\d/.test(behind.words) || countsNext(next));
    const after = isOfNext ? { ...behind, words: '' } : behind;
    const taken = at > 0 ? trailing(part.slice(spans[at - 1]?.end ?? 0, start), people).words : '';
    const isTaken = before !== '' && /\d/.test(taken) && taken.endsWith(before);
    const remark = /^\s*(\([^)\d][^)]{1,40}\))/.exec(part.slice(end))?.[1];
    const name = part.slice(start, end);
    const one = oneOfGoods(`${isTaken ? '' : before} ${name} ${after.words}`.trim()) ?? {
      name: capital(name),
      qty: '',
    };
    const { qty } = plainOne(one, `${before} ${after.words}`);
    const called = remark === undefined ? one.name : `${one.name} ${remark}`;
    return [{ ...one, name: called, qty: [qty, after.note].filter(Boolean).join(' ') }];
  });
}

/** 'On the Costco list for Christmas' says what for. */
const PURPOSE = /^\s*for\s/i;

/** A thing that no list of foods knows; 'rolls for the party' are rolls, 'the oat one for Ben' is said of another thing. */
function unknown(part: string, names: readonly string[]): Goods[] {
  const words = trimmed((part.split(/(?<=\S)\s+for\s/i)[0] ?? '').trim().split(/\s+/));
  const said = words.join(' ');
  const one = oneOfGoods(said);
  const isOther =
    /^(?:the|a|an|of|some|more)?$/i.test(said) ||
    words.some((word) => isPlain(wordAt(word)) || /^ones?$/i.test(word)) ||
    names.some((name) => said.toLowerCase().includes(name.toLowerCase()));
  return !one || isOther || one.name.split(' ').length > MOST_WORDS ? [] : [plainOne(one, said)];
}

/** 'If H Mart has it' names a shop and a hope, nothing to buy. */
const CONDITION = /(\S+ \S+,?) (?:only )?(?:if|unless) [^,.;!?]*/gi;

/** Asks for tuna: 'how many cans of tuna'. */
const HOW_MANY = /\bhow (?:many|much) \p{L}{2,12} of /giu;

/** Sentences, without the words for the list. */
const sentencesOf = ({ text, slots }: Asked): string[] => {
  const lists = slots.lists.map(({ said }) => said);
  const plain = lists
    .reduce((words, said) => words.replace(said, ' list '), text)
    .replace(/\s+/g, ' ')
    .replace(/\blist list\b/g, 'list');
  return plain
    .replace(CONDITION, '$1 ')
    .replace(HOW_MANY, 'how many ')
    .replace(/\+ ?(?=\d)/g, ', ')
    .replace(/\blist\s*:/gi, 'list, ')
    .replace(LIST_PHRASE, ', ')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(Boolean);
};

const FILLER =
  /^(?:the|a|an|of|some|any|those|these|that|this|little|more|another|new|few|couple|pack|our|\d+)$/;

/** A list has no days: one that is named is said. */
const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|if|unless|without|except|not)$/;

/** Every word of a wish stands on its cards, by these texts of them, or says nothing of its own. */
export function isAllSaid({ text, slots }: Pick<Asked, 'text' | 'slots'>, texts: readonly string[]): boolean {
  const said = [...texts, ...slots.lists.flatMap((list) => [list.said, list.name])]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%'’]+/u);
  const own = new Set(said.flatMap((word) => [word, nameForm(word)]));
  const words = text.split(/[\s,;:!?()+&/]+/).map((word) => wordAt(word).replace(/\.$/, ''));
  return words.every(
    (word) =>
      (isPlain(word) && !DAY.test(word)) ||
      FILLER.test(word) ||
      own.has(word) ||
      own.has(nameForm(word)) ||
      word.split('-').every((part) => own.has(part)),
  );
}

/** 'A dozen mochi' counts things, whoever is called so. */
const isCounted = (text: string, name: string): boolean =>
  amountsIn(text).some(({ qty, at }) => {
    const behind = text.slice(at).toLowerCase();
    const place = behind.indexOf(name.toLowerCase());
    return (
      place > 0 &&
      wordsIn(behind.slice(0, place)) <= wordsIn(qty) + 1 &&
      !/\bfor\b/.test(behind.slice(0, place))
    );
  });
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const NONE: ReadonlySet<string> = new Set();
const ABOUT_SO_MUCH = /\((?:another|an? extra|extra|about|like|maybe) (?=\d)/gi;

/**
 * The things a wish names, in their order; `takesUnknown`: those that no list of foods knows, too. A bare amount said
 * later is that of the thing before it.
 */
export function thingsIn(heard: Asked, { takesUnknown = false } = {}): Goods[] {
  const asked = { ...heard, text: heard.text.replace(ABOUT_SO_MUCH, '(') };
  const { slots, chosen } = asked;
  const answer = chosen['items'] ?? chosen['what'];
  const goods = new Set(slots.goods.map(({ said }) => said.toLowerCase()));
  const named = [...slots.foods, ...slots.goods, ...slots.dishes, ...slots.medicines];
  const names = [...named.map((one) => one.said), ...longNames(asked.household.lists)];
  const people = slots.people.map(({ said }) => said).filter((said) => !isCounted(asked.text, said));
  const found = new Map<string, Goods>();
  const keep = (one: Goods) =>
    found.set(one.name.toLowerCase(), {
      ...one,
      qty: one.qty || (found.get(one.name.toLowerCase())?.qty ?? ''),
    });
  const sentences = sentencesOf(asked);
  if (typeof answer === 'string' && !asked.text.includes(answer)) sentences.push(answer);
  for (const sentence of sentences) {
    const isWish =
      sentence === answer ||
      (ACT.test(sentence) && !/\?\s*$/.test(sentence)) ||
      spansOf(sentence, names).length > 0;
    const isListed = sentence.split(/[,;\n]\s/).length > 2;
    for (const part of goodsParts(sentence)) {
      const spans = joinedSpans(part, spansOf(part, names), isListed ? NONE : goods);
      const words = trimmed(part.split(/\s+/))
        .join(' ')
        .replace(/[.!?]+$/, '');
      const amount = spans.length === 0 ? bareAmount(words) : undefined;
      const unit = amount?.split(' ')[1];
      const all = [...found.values()];
      // '3 bags' said later are those of the thing that came in bags.
      const counted = all.filter(({ qty }) => / \p{L}/u.test(qty));
      const last =
        all.findLast(({ qty }) => unit !== undefined && qty.includes(unit)) ??
        (unit === undefined && counted.length === 1 ? counted[0] : undefined) ??
        all.at(-1);
      // '4' of what came in cans is 4 cans.
      const kept = unit === undefined ? / \p{L}.*$/u.exec(last?.qty ?? '')?.[0] : undefined;
      if (amount !== undefined && last) keep({ ...last, qty: `${amount}${kept ?? ''}` });
      else if (spans.length > 0) for (const one of ofPart(part, spans, people)) keep(one);
      else if (takesUnknown && isWish && !PURPOSE.test(part))
        for (const one of unknown(part, [...people, ...slots.lists.map(({ name }) => name)])) keep(one);
    }
  }
  // Things of earlier messages whose words are not part of the text.
  const text = `${asked.text} ${typeof answer === 'string' ? answer : ''}`.toLowerCase();
  for (const { said } of [...slots.foods, ...slots.goods])
    if (
      !text.includes(said.toLowerCase()) &&
      ![...found.keys()].some((name) => name.includes(said.toLowerCase()))
    )
      keep({ name: capital(said), qty: '' });
  return [...found.values()];
}
