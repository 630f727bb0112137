// Says a wish to Pip in several turns and at once: node bench/talk-pairs.ts <family.json> <pairs.txt>. Both have to end with the same
// records, or tell the same facts; each difference is printed. bench/talk/README.md describes the file.
import { readFileSync } from 'node:fs';
import type { Proposal } from '#contract/schemas/chat.ts';
import { addDays, instantOf } from '#rules/time/dates.ts';
import { openHome } from '#server/assistant/testing/home.ts';
import { enterFamily, readFamily, type FamilyFile } from './talk/family-file.ts';
import { differences, readStored } from './talk/stored.ts';

/** How many days before the talk the family is entered. */
const DAYS_KNOWN = 3;

interface End {
  /** The last answer. */
  text: string;
  /** Differences from before the talk. */
  stored: string[];
}

/** The end of a conversation in a new household; with `isHeld` its cards are approved only behind the last turn. */
async function endOf(family: FamilyFile, turns: readonly string[], isHeld: boolean): Promise<End> {
  const home = await openHome();
  const { timeZone, now } = family;
  home.clock.at = instantOf(`${addDays(now.slice(0, 10), -DAYS_KNOWN)}T09:00`, timeZone).getTime();
  const parent = await home.parent(family.parent, { timeZone });
  await enterFamily(parent, family);
  home.clock.at = instantOf(now, timeZone).getTime();
  const before = await readStored(parent.context);
  const id = await parent.begin();
  const waiting = async (): Promise<Proposal[]> =>
    (await parent.conversation(id)).messages
      .flatMap(({ metadata }) => metadata.proposals)
      .filter(({ status }) => status === 'pending');
  let text = '';
  for (const [at, said] of turns.entries()) {
    home.clock.at += 1000;
    text = (await parent.say(id, said)).content;
    if (isHeld && at < turns.length - 1) continue;
    for (const card of await waiting()) await parent.approve(card.id);
  }
  const stored = differences(before, await readStored(parent.context)).toSorted();
  await home.close();
  return { text, stored };
}

const FACT = /\d[\d:.,/]*\d|\d|(?<=[a-z,:“(*] )[A-Z]\p{L}+|\*\*[^*]+\*\*/gu;
/** Numbers and names of an answer: its wording varies. */
const factsOf = (text: string): string => [...new Set(text.match(FACT) ?? [])].toSorted().join(' ');

function isSameEnd(one: End, other: End): boolean {
  if (one.stored.length + other.stored.length > 0) return one.stored.join('\n') === other.stored.join('\n');
  return one.text === other.text || (factsOf(one.text) !== '' && factsOf(one.text) === factsOf(other.text));
}

const shown = ({ text, stored }: End): string =>
  stored.length > 0 ? stored.join('\n        ') : `“${text.replaceAll('\n', ' / ')}”`;

const [familyPath, pairsPath] = process.argv.slice(2);
if (familyPath === undefined || pairsPath === undefined) {
  console.error('Usage: node bench/talk-pairs.ts <family.json> <pairs.txt>');
  process.exit(1);
}
const family = readFamily(readFileSync(familyPath, 'utf8'));
const pairs = readFileSync(pairsPath, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [turns, whole] = line.split('=>').map((side) => side.trim());
    return turns && whole ? [{ turns: turns.split('|').map((said) => said.trim()), whole }] : [];
  });
let [same, all] = [0, 0];
for (const { turns, whole } of pairs) {
  const one = await endOf(family, [whole], true);
  // A question leaves no card that could wait.
  for (const isHeld of one.stored.length > 0 ? [true, false] : [true]) {
    all += 1;
    const several = await endOf(family, turns, isHeld);
    if (isSameEnd(several, one)) same += 1;
    else
      console.log(
        `✗ ${turns.join(' | ')} (${isHeld ? 'cards wait' : 'approved'})\n  ${whole}\n  in turns: ${shown(several)}\n  at once: ${shown(one)}\n`,
      );
  }
}
console.log(`${same} of ${all} end alike`);
