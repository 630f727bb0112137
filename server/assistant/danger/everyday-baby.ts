// A new baby in the family and cradle cap, in plain words before they are judged: 'peeing her pants since her baby brother came
// home' is no fear of somebody who comes home, and yellow flakes on a scalp are no jaundice.

const SIBLING = '(?:new ?born|new baby|(?:new|little|baby) (?:brother|sister|sibling)|twins|baby)';
const SINCE_HOME = new RegExp(
  `\\b(?:ever )?since (?:(?:her|his|their|the|our|my) )?${SIBLING} (?:came|got|has come|was brought) home(?: from the hospital)?\\b`,
  'gi',
);
const HAS_SIBLING = new RegExp(`\\b${SIBLING}\\b`, 'i');
const SINCE_THEN = /\b(?:ever )?since (?:he|she|they) (?:came|got) home(?: from the hospital)?\b/gi;
/** Where one of these stands, it is somebody else who came home, or somebody is hurt. */
const GRAVE =
  /\b(?:bruis\w*|marks?|bleed\w*|blood\w*|scared|afraid|terrified|dad|daddy|stepdad|boyfriend|husband|uncle|shak\w*|limp)\b/i;

const FLAKES =
  /\byellow(?:ish)?,? (?:and )?(?:flak(?:y|es)|crust(?:y|s)?|scal(?:y|es)|greasy)(?: (?:stuff|scales|patch(?:es)?|flakes|crust|skin|bits))?(?=[^.?!]{0,30}\b(?:scalp|head|hair)\b)/gi;

/** The message in plain words. */
export function asBaby(said: string): string {
  const plain = said.replace(FLAKES, 'cradle cap');
  if (GRAVE.test(plain)) return plain;
  const named = plain.replace(SINCE_HOME, 'since the birth');
  return HAS_SIBLING.test(named) ? named.replace(SINCE_THEN, 'since the birth') : named;
}
