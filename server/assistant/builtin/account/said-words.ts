// Words of a wish that a card may hold in another form: kinds of visits and vaccines, relations, diets, rhythms.
import visits from '../../reading/data/visits.json' with { type: 'json' };
import words from '../../reading/data/words.json' with { type: 'json' };
import { PhraseIndex } from '../../reading/phrases.ts';
import { tagPatterns } from '../../reading/taggers/patterns.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { VISITS } from '../../reading/visit-kinds.ts';
import { wordsOf } from '../../text/fold-text.ts';

interface Kind {
  title: string;
  words: string[];
  specialty?: string[];
  contact?: string;
}

const KINDS = new PhraseIndex<Kind>();
for (const kind of [...VISITS, ...visits.vaccines]) for (const phrase of kind.words) KINDS.add(phrase, kind);

/** The kinds of visit or vaccine that folded words speak of, and whether a record's folded text is of that kind. */
export const visitsIn = (line: string): { words: string[]; isIn: (record: string) => boolean }[] => {
  const tokens = tokensOf(line);
  return KINDS.find(tokens).map(
    ({ from, to, value: { title, words: phrases, specialty = [], contact } }) => ({
      words: tokens.slice(from, to).map(({ word }) => word),
      isIn: (record) =>
        [...phrases, wordsOf(title).join(' '), ...(contact ? [contact] : [])].some((phrase) =>
          record.includes(` ${phrase} `),
        ) || specialty.some((beginning) => record.includes(` ${beginning}`)),
    }),
  );
};

const RELATIONS = new Map(
  Object.entries(words.relations).flatMap(([relation, phrases]) =>
    phrases.map((phrase) => [phrase, relation] as const),
  ),
);
/** How somebody is related to the parent, from a folded word. */
export const relationIn = (word: string): string | undefined =>
  RELATIONS.get(word) ?? RELATIONS.get(word.replace(/s$/, ''));

const DIETS = new Set(words.diets);
/** Ways of eating in folded words. */
export const dietsIn = (line: string): string[] =>
  [...DIETS].filter((diet) => ` ${line} `.includes(` ${diet} `));

/** How often, when it is one of the ways the records know. */
export const frequencyIn = (line: string): string | undefined =>
  tagPatterns({ typed: line, tokens: tokensOf(line) }).find(({ type }) => type === 'frequency')?.value;

/** True when a length in days or weeks is said: 'for ten days'. */
export const saysLength = (line: string): boolean =>
  /\bfor (?:\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten) (?:more )?(?:days?|weeks?|months?)\b/.test(
    line,
  );
