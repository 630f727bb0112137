// 'What can I use instead of eggs?': stand-ins from the data file, without those that the family must not have.
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { wordingFor } from '../wording.ts';
import { adaptationIn, isOfDish, sayAdapted } from './adapted.ts';
import { formWords, type NamedRows } from '../named-rows.ts';
import { FOODS, judged, rowsFor, type Judged, type Row } from './stand-ins.ts';
import kitchenWords from './data/kitchen-words.json' with { type: 'json' };

/** Words before the food that is missing. */
const BEFORE_MISSING =
  'for|of|no|replace|without|have|any|need|besides|out|to|the|dont|version|like|swap|sub|substitute'.split(
    '|',
  );
const STRONG = kitchenWords.missing.map(nameForm);

/** 'Can I swap honey for sugar?' is about the one of the two that the other can stand in for. */
function isReversed(missing: NamedRows<Row>, found: readonly NamedRows<Row>[]): NamedRows<Row> | undefined {
  const standsIn = (one: NamedRows<Row>, other: NamedRows<Row>) =>
    other.rows.some(({ swap }) =>
      one.rows.some(({ names }) => names.split(', ').some((name) => nameForm(name) === nameForm(swap))),
    );
  return found.find((other) => other !== missing && !standsIn(other, missing) && standsIn(missing, other));
}

/** The food that is to be replaced: the one right behind 'instead of', 'no', 'out of'; else the first. */
function missingOf(text: string, found: readonly NamedRows<Row>[]): NamedRows<Row> | undefined {
  const words = formWords(text);
  const after = (cues: readonly string[]) =>
    found.find(({ from }) => cues.some((cue) => ` ${words.slice(0, from).join(' ')}`.endsWith(` ${cue}`)));
  return after(STRONG) ?? after(BEFORE_MISSING.slice(0, 2)) ?? found[0];
}

const WAYS = ['These stand in well.', 'This is what cooks use.', 'Any of these will do.'];
const lineOf = ({ swap, how, isUnsure }: Judged): string =>
  `- ${swap}, ${how}${isUnsure ? ' (read the label)' : ''}`;

/** Letters of a word that begins the name of a stand-in, at least one more. */
const SHORTEST = 3;

/** The stand-in that the parent asks about: 'can I use milk?'; the banana of 'banana bread' is none. */
function candidateOf(
  { slots }: Asked,
  text: string,
  { name }: NamedRows<Row>,
  swaps: readonly Judged[],
): Judged | undefined {
  const form = ` ${nameForm(text)} `;
  const others = [...slots.dishes, ...slots.foods].map(({ said }) => nameForm(said));
  const isPart = (swap: string): boolean =>
    others.some((one) => form.includes(` ${swap} ${one} `) || (one !== swap && holdsName(one, swap)));
  const isAsked = (swap: string): boolean => holdsName(form.trim(), swap) && !isPart(swap);
  const candidates = swaps.filter(({ swap }) => nameForm(swap) !== name);
  // 'Oil' is vegetable oil, where no stand-in is called just so.
  const lastOf = (swap: string): string => nameForm(swap).split(' ').at(-1) ?? '';
  // 'We have flax' is flaxseed.
  const isBegun = (swap: string): boolean =>
    form
      .split(' ')
      .some(
        (word) =>
          word.length > SHORTEST &&
          word !== nameForm(swap) &&
          nameForm(swap).startsWith(word) &&
          !nameForm(swap).startsWith(`${word} `),
      );
  return (
    candidates.find(({ swap }) => isAsked(nameForm(swap))) ??
    candidates.find(({ swap }) => isBegun(swap)) ??
    candidates.find(
      ({ swap }) => lastOf(swap) !== name && !name.endsWith(` ${lastOf(swap)}`) && isAsked(lastOf(swap)),
    )
  );
}

const USED =
  /\b(?:use|using|swap in|sub in|try|does|do)\s+(?:some |the |my |our )?(\p{L}[\p{L} -]{1,30}?)\s+(?:work )?(?:instead of|in place of|rather than)\b/iu;
/** A food that shall stand in and of which nothing is known: 'can I use hummus instead of the egg?' */
const otherNamed = (text: string, { name }: NamedRows<Row>): string | undefined => {
  const said = USED.exec(text)?.[1];
  return said === undefined ||
    nameForm(said) === name ||
    /\b(?:it|them|that|this|with)\b|^(?:i|we|you|one)\b/i.test(said)
    ? undefined
    : said;
};

/** 'Flax' is part of 'flaxseed'. */
const holdsPart = (swap: string, word: string): boolean =>
  word.length > 3 &&
  nameForm(swap)
    .split(' ')
    .some((one) => one.startsWith(word));

/** The stand-ins without those that the parent has said are not at home. */
const notAbsent = ({ chosen: { absent } }: Asked, found: readonly Row[]): Row[] =>
  found.filter(
    ({ swap }) =>
      typeof absent !== 'string' ||
      !nameForm(absent)
        .split(' ')
        .some((word) => holdsPart(swap, word)),
  );

