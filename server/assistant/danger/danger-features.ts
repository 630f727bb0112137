// Features of a part of a message for the learned model: its words and tags, with the family's names as one word.
import { featureRows } from '../learning/text-features.ts';
import type { Tagged } from './lexicon.ts';

const names = new Set(['member']);

export function dangerRows({ tokens, spans }: Tagged): Int32Array {
  const tags = spans.map((list) => list.toSorted((a, b) => b.length - a.length).map(({ tag }) => tag));
  const kin = new Map(
    tokens.flatMap((token, at) =>
      tags[at]?.some((tag) => names.has(tag))
        ? [[token, tags[at].includes('child') ? '@kid' : '@adult']]
        : [],
    ),
  );
  return featureRows({ tokens, tags }, (token) => kin.get(token));
}
