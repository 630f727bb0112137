// The learned models of guides: what a question is about, and how a message changes the guide given before it.
import { readFileSync } from 'node:fs';
import { sharesOf, type LinearModel, type SparseModel } from '../learning/linear-model.ts';
import { decodeModel } from '../learning/model-file.ts';
import { featureRows } from '../learning/text-features.ts';
import { tokensOf } from './tokens.ts';
import { stem, withPlainSayings, wordsOf } from '../text/fold-text.ts';
import careConcepts from './data/care-concepts.json' with { type: 'json' };
import concepts from './data/guide-concepts.json' with { type: 'json' };
import commonWords from './data/common-words.json' with { type: 'json' };

export const TOPIC_WEIGHTS_FILE = new URL('./data/guide-topic-weights.bin', import.meta.url);
export const FOLLOW_UP_WEIGHTS_FILE = new URL('./data/guide-follow-up-weights.bin', import.meta.url);

interface Ranked {
  label: string;
  /** From 0 to 1. */
  share: number;
}

const LONGEST_PHRASE = 5;
/** Words that most questions have, whatever they are about. */
const SAID_ANYWHERE: ReadonlySet<string> = new Set(commonWords.words.split(' ').map(stem));

/** Phrases by their stems, with what they speak of. */
const CONCEPTS = new Map<string, string[]>();
for (const { concept, phrases } of [...concepts, ...careConcepts])
  for (const phrase of phrases.split(', ')) {
    const key = wordsOf(phrase).map(stem).join(' ');
    CONCEPTS.set(key, [...(CONCEPTS.get(key) ?? []), concept]);
  }

/** Phrases that begin at a word, the longest first, with their length. */
function conceptsAt(stems: readonly string[], from: number): { names: string[]; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - from); length > 0; length -= 1) {
    const names = CONCEPTS.get(stems.slice(from, from + length).join(' '));
    if (names) return { names, length };
  }
  return undefined;
}

/** The rows of the topics' table for a text: its words of content, and what they speak of. */
export function topicRows(text: string, names: ReadonlySet<string>): Int32Array {
  const words = wordsOf(text).map((word) => (names.has(word) ? '@person' : stem(word)));
  const tokens: string[] = [];
  const tags: string[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = conceptsAt(words, at);
    const word = words[at] ?? '';
    if (!found && SAID_ANYWHERE.has(word)) continue;
    tokens.push(word);
    tags.push(found?.names ?? []);
    // Single words of a phrase speak of something, too: 'scared' of 'scared of the dark'.
    if (found)
      for (let inner = at + 1; inner < at + found.length; inner += 1) {
        tokens.push(words[inner] ?? '');
        tags.push(conceptsAt(words, inner)?.names ?? []);
      }
    at += (found?.length ?? 1) - 1;
  }
  return featureRows({ tokens, tags }, (word) => (word.startsWith('@') ? word : undefined));
}

/** The rows of the follow-ups' table for a text. */
export function followUpRows(text: string, names: ReadonlySet<string>): Int32Array {
  const words = tokensOf(text).map(({ word }) => (names.has(word) ? '@person' : word));
  return featureRows({ tokens: words, tags: [] }, (word) => (word.startsWith('@') ? word : undefined));
}

const loaded = new Map<string, LinearModel | SparseModel>();

function ranked(file: URL, rows: Int32Array, weightOf: (label: string) => number): Ranked[] {
  const model = loaded.get(file.href) ?? decodeModel(readFileSync(file));
  loaded.set(file.href, model);
  const shares = sharesOf(model, rows);
  const weighed = model.labels.map((label, at) => ({ label, share: (shares[at] ?? 0) * weightOf(label) }));
  const sum = weighed.reduce((total, { share }) => total + share, 0) || 1;
  return weighed
    .map(({ label, share }) => ({ label, share: share / sum }))
    .toSorted((one, other) => other.share - one.share);
}

/** The topics of a question, the likeliest first. `weightOf` says how well a topic goes with what else is known. */
export const rankTopics = (
  text: string,
  names: ReadonlySet<string>,
  weightOf: (topic: string) => number,
): Ranked[] => ranked(TOPIC_WEIGHTS_FILE, topicRows(withPlainSayings(text), names), weightOf);

/** How a message goes on about a guide, the likeliest first; 'none' when it is a wish of its own. */
export const rankFollowUps = (text: string, names: ReadonlySet<string>): Ranked[] =>
  ranked(FOLLOW_UP_WEIGHTS_FILE, followUpRows(text, names), () => 1);
