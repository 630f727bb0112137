// Trains the models of intents and of guides from server/assistant/intents and writes their weights:
// node scripts/train-intents.ts
import { writeFileSync } from 'node:fs';
import {
  intentSamples,
  intentSources,
  trainIntents,
} from '#server/assistant/intents/training/train-intents.ts';
import { topicWords } from '#server/assistant/intents/training/topic-words.ts';
import { trainFollowUps, trainTopics } from '#server/assistant/intents/training/train-guides.ts';
import { FOLLOW_UP_WEIGHTS_FILE, TOPIC_WEIGHTS_FILE } from '#server/assistant/reading/guide-models.ts';
import { TOPIC_WORDS_FILE } from '#server/assistant/reading/topic-support.ts';
import { FILLINGS_EACH, intentSentences } from '#server/assistant/intents/training/sentences.ts';
import { encodeModel, rounded } from '#server/assistant/learning/model-file.ts';
import { INTENT_WEIGHTS_FILE } from '#server/assistant/reading/intent-model.ts';

const sentences = intentSentences(FILLINGS_EACH);
const samples = intentSamples(sentences);
const file = encodeModel(rounded(trainIntents(samples)), intentSources(sentences));
writeFileSync(INTENT_WEIGHTS_FILE, file);
console.log(`${samples.length} sentences, ${(file.length / 1000).toFixed(1)} kB of weights`);
for (const [name, target, { model, sources }] of [
  ['topics', TOPIC_WEIGHTS_FILE, trainTopics()],
  ['follow-ups', FOLLOW_UP_WEIGHTS_FILE, trainFollowUps()],
] as const) {
  const weights = encodeModel(rounded(model), sources);
  writeFileSync(target, weights);
  console.log(`guides, ${name}: ${(weights.length / 1000).toFixed(1)} kB of weights`);
}
writeFileSync(TOPIC_WORDS_FILE, `${JSON.stringify(topicWords(), null, 2)}\n`);
