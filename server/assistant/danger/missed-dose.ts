// A dose that was left out: no poisoning, but a question for a pharmacist. Given later or twice, it is judged as ever.
import { frameMatches, framesOf } from './frame.ts';
import type { Tagged } from './lexicon.ts';

const MISSED = framesOf(`
missed|miss|misses|missing|forgot|forget|forgets|forgotten|skipped|skip|skips|overslept ..6 @med|@adultmed|dose|doses|pill|pills|medicine|medication|meds|insulin
@med|@adultmed|dose|doses|pill|pills|medicine|medication|meds|insulin ..4 (was|were|got|is|are) missed|forgotten|skipped
`);
const IN_EARNEST = framesOf(`
twice|double|doubled|again|extra|too|both|two|2|three|3|already|instead|wrong|mixed|swallowed|ate|chewed|drank|gone|overdos*|locked|cap|lid|shut|close|closed|away|up
missing ..2 from|out
`);

/** 'I forgot to give his keppra this morning', and nothing was swallowed too much or by somebody else. */
export const isMissedDose = (part: Tagged): boolean =>
  MISSED.some((frame) => frameMatches(frame, part)) && !IN_EARNEST.some((frame) => frameMatches(frame, part));
