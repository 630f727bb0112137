// Puffs of a rescue inhaler taken a second time: no poisoning, as a second dose of a swallowed medicine may be. Symptoms that
// stay after it are for a doctor, hard breathing an emergency (NHLBI, Asthma Action Plan: yellow and red zone).
import { frameMatches, framesOf } from './frame.ts';
import type { Tagged } from './lexicon.ts';

const AGAIN = framesOf(`
inhaler|puffer|albuterol|salbutamol|ventolin|nebulizer|neb|nebs ..4 twice|again|(two times)|(2 times)|(a second time)
twice|again|(two times)|(2 times) ..4 inhaler|puffer|albuterol|salbutamol|ventolin|nebulizer|neb|nebs
`);
/** Somebody else's, by mistake, more than twice, or beside something else that was swallowed. */
const NOT_PLAIN = framesOf(`
accident*|mistake|mistakenly|wrong|instead|(too much)|(too many)|overdos*|whole|entire|(it all)|(all of)|(all the)|empty|emptied|full|another|extra
shaking|shaky|heart|racing|hour|hours|minute|minutes|mins
ate|eaten|drank|swallow*|chew*|lick*|pill|pills|tablet|tablets|gummies|syrup|(two of)|(got into)|smell*|gas|fumes|@hazard|@adultmed
baby|toddler|sister|sisters|brother|brothers|playing|played
`);
const NO_BETTER = framesOf(`
still|not|keeps|worse|wakes|waking ..6 cough*|better|helping|helped|sleep
cough*|wheez* ..2 (all night)|(all day)|(all morning)|nonstop
`);

/** The danger of puffs taken twice: none, or one for a doctor where they did not help. Undefined where nothing of that is told. */
export function dangerOfPuffs(part: Tagged): 'none' | 'doctor' | undefined {
  const matches = (frames: typeof AGAIN) => frames.some((frame) => frameMatches(frame, part));
  if (!matches(AGAIN) || matches(NOT_PLAIN)) return undefined;
  return matches(NO_BETTER) ? 'doctor' : 'none';
}
