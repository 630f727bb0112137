// Marks sentences and paragraphs: dates that they mention are not entries of a calendar.
import { heightOf, overlapX } from '../layout/geometry.ts';
import { LineIndex } from './line-index.ts';
import { columnEnd, isWrapped } from './line-wrap.ts';
import type { PageLine } from './page-lines.ts';

/** Words of sentences, which entries of a calendar rarely have. */
const SENTENCE_WORDS =
  /\b(?:will|shall|must|should|would|could|can|please|we|our|us|you|your|they|their|them|he|she|his|her|who|which|that|this|these|those|if|when|where|while|is|are|was|were|be|been|has|have|had|each|any|every|such|also|because|than|not|than|wird|werden|ist|sind|war|bitte|wir|unser\w*|sie|ihr\w*|dass|wenn|können|müssen|haben|hat|nous|notre|nos|vous|votre|vos|est|sont|sera|seront|qui|que|dont|ils|elles|veuillez|nuestr\w*|usted\w*|es|son|será|serán|que|favor|sus)\b/giu;
const words = (text: string): number => text.split(' ').length;
/** 'May' is a month. */
export const sentenceWords = (text: string): string[] => [
  ...(text.match(SENTENCE_WORDS) ?? []),
  ...(text.match(/\bmay\b/g) ?? []),
];
const hits = (text: string): number => sentenceWords(text).length;
export const hasSentenceWord = (text: string): boolean => hits(text) > 0;
export const endsSentence = (text: string): boolean => /[.!?]['"”)]?$/.test(text);

/** An entry at the start of a line, tied to its title by a separator or a capital letter. */
function isListItem(line: PageLine): boolean {
  const [first] = line.expressions;
  if (
    line.role !== 'event' ||
    !first ||
    /\p{L}/u.test(line.text.slice(0, first.start).replace(/^\P{L}*(?:from|vom|du|del|le|am|on)\b/iu, ''))
  )
    return false;
  return /^\s*(?:[:–—|-]|[.,]?\s*[\p{Lu}"“(])/u.test(line.text.slice(first.end)) && !/^on\b/i.test(line.text);
}

/** Groups lines that follow each other like those of a paragraph. */
function paragraphsOf(lines: readonly PageLine[]): PageLine[][] {
  const index = new LineIndex(lines);
  const blocks: PageLine[][] = [];
  const open: PageLine[][] = [];
  for (const line of lines.toSorted((one, two) => one.top - two.top)) {
    const height = heightOf(line);
    while (open.length > 12) open.shift();
    const block = open.findLast((one) => {
      const last = one.at(-1);
      if (!last) return false;
      const gap = line.top - last.bottom;
      const isSame = Math.abs(heightOf(last) - height) < 0.3 * height;
      return (
        isSame &&
        gap > -0.4 * height &&
        gap < 0.9 * height &&
        Math.abs(last.left - line.left) < 3 * height &&
        overlapX(last, line) > 0 &&
        isWrapped(last, line, columnEnd(last, index))
      );
    });
    const last = block?.at(-1);
    const startsItem =
      last !== undefined &&
      isListItem(line) &&
      (endsSentence(last.text) || words(last.text) < 7 || isListItem(block?.[0] ?? last));
    if (block && !startsItem) {
      block.push(line);
      continue;
    }
    if (block) open.splice(open.indexOf(block), 1);
    const started = [line];
    blocks.push(started);
    open.push(started);
  }
  return blocks;
}

function isProse(block: readonly PageLine[]): boolean {
  const text = block.map((line) => line.text).join(' ');
  const count = words(text);
  const found = hits(text);
  const [first] = block;
  if (first && isListItem(first)) return false;
  if (block.length === 1)
    return (count >= 7 && found >= 1 && endsSentence(text)) || (count >= 12 && found >= 2);
  const full = block.slice(0, -1);
  const average = full.reduce((sum, line) => sum + words(line.text), 0) / full.length;
  const sentences = endsSentence(text) || /[.!?] \p{Lu}/u.test(text);
  return average >= 5.5 && found >= 2 && found / count > 0.05 && (sentences || found / count > 0.12);
}

/** Marks the lines of sentences and paragraphs. */
export function markProse(lines: readonly PageLine[]): void {
  const own = lines.filter(({ role }) => role !== 'month');
  for (const block of paragraphsOf(own)) {
    if (isProse(block)) for (const line of block) line.prose = true;
  }
}
