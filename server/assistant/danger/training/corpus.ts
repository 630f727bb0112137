// The sentences that the model of danger learns from: a file per kind, a heading '# scene', then one sentence a line.
import { readdirSync, readFileSync } from 'node:fs';
import { DANGER_LABELS } from '../danger-model.ts';

type Label = (typeof DANGER_LABELS)[number];

export interface Sentence {
  label: Label;
  /** File and heading; sentences of one scene resemble each other. */
  scene: string;
  text: string;
}

const FOLDER = new URL('../sentences/', import.meta.url);

const labelOf = (file: string): Label => {
  const kind = /^[a-z]+/.exec(file)?.[0];
  const label = DANGER_LABELS.find((known) => known === kind);
  if (label === undefined) throw new Error(`${file} is named after no kind of danger.`);
  return label;
};

const CHOICE = /\[([^\]]*)\]/g;

/**
 * The sentences of a line: '[a|b]' is a choice. Every choice is said at least once, with different partners on a second
 * pass where a line has several.
 */
function spelledOut(line: string): string[] {
  const choices = [...line.matchAll(CHOICE)].map(([, list = '']) => list.split('|'));
  const most = Math.max(1, ...choices.map(({ length }) => length));
  const passes = choices.length > 1 ? 2 : 1;
  return Array.from({ length: most * passes }, (_, at) => {
    let place = 0;
    return line.replace(CHOICE, () => {
      const said = choices[place] ?? [];
      const shift = place * Math.floor(at / most) * 2;
      place += 1;
      return said[(at + shift) % said.length] ?? '';
    });
  });
}

/** Every sentence of the files, in the order of their names. */
export function dangerSentences(): Sentence[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => {
      let scene = file;
      return readFileSync(new URL(file, FOLDER), 'utf8')
        .split('\n')
        .flatMap((line): Sentence[] => {
          if (line.startsWith('# ')) scene = `${file} ${line}`;
          if (line.trim() === '' || line.startsWith('#')) return [];
          return spelledOut(line).map((text) => ({ label: labelOf(file), scene, text }));
        });
    });
}
