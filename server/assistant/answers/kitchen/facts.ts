// 'Do I rinse the chicken', 'my rice is always mushy': facts of the kitchen that need no amount, from the data file (USDA, FDA, CDC).
import { fold } from '../../text/fold-text.ts';
import rows from './data/facts.json' with { type: 'json' };

interface Row {
  /** Stands in the folded message; `and` too where there is one, `not` must not. */
  said: string;
  and?: string;
  not?: string;
  says: string;
}

const words = (list: string): RegExp => new RegExp(`(?<!\\w)(?:${list})(?!\\w)`);
const ROWS: readonly Row[] = rows;
const FACTS = ROWS.map(({ said, and, not, says }) => ({
  said: words(said),
  and: and === undefined ? undefined : words(and),
  not: not === undefined ? undefined : words(not),
  says,
}));
/** A question, or trouble that is told. */
const ASKS =
  /\?|\b(?:do|does|should|shall|can|could|may|is|are|how|what|why|when|which|where|ok|okay|safe|need to|always|keeps?|came out|turned out|comes out|too|help|again|every time|still|wont|won't|without soaking|not soaked|no soak(?:ing)?|forgot)\b/;

const SPOKEN_OF = /\b(?:mine|it|they|them|that|this)\b/;

/** The first fact that a message asks for, of the dish spoken of where it names none; undefined where none is for it. */
export function factIn(said: string, dish = ''): string | undefined {
  const own = fold(said);
  const text = SPOKEN_OF.test(own) ? `${fold(dish)} ${own}` : own;
  if (!ASKS.test(text)) return undefined;
  return FACTS.find(
    (row) => row.said.test(text) && row.and?.test(text) !== false && row.not?.test(text) !== true,
  )?.says;
}
