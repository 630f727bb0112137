// The sentences of each topic of a guide. Those of the second file teach the topics alone, not the intents; a sentence that
// it holds belongs to no other topic.
import more from '../examples/guide-topics-more.json' with { type: 'json' };
import topics from '../examples/guide-topics.json' with { type: 'json' };

type Topics = Readonly<Record<string, readonly string[]>>;

const FIRST: Topics = topics;
const MORE: Topics = more;
const taken = new Set(Object.values(MORE).flat());

export const GUIDE_TOPICS: Topics = Object.fromEntries(
  [...new Set([...Object.keys(FIRST), ...Object.keys(MORE)])].map((topic) => [
    topic,
    [...(FIRST[topic] ?? []).filter((sentence) => !taken.has(sentence)), ...(MORE[topic] ?? [])],
  ]),
);
