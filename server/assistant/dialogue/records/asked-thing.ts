// The thing that a question asks of a record or a person: one of the fields that are known, or a thing by its own words.
import { isKindName, type KindName } from '#contract/kinds.ts';
import rows from '../../answers/stored/data/asked-fields.json' with { type: 'json' };
import { fold } from '../../text/fold-text.ts';

/** A field by the words that ask for it, those by which an answer tells it, and the intent that reads it. */
export interface AskedField {
  asks: RegExp;
  tells: RegExp;
  /** The kind of record that has the field. */
  kind: KindName;
  intent: string;
  /** The question in plain words. */
  plain: string;
}

const FIELDS: readonly AskedField[] = rows.flatMap(({ asks, tells, kind, ...row }) =>
  isKindName(kind) ? [{ ...row, kind, asks: new RegExp(asks), tells: new RegExp(tells, 'i') }] : [],
);

/** The field that a question asks for; undefined where it asks for none of them, or for several. */
export function fieldAsked(said: string): AskedField | undefined {
  const text = fold(said).trim();
  const found = FIELDS.filter(({ asks }) => asks.test(text));
  return found.length === 1 ? found[0] : undefined;
}

const END = '(?:(?:\\s|,)*(?:again|btw|by the way|now|these days|anyway|anyways|then|please|right))*\\W*$';
const KINDS_OF = 'size|kind|color|colour|brand|type|flavor|model|level|length|width';
/** 'What size shirt does he wear', "what's his locker number", 'does he do televisits', 'how many teeth has he lost'. */
const NAMES: readonly (readonly [RegExp, (one: string, other: string) => string])[] = [
  [
    new RegExp(
      `\\bwhat (${KINDS_OF})(?: of)? ((?:(?!(?:is|are|does|do|did|was|should|he|she|it)\\b)\\p{L}+ ){0,2})(?:is|are|does|do|did|was|should)\\b`,
      'u',
    ),
    (one, other) => [other.trim(), one].filter(Boolean).join(' '),
  ],
  [
    new RegExp(
      `\\bhow many ((?!(?:days|weeks|months|hours|minutes|times|more|other|else|left|of)\\b)\\p{L}+)\\b`,
      'u',
    ),
    (one) => (/^(?:has|have|did|does|do|is|are|was)$/.test(one) ? '' : `number of ${one}`),
  ],
  [
    new RegExp(
      `\\b(?:what|who) (?:is|are|was) (?:my|his|her|their|our|its|@)(?: the)? (\\p{L}+(?: \\p{L}+){0,2}?)${END}`,
      'u',
    ),
    (one) => one.replace(/s name$/, "'s name"),
  ],
];

/** The name of a thing that a question asks for, in its own words; `people` are the names it says. */
export function thingNamed(said: string, people: readonly string[]): string | undefined {
  const text = people.reduce(
    (line, name) =>
      line.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(fold(name))}(?:['’]?s)?(?!\\p{L})`, 'u'), '@'),
    fold(said).trim(),
  );
  for (const [pattern, naming] of NAMES) {
    const [, one = '', other = ''] = pattern.exec(text) ?? [];
    const name = one === '' ? '' : naming(one, other);
    if (name !== '') return name;
  }
  return undefined;
}
