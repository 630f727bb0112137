// The words of content that the sentences of each topic and each intent say, by which a guess is checked.
import careConcepts from '../../reading/data/care-concepts.json' with { type: 'json' };
import concepts from '../../reading/data/guide-concepts.json' with { type: 'json' };
import { contentOf } from '../../reading/topic-support.ts';
import care from '../examples/care-topics.json' with { type: 'json' };
import { INTENTS } from '../table.ts';
import { EXAMPLES } from './examples.ts';
import { GUIDE_TOPICS } from './guide-topics.ts';

/** Stems said once, and stems said more often, each in one line. */
type Words = Record<string, readonly [once: string, often: string]>;

const OF_GUIDES =
  /^(?:parenting_ask|activity_ask|routine_ask|bedtime_ask|event_plan|travel_pack|medical_advice)$/;
const NOBODY: ReadonlySet<string> = new Set();

function counted(sentences: readonly string[], phrases: readonly string[]): [string, string] {
  const counts = new Map<string, number>();
  for (const [texts, weight] of [
    [sentences, 1],
    [phrases, 2],
  ] as const)
    for (const text of texts)
      for (const word of contentOf(text.replace(/\{\w+\}/g, ' '), NOBODY))
        counts.set(word, (counts.get(word) ?? 0) + weight);
  const said = (isOften: boolean): string =>
    [...counts]
      .filter(([, count]) => count > 1 === isOften)
      .map(([word]) => word)
      .toSorted()
      .join(' ');
  return [said(false), said(true)];
}

export function topicWords(): { topics: Words; intents: Words } {
  const phrases: Record<string, string[]> = {};
  for (const { topic, phrases: named } of [...concepts, ...careConcepts])
    if (topic !== undefined) (phrases[topic] ??= []).push(...named.split(', '));
  const ofTopics = Object.entries({ ...GUIDE_TOPICS, ...care }).map(
    ([topic, sentences]) => [topic, counted(sentences, phrases[topic] ?? [])] as const,
  );
  // Of an intent with hundreds of sentences, a word said once is chance.
  const ofIntents = INTENTS.filter(({ name }) => !OF_GUIDES.test(name)).map(({ name, templates }) => {
    const [, often] = counted([...new Set([...templates, ...(EXAMPLES[name] ?? [])])], []);
    return [name, ['', often]] as const;
  });
  return { topics: Object.fromEntries(ofTopics), intents: Object.fromEntries(ofIntents) };
}
