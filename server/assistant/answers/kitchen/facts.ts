// 'Do I rinse the chicken', 'my rice is always mushy': facts of the kitchen that need no amount, from the data file (USDA, FDA, CDC).
import { fold } from '../../text/fold-text.ts';
import amounts from './data/facts-amounts.json' with { type: 'json' };
import baby from './data/facts-baby.json' with { type: 'json' };
import cooking from './data/facts-cooking.json' with { type: 'json' };
import keeping from './data/facts-keeping.json' with { type: 'json' };
import rows from './data/facts.json' with { type: 'json' };

interface Row {
  /** Stands in the folded message; `and` too where there is one, `not` must not. */
  said: string;
  and?: string;
  not?: string;
  says: string;
}

const words = (list: string): RegExp => new RegExp(`(?<!\\w)(?:${list})(?!\\w)`);
const read = (all: readonly Row[]) =>
  all.map(({ said, and, not, says }) => ({
    said: words(said),
    and: and === undefined ? undefined : words(and),
    not: not === undefined ? undefined : words(not),
    says,
  }));
const BABY = read(baby);
/** Rows whose words leave no doubt, whatever else a message is taken for. */
const SURE = [...BABY, ...read(cooking), ...read(keeping), ...read(amounts)];
const FACTS = read(rows);
/** A question, or trouble that is told. */
const ASKS =
  /\?|\b(?:do|does|should|shall|can|could|may|is|are|how|what|why|when|which|where|ok|okay|safe|need to|always|keeps?|came out|turned out|comes out|too|help|again|every time|still|wont|won't|without soaking|not soaked|no soak(?:ing)?|forgot|oops|fix|ideas|tips|how|any way|half of|equals?|makes|age|when|shrank|shrunk|cracked|curdled|split|seized|burn(?:ed|t)|stuck|soggy|lumpy|runny|grainy|mushy|overcooked|found an?|dropped|explod\w*|popped|dripped|leaked|instead of|ajar|unplugged|was off|by (?:accident|mistake)|accidentally|moldy)\b/;

const SPOKEN_OF = /\b(?:mine|it|they|them|that|this)\b/;

type Fact = (typeof FACTS)[number];

const findIn = (facts: readonly Fact[], text: string): string | undefined =>
  ASKS.test(text)
    ? facts.find(
        (row) => row.said.test(text) && row.and?.test(text) !== false && row.not?.test(text) !== true,
      )?.says
    : undefined;

/** Asked for its figures, a food has none here. */
const FIGURES = /\b(?:calories|carbs?|carbohydrates|protein|fiber|potassium|nutrients?|glycemic)\b/;
/** The fact that the words of a message ask for beyond doubt. */
export function sureFactIn(said: string): string | undefined {
  const text = fold(said);
  return FIGURES.test(text) ? undefined : findIn(SURE, text);
}

/** True for a question about what a baby eats or drinks. */
export const isOfBaby = (said: string): boolean => findIn(BABY, fold(said)) !== undefined;

/** The first fact that a message asks for, of the dish spoken of where it names none; undefined where none is for it. */
export function factIn(said: string, dish = ''): string | undefined {
  const own = fold(said);
  const text = SPOKEN_OF.test(own) ? `${fold(dish)} ${own}` : own;
  return sureFactIn(said) ?? findIn(FACTS, text);
}