const foodInUse = ({ food, use }: Row): string =>
  ({
    any: food,
    baking: `${food} in baking`,
    binding: `${food} as a binder`,
    breading: `${food} for breading`,
    breakfast: `${food} at breakfast`,
    cooking: `${food} in cooking`,
    spread: `${food} as a spread`,
    thicken: `${food} as a thickener`,
  })[use] ?? food;

/** 'Oat milk instead of regular': the usual one of the same kind. */
const USUAL =
  /\b(\p{L}+) (instead of|in place of|rather than|for) (?:the )?(?:regular|normal|usual|plain)(?: (?:one|kind|stuff))?(?=\W*$)/iu;

function unknownFood({ slots }: Asked): Plan {
  const name = slots.foods[0]?.said ?? slots.dishes[0]?.said;
  if (name === undefined) return { text: 'Which food do you want to replace?', asked: 'what' };
  return {
    text: `I have no stand-in for ${quoted(name)} written down, and I don't make one up. Tell me the dish and I'll look for one without it.`,
  };
}

/** The question with its answered part; 'what do I thicken it with' looks for another thickener than flour. */
function textOf({ chosen: { what }, text }: Asked): string {
  const said = typeof what === 'string' ? `${what} ${text}` : text;
  const isOfFlour = /\bthicken/i.test(said) && !/\bflour|starch/i.test(said);
  return (isOfFlour ? `${said} instead of flour` : said).replace(USUAL, '$1 $2 $1');
}

/** 'In place of milk and butter in mashed potatoes': the food behind the missing one. */
function alsoMissing({ text }: Asked, first: NamedRows<Row>, found: readonly NamedRows<Row>[]) {
  const words = formWords(text);
  return found.find(
    ({ from, name }) =>
      from === first.to + 1 && name !== first.name && /^(?:and|or)$/.test(words[first.to] ?? ''),
  );
}

/** Answers 'substitute for eggs in pancakes?', and for both of 'milk and butter'. */
export function answerSubstitute(asked: Asked): Plan {
  const found = FOODS.find(asked.text);
  const first = missingOf(asked.text, found);
  const other = first && asked.chosen['what'] === undefined && alsoMissing(asked, first, found);
  if (!other) return answerOne(asked);
  const rest = formWords(asked.text).slice(other.to).join(' ');
  const plans = [first, other].map(({ name }) =>
    answerOne({ ...asked, text: `instead of ${name} ${rest}`, said: `instead of ${name} ${rest}` }),
  );
  return { ...plans[0], text: paragraphs(...plans.map(({ text }) => text)) };
}

function answerOne(asked: Asked): Plan {
  const adaptation = adaptationIn(asked);
  if (adaptation && isOfDish(asked, adaptation)) return sayAdapted(asked, adaptation);
  const text = textOf(asked);
  // 'And instead of milk?' is about the milk alone.
  const own = FOODS.find(asked.said);
  const isNext = asked.said !== asked.text && own.length > 0;
  const found = isNext ? own : FOODS.find(text);
  const first = missingOf(isNext ? asked.said : text, found);
  const named = first && (isReversed(first, found) ?? first);
  const rowsOfUse = named ? rowsFor(named, text) : [];
  const [row] = rowsOfUse;
  if (!named || !row) return unknownFood(asked);
  const all = judged(notAbsent(asked, rowsOfUse), asked);
  if (all.length === 0)
    return { text: `I know no other stand-in for ${foodInUse(row)}. I'd pick a dish without ${row.food}.` };
  const fitting = all.filter(({ against }) => against === undefined);
  const leftOut = all.flatMap(({ against }) => against ?? []);
  const reads = [{ tool: 'listFamilyMembers', input: {} }];
  const without = leftOut.length > 0 ? `I left out ${listed(leftOut)}, because of what's stored.` : undefined;
  const candidate = candidateOf(asked, text, named, all);
  const other = candidate ? undefined : otherNamed(text, named);
  if (candidate?.against !== undefined)
    return {
      reads,
      text: paragraphs(
        `No, not ${candidate.against}, going by what's stored.`,
        fitting.length > 0 ? 'These fit instead.' : undefined,
        fitting.map(lineOf).join('\n'),
      ),
    };
  if (candidate)
    return {
      reads,
      text: paragraphs(`Yes, ${candidate.swap} works for ${row.food}, ${candidate.how}.`, without),
    };
  if (fitting.length === 0)
    return {
      reads,
      text: `For ${foodInUse(row)} I know ${listed(
        all.map(({ swap }) => swap),
        'or',
      )}, and each of them is against something stored. I'd pick a dish without ${row.food}.`,
    };
  return {
    reads,
    text: paragraphs(
      other === undefined
        ? `${capital(foodInUse(row))}? ${wordingFor(asked.text, WAYS)}`
        : `I don't know ${quoted(other)} as a stand-in for ${foodInUse(row)}. These are the usual ones.`,
      fitting.map(lineOf).join('\n'),
      without,
    ),
  };
}
