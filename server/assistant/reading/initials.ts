// Writes out an initial that stands for one member of the family: 'does T take his pill', "raise T's dose".
import { fold } from '../text/fold-text.ts';
import type { Household } from './household.ts';

/** 'I' and 'A' are words. Letters of other things stand behind their word, and 'J.' before a name. */
const INITIAL =
  /(?<![\p{L}\p{N}'’.&/-])(?<!\b(?:vitamin|room|plan|grade|group|hepatitis|hep|type|section|size|part|gate|lot|team|class|building|option|row|street|drops?|highway) )([B-HJ-Z])(?=(?:['’]?s)?(?![\p{L}\p{N}'’.&/-])(?! (?:scores?|shirts?|cells?|rays?|tests?|pen|squad|team|bar|cups?|bones?|strap)\b))/gu;

/** A writer for one family; a message all in capitals stays as typed. */
export function initialsFor({
  members,
  lists = [],
}: Pick<Household, 'members'> & Partial<Pick<Household, 'lists'>>): (typed: string) => string {
  const called = new Map<string, string[]>();
  for (const { name } of members) {
    const [first = ''] = name.split(' ');
    const letter = fold(first).charAt(0).toUpperCase();
    called.set(letter, [...(called.get(letter) ?? []), first]);
  }
  // 'H Mart' is a list of that name.
  const titles = lists.map(({ title }) => fold(title)).filter((title) => /(?:^| )\p{L}(?: |$)/u.test(title));
  const isOfTitle = (typed: string, at: number): boolean =>
    titles.some((title) => {
      const start = fold(typed).indexOf(title);
      return start >= 0 && start <= at && at < start + title.length;
    });
  return (typed) =>
    /\p{Ll}/u.test(typed)
      ? typed.replace(INITIAL, (letter: string, _, at: number) => {
          if (isOfTitle(typed, at)) return letter;
          const [first, ...others] = called.get(letter) ?? [];
          return first === undefined || others.length > 0 ? letter : first;
        })
      : typed;
}
