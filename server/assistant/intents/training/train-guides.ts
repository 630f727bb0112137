// Trains the models of guides: the topic of a question, and what a message changes about the guide before it.
import { createHash } from 'node:crypto';
import { followUpRows, topicRows } from '../../reading/guide-models.ts';
import careConcepts from '../../reading/data/care-concepts.json' with { type: 'json' };
import concepts from '../../reading/data/guide-concepts.json' with { type: 'json' };
import type { LinearModel } from '../../learning/linear-model.ts';
import { seededNumbers, trainLinear } from '../../learning/train-linear.ts';
import { tokensOf } from '../../reading/tokens.ts';
import care from '../examples/care-topics.json' with { type: 'json' };
import followUps from '../examples/guide-follow-ups.json' with { type: 'json' };
import { INTENTS } from '../table.ts';
import { GUIDE_TOPICS } from './guide-topics.ts';
import fillings from './fillings.json' with { type: 'json' };
import { filled } from './sentences.ts';

type Examples = Readonly<Record<string, readonly string[]>>;

const SETTINGS = { rounds: 8, step: 0.8, decay: 0.02 };
const FILLINGS = 3;
/** Of each other intent, so many sentences are no follow-up. */
const OTHERS = 8;
const OF_GUIDES = /^(?:routine|bedtime|parenting|activity|event|travel|repeat|menu_another|yes|no$)/;
const NAMES = new Set(fillings.person.flatMap((name) => tokensOf(name).map(({ word }) => word)));

/** Weight of a phrase that names a topic, beside a sentence about it. */
const PHRASE = 0.5;
const otherWishes = INTENTS.filter(({ name }) => !OF_GUIDES.test(name)).flatMap(({ templates }) =>
  templates.filter((_, at) => at % Math.ceil(templates.length / OTHERS) === 0),
);
const FOLLOW_UPS: Examples = { ...followUps, none: [...followUps.none, ...otherWishes] };

interface Trained {
  model: LinearModel;
  sources: string;
}

function trained(
  examples: Examples,
  phrases: Examples,
  rowsOf: (text: string, names: ReadonlySet<string>) => Int32Array,
): Trained {
  const labels = Object.keys(examples);
  const next = seededNumbers(5);
  const samples = labels.flatMap((name, label) => [
    ...(examples[name] ?? []).flatMap((template) =>
      Array.from({ length: template.includes('{') ? FILLINGS : 1 }, () => ({
        label,
        rows: rowsOf(filled(template, next), NAMES),
        weight: 1,
      })),
    ),
    ...(phrases[name] ?? []).map((phrase) => ({ label, rows: rowsOf(phrase, NAMES), weight: PHRASE })),
  ]);
  const sources = createHash('sha256').update(JSON.stringify([examples, phrases, SETTINGS]));
  return {
    model: trainLinear(labels, samples, SETTINGS),
    sources: sources.digest('hex').slice(0, 16),
  };
}

/** Phrases that name a topic, from the concepts of the guides. */
const PHRASES: Record<string, string[]> = {};
for (const { topic, phrases } of [...concepts, ...careConcepts])
  if (topic !== undefined) (PHRASES[topic] ??= []).push(...phrases.split(', '));

export const trainTopics = (): Trained => trained({ ...GUIDE_TOPICS, ...care }, PHRASES, topicRows);
export const trainFollowUps = (): Trained => trained(FOLLOW_UPS, {}, followUpRows);
