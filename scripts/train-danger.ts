// Trains the model of danger from server/assistant/danger/sentences and writes its weights: node scripts/train-danger.ts
import { writeFileSync } from 'node:fs';
import { WEIGHTS_FILE } from '#server/assistant/danger/danger-model.ts';
import { dangerSentences } from '#server/assistant/danger/training/corpus.ts';
import { samplesOf, sourcesOf, trainDanger } from '#server/assistant/danger/training/train-danger.ts';
import { encodeModel, rounded } from '#server/assistant/learning/model-file.ts';

const sentences = dangerSentences();
const file = encodeModel(rounded(trainDanger(samplesOf(sentences))), sourcesOf(sentences));
writeFileSync(WEIGHTS_FILE, file);
console.log(`${sentences.length} sentences, ${(file.length / 1000).toFixed(1)} kB of weights`);
