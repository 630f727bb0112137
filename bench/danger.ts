// Judges danger recognition on a JSONL file of {text, family?, route|null}: node bench/danger.ts <file>. `family` has
// members and medicines as the server stores them; a route may be 'abuse|emergency'. Without a file: sentences left out
// in turn, by scene and by line, and the time of one judgement.
import { readFileSync } from 'node:fs';
import { findDanger, judgeDanger } from '#server/assistant/danger/danger.ts';
import { knownFamily, type StoredFamily } from '#server/assistant/danger/family.ts';
import { readForDanger } from '#server/assistant/danger/reading.ts';
import { dangerSentences, type Sentence } from '#server/assistant/danger/training/corpus.ts';
import { samplesOf, trainDanger } from '#server/assistant/danger/training/train-danger.ts';
import { TRAINING_FAMILY } from '#server/assistant/danger/training/variations.ts';
import { median } from './figures.ts';

interface Row {
  text: string;
  family?: StoredFamily;
  route: string | null;
}
const ROUTES: Record<string, string> = {
  911: 'emergency',
  allergy_reaction: 'allergy',
  crisis988: 'crisis',
  988: 'crisis',
  doctor_now: 'doctor',
};
/** The routes that are right for a row; none for a harmless one. */
const routesOf = ({ route }: Row): string[] =>
  route === null || route === 'none' ? [] : route.split('|').map((name) => ROUTES[name] ?? name);
const percent = (part: number, of: number): string =>
  `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;

function judgeFile(path: string): void {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const judged = rows.map((row) => ({ row, kind: findDanger(row.text, row.family)?.kind }));
  const dangers = judged.filter(({ row }) => routesOf(row).length > 0);
  const others = judged.filter(({ row }) => routesOf(row).length === 0);
  const right = dangers.filter(({ row, kind }) => kind !== undefined && routesOf(row).includes(kind));
  for (const { row, kind } of judged)
    if (kind === undefined ? routesOf(row).length > 0 : !routesOf(row).includes(kind))
      console.log(`  ${routesOf(row).join('|') || 'harmless'} → ${kind ?? 'nothing'}: ${row.text}`);
  console.log(`routed right ${percent(right.length, dangers.length)}`);
  console.log(`some danger ${percent(dangers.filter(({ kind }) => kind).length, dangers.length)}`);
  console.log(`false alarms ${percent(others.filter(({ kind }) => kind).length, others.length)}`);
}

const FOLDS = 5;

function crossValidate(
  name: string,
  sentences: readonly Sentence[],
  foldOf: (sentence: Sentence, at: number) => number,
) {
  const samples = samplesOf(sentences);
  const family = knownFamily(TRAINING_FAMILY);
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = sentences.map((sentence, at) => foldOf(sentence, at) % FOLDS === fold);
    const model = trainDanger(samples.filter((_s, at) => !isLeftOut[at]));
    return sentences
      .filter((_s, at) => isLeftOut[at])
      .map(({ label, text }) => ({
        label,
        kind: judgeDanger(readForDanger(text, family), family, model)?.kind,
      }));
  }).flat();
  const dangers = judged.filter(({ label }) => label !== 'harmless');
  const others = judged.filter(({ label }) => label === 'harmless');
  console.log(
    `${name} left out: routed right ${percent(dangers.filter(({ label, kind }) => label === kind).length, dangers.length)}, ` +
      `some danger ${percent(dangers.filter(({ kind }) => kind).length, dangers.length)}, ` +
      `false alarms ${percent(others.filter(({ kind }) => kind).length, others.length)}`,
  );
}

function timeOne(sentences: readonly Sentence[]): void {
  const times = sentences
    .filter((_, at) => at % 10 === 0)
    .map(({ text }) => {
      const start = performance.now();
      findDanger(text, TRAINING_FAMILY);
      return performance.now() - start;
    });
  console.log(`one judgement: median ${median(times).toFixed(2)} ms`);
}

const [path] = process.argv.slice(2);
if (path !== undefined) judgeFile(path);
else {
  const sentences = dangerSentences();
  const scenes = [...new Set(sentences.map(({ scene }) => scene))];
  timeOne(sentences);
  crossValidate('scenes', sentences, ({ scene }) => scenes.indexOf(scene) * 7);
  crossValidate('lines', sentences, (_, at) => at * 3);
}
