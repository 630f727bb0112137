// Sentences that the model of intents learns from: every template with several fillings, some with the small words and
// slips of the finger that parents' messages have.
import fillings from './fillings.json' with { type: 'json' };
import { seededNumbers } from '../../learning/train-linear.ts';
import { INTENTS, INTENT_NAMES } from '../table.ts';
import { EXAMPLES } from './examples.ts';
import told from './sentences.json' with { type: 'json' };

export interface IntentSentence {
  intent: string;
  text: string;
}

const VALUES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(fillings).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
);
/** Fillings of each template that the model learns from. */
export const FILLINGS_EACH = 4;
const PLACEHOLDER = /\{(\w+)\}/g;
const LEADS = told.leads;
const TAILS = [' pls', ' please', ' thanks', ' asap', ' thx', ' ok?', ' when you can', '!!', '...'];
/** Words a parent tells before a wish, or behind it; they want nothing of their own. */
const STORIES = told.stories;
const ENDS = told.ends;
/** Words that a hurried message leaves out. */
const SMALL = /\b(?:the|a|an|my|our|please|to the|is|are|of) /g;
const LEAD_SHARE = 0.14;
const STORY_SHARE = 0.06;
const TAIL_SHARE = 0.1;
const END_SHARE = 0.05;
const TERSE_SHARE = 0.1;
const SLIP_SHARE = 0.12;
const SHORTEST_WISH = 4;

/** One filling of a template; throws for a placeholder that has no values. */
export function filled(template: string, next: () => number): string {
  const text = template.replace(PLACEHOLDER, (whole, name: string) => {
    const values = VALUES[name];
    if (values === undefined) throw new Error(`Nothing is known to put in place of ${whole}: ${template}`);
    return values[Math.floor(next() * values.length)] ?? '';
  });
  // 'the the eye doctor', 'the target list list'
  return text.replace(/\b(the|a|list|my) (?:the |my )?\1\b/g, '$1');
}

/** One word with two letters swapped, or one left out. */
function withSlip(text: string, next: () => number): string {
  const words = text.split(' ');
  const at = Math.floor(next() * words.length);
  const word = words[at] ?? '';
  if (!/^[a-z]{5,}$/.test(word)) return text;
  const place = 1 + Math.floor(next() * (word.length - 2));
  const swapped = `${word.slice(0, place)}${word[place + 1] ?? ''}${word[place] ?? ''}${word.slice(place + 2)}`;
  const shorter = word.slice(0, place) + word.slice(place + 1);
  return words.with(at, next() < 0.5 ? swapped : shorter).join(' ');
}

function dressed(text: string, next: () => number): string {
  let said = text;
  const oneOf = (texts: readonly string[]): string => texts[Math.floor(next() * texts.length)] ?? '';
  const isWish = text.split(' ').length >= SHORTEST_WISH;
  if (isWish && next() < TERSE_SHARE) said = said.replaceAll(SMALL, '');
  if (next() < LEAD_SHARE) said = oneOf(LEADS) + said;
  else if (isWish && next() < STORY_SHARE) said = oneOf(STORIES) + said;
  if (next() < TAIL_SHARE) said += oneOf(TAILS);
  else if (isWish && next() < END_SHARE) said += oneOf(ENDS);
  return next() < SLIP_SHARE ? withSlip(said, next) : said;
}

/** Look-alikes that name their intent are examples of it; 'none' is nothing that Pip does. */
const labelled = (line: string): IntentSentence | undefined => {
  const [text = '', named = ''] = line.split(' => ');
  const intent = named === 'none' ? 'out_of_scope' : named;
  return INTENT_NAMES.includes(intent) ? { intent, text } : undefined;
};

/** The sentences, `each` fillings of every template; the same numbers give the same sentences. */
export function intentSentences(each: number, seed = 11): IntentSentence[] {
  const next = seededNumbers(seed);
  const sentences: IntentSentence[] = [];
  for (const { name, templates, lookAlikes } of INTENTS) {
    for (const template of [...templates, ...(EXAMPLES[name] ?? [])]) {
      const texts = new Set<string>();
      const count = template.includes('{') ? each : Math.ceil(each / 2);
      for (let at = 0; at < count; at += 1) texts.add(dressed(filled(template, next), next));
      for (const text of texts) sentences.push({ intent: name, text });
    }
    for (const line of lookAlikes) {
      const own = labelled(line);
      if (own)
        for (let at = 0; at < 2; at += 1)
          sentences.push({ intent: own.intent, text: dressed(filled(own.text, next), next) });
    }
  }
  return sentences;
}
