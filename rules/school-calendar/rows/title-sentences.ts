// Cuts the sentence off that a school prints behind the name of a day: 'Snow make-up days: They will be used if …'.
import { isTitle, trimTitle } from '../lines/line-titles.ts';
import { endsSentence, hasSentenceWord, sentenceWords } from '../lines/prose.ts';

/** Places at which a sentence may begin: a capital letter behind a colon, a full stop or a bracket. */
const BEGINNINGS = /[:.)]\s+(?=\p{Lu}\p{Ll}*\s)/gu;

/** Words of a sentence are in lower case; in a name, 'You Can Too', they are not. */
function isSentence(text: string): boolean {
  const found = sentenceWords(text);
  const lower = found.filter((word) => word === word.toLowerCase()).length;
  return lower > 0 && (found.length > 1 || endsSentence(text));
}

/** True for a name; its brackets may say anything. */
const isName = (text: string): boolean =>
  isTitle(text) && !hasSentenceWord(text.replaceAll(/\([^()]*\)/g, ''));

/** The name of a day without the sentence behind it. */
export function withoutSentence(title: string): string {
  for (const { index, 0: between } of title.matchAll(BEGINNINGS)) {
    const name = title.slice(0, index + (between.startsWith(')') ? 1 : 0));
    if (isName(name) && isSentence(title.slice(index + between.length))) return trimTitle(name);
  }
  return title;
}
