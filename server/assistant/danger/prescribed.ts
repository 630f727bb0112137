// A medicine that an office gave for an illness: 'she has strep and they gave her augmentin' tells of a prescription, and nobody
// swallowed anything by mistake.
import { frameMatches, framesOf } from './frame.ts';
import type { Tagged } from './lexicon.ts';

const PRESCRIBED = framesOf(`
(urgent care)|er|hospital|doctor|doctors|dr|doc|pediatrician|dentist|nurse|clinic|allergist ..3 gave|prescribed|started ..3 @med|antibiotic*|drops|ointment|cream|steroid*
uti|strep|infection|infections|bronchitis|pneumonia|sinusitis|(pink eye)|pinkeye|conjunctivitis|impetigo|cellulitis|croup|tonsillitis|lyme|(scarlet fever) ..6 they|she|he gave|prescribed ..3 @med|antibiotic*|drops|ointment|cream|steroid*
`);
const IN_EARNEST = framesOf(`
twice|double|doubled|again|extra|too|both|already|instead|wrong|mixed|mistake|mistakenly|accident*|swallow*|ate|chew*|drank|gone|overdos*|whole|entire|bottle|much|@number
now|after|since|rash|hives|itch*|swell*|swollen|puffy|breath*|wheez*|thr*|vomit*|puk*|dizzy|faint*|sleepy|drowsy|limp|seizure|shaking|cough*|allerg*|react*|not|sick|worse|help
my|your|grandma|grandpa|kid|kids|sister|sisters|brother|brothers|neighbor|sitter|daycare|toddler|baby|@hazard
`);
const LONGEST = 16;

/** True where a doctor's office gave somebody a medicine, and nothing else is told. */
export const isPrescribed = (part: Tagged): boolean =>
  part.tokens.length <= LONGEST &&
  PRESCRIBED.some((frame) => frameMatches(frame, part)) &&
  !IN_EARNEST.some((frame) => frameMatches(frame, part));
