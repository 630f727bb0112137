// The words of a wish that name nothing, freed of those that only carry the sentence.
import type { Asked } from '../plan.ts';

const CARRYING = new Set(
  "a an the some any new this that it its is are was were be been am i we you he she they my our his her their your me us him them to of for in on at by from with and or but so also too as if then than just now again please pls plz thx thanks thank ok okay hi hey hello pip um uh oh btw can could would will should may might let lets do does did done has have had get gets got gave give given giving put puts add added adding save saved log logged logging note noted write wrote record recorded store stored track keep kept down jot enter new start starts started starting begin begins began take takes took taking need needs needed say says said told tells tell want wants wanted prescribed prescribe prescribes prescription doctor dr doc today there here about still back up out came come comes went go goes going going's med meds medicine pill history file chart entry number contact contacts phone email address office called name named who which what when where how s re ve d ll m t down in's quick one mark make set call down finally well already really actually just only even fix update change changed correct edit pls por favor por thats id ive im hes shes theyre theres whats lets wanna gonna sure kids fyi btw no not yes yeah nope sorry oops wait thing things stuff per instead".split(
    ' ',
  ),
);

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
export const isCarrying = (word: string): boolean => CARRYING.has(plain(word)) || plain(word) === '';

/** Runs of own words with the carrying ones taken off both ends; inside a run they stay. */
export const ownWords = (
  { slots }: Pick<Asked, 'slots'>,
  alsoCarrying: ReadonlySet<string> = new Set(),
): string[] =>
  slots.loose.flatMap((run) => {
    const words = run.trim().split(/\s+/);
    const drop = (word: string): boolean => isCarrying(word) || alsoCarrying.has(plain(word));
    const first = words.findIndex((word) => !drop(word));
    if (first === -1) return [];
    const last = words.findLastIndex((word) => !drop(word));
    return [words.slice(first, last + 1).join(' ')];
  });

/** Text of notes: the parts as sentences, 'For strep throat. With food.' */
export const asSentences = (parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.flatMap((part) => (part === undefined || part.trim() === '' ? [] : [part.trim()])))]
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1).replace(/[.\s]+$/, ''))
    .join('. ');
