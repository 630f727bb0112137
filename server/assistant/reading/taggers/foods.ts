// Tags of foods, by the food lists, and of household goods.
import goods from '#rules/data/household-goods.json' with { type: 'json' };
import { lexicon } from '#rules/food/food-lexicon.ts';
import { isGroup } from '#rules/restrictions/restriction-names.ts';
import { nameForm } from '#rules/text/words.ts';
import dishes from '../data/usual-parts.json' with { type: 'json' };
import idioms from '../data/food-idioms.json' with { type: 'json' };
import moreGoods from '../data/more-goods.json' with { type: 'json' };
import { PhraseIndex } from '../phrases.ts';
import { isEnglish } from '../spelling.ts';
import type { Tag, Tagger } from '../tag.ts';
import type { Token } from '../tokens.ts';

const LONGEST = 5;
/** Foods whose name is an everyday word. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'can may will date dates roll rolls toast jam mint punch shot shots bar bars cup cups mix club chips pop cream ice hot roast rock stock stick sticks dip crush kid kids rose sage thyme time game lime love ginger basil pepper olive daisy hash wrap wraps water special base plain sub subs number one two fat seasoning meal meals dish dinner lunch breakfast supper snack snacks food foods recipe ingredient ingredients drink drinks set play mean bowl plate box pack bag free light fresh dry green red white black brown orange small large big whole long short sweet sour low high hard soft mom dad baby school doctor dentist party trip run lates off on in of all any no not day week'.split(
    ' ',
  ),
);

const index = new PhraseIndex<'goods'>();
/** Those of the second list are read only: no page needs them. */
for (const name of [...goods, ...moreGoods]) index.add(name, 'goods');

/** 'Driving me nuts' names no food. */
const idiomIndex = new PhraseIndex<'idiom'>();
for (const words of idioms) idiomIndex.add(words, 'idiom');

/** 'Jollof', 'chilaquiles': dishes that are known by what they are usually made with. */
const DISHES: ReadonlySet<string> = new Set(
  dishes
    .flatMap(({ names }) => names.split(', '))
    .filter((name) => !isEnglish(name) && !/\b(?:takeout|takeaway|food)\b/.test(name))
    .map(nameForm),
);

const isFood = (words: string): boolean => {
  const form = nameForm(words);
  return lexicon().names.has(form) || isGroup(form) || DISHES.has(form);
};

/** Everyday words that are a food behind a measure or an act of shopping: 'a pound of ginger', 'need pepper'. */
const KITCHEN: ReadonlySet<string> = new Set(
  'ginger basil pepper thyme sage mint rolls roll water ice lime limes dates chips roast toast jam olive cream wraps pop punch bars subs love'.split(
    ' ',
  ),
);
const MEASURE =
  /^(?:\d+(?:[.,]\d+)?|an?|some|more|two|three|four|five|six|dozen|half|lbs?|pounds?|oz|ounces?|kg|g|grams?|cups?|bunch(?:es)?|bags?|box(?:es)?|cans?|jars?|packs?|packets?|bottles?|cloves?|gallons?|liters?|loaf|loaves|tubs?|cartons?|fresh|ground|dried|frozen|whole|sliced|need|buy|got|get|bought|grab|add|and|no)$/;
const CONTAINER = /^(?:loaf|loaves|heads?|sticks?|bars?|rolls?|cups?|slices?|wraps?)$/;
function isMeasured(tokens: readonly Token[], at: number): boolean {
  if (!KITCHEN.has(tokens[at]?.word ?? '')) return false;
  const before = tokens[at - 1]?.word ?? '';
  return MEASURE.test(before === 'of' ? (tokens[at - 2]?.word ?? '') : before);
}

export const tagFoods: Tagger = ({ typed, tokens }) => {
  const tags = index.find(tokens).map(({ from, to, value: type }): Tag => ({
    type,
    from,
    to,
    value: typed.slice(tokens[from]?.start, tokens[to - 1]?.end),
    ids: [],
  }));
  const spoken = idiomIndex.find(tokens);
  for (let from = 0; from < tokens.length; from += 1) {
    if (spoken.some((idiom) => idiom.from <= from && from < idiom.to)) continue;
    for (let to = Math.min(tokens.length, from + LONGEST); to > from; to -= 1) {
      const run = tokens.slice(from, to);
      if (run.slice(1).some(({ before }) => /[,.;!?]/.test(before))) continue;
      const words = run.map(({ word }) => word).join(' ');
      if (run.length === 1 && EVERYDAY.has(words) && !isMeasured(tokens, from)) continue;
      if (/^\d+$/.test(words) || !isFood(words)) continue;
      // '2 loaves of bread' is bread.
      if (CONTAINER.test(words) && tokens[to]?.word === 'of') continue;
      tags.push({ type: 'food', from, to, value: typed.slice(run[0]?.start, run.at(-1)?.end), ids: [] });
      break;
    }
  }
  return tags;
};
