// A habit that a child gives up: 'Mia won't sleep alone all of a sudden'. 'All of a sudden' is a turn of speech there, and no
// stroke. The whole message is of these words, so that a sign or a person beside it is judged as ever.
import { fold, wordsOf } from '../text/fold-text.ts';
import type { KnownFamily } from './family.ts';

const WHO =
  '(?:he|she|they|(?:(?:my|our|the) )?(?:(?:little|big|older|younger|youngest|oldest|\\d+ (?:year old|yr old|yo)) )*(?:name|kid|kiddo|child|son|daughter|toddler|preschooler|boy|girl|one|\\d+ ?(?:year old|yr old|yo)))';
const SUDDENLY = '(?:all of a sudden|suddenly|out of nowhere|out of the blue)';
const WHEN = `(?:${SUDDENLY}|(?:at|before) (?:drop ?off|bedtime|school|daycare)|anymore|lately|now|again|these days|at all|at night|this week|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|last night|yesterday|school started|the time change))`;
const REFUSES =
  '(?:just )?(?:wont|will not|does not want to|doesnt want to|refuses to|is refusing to|is (?:too )?(?:scared|afraid) to|hates to|keeps refusing to|can not|cant)';
const ALONE =
  '(?:alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|in (?:his|her|their) (?:own )?(?:bed|room|crib)|without (?:me|us|mom|mommy|dad|daddy|(?:the|a|his|her) (?:light|night ?light|lamp|door open|blanket|bear|stuffie)))';
const HABIT =
  '(?:(?:sleep|nap|go to (?:sleep|bed)|fall asleep|eat(?: (?:breakfast|lunch|dinner))?|play|get dressed|take a bath|take (?:his|her) bath|shower|bathe|brush (?:his|her|their) teeth|read|go upstairs)';
const PLACE =
  '(?:go(?: back)? to|get on the bus to|get ready for) (?:school|preschool|daycare|day care|kindergarten|pre ?k|camp|practice|class|soccer|ballet|dance|swim(?:ming)?|gymnastics|karate|piano|chess|church|sunday school)';
const CLINGS =
  '(?:is|gets|has been|is being|acts) (?:so |very |really |super |extra )?(?:clingy|shy|scared of the dark|afraid of the dark)';
const ASKS =
  '(?: (?:any (?:tips|ideas|advice)|what (?:can|should|do) (?:i|we) do|why|help|is (?:that|this) normal|how come|advice|tips|ideas))*';
const GIVES_UP = new RegExp(
  `^(?:why )?(?:${SUDDENLY} )?${WHO} (?:${SUDDENLY} )?(?:${REFUSES} (?:${HABIT} ${ALONE})|${PLACE})|${CLINGS})(?: ${WHEN})*${ASKS}$`,
);

/** True where a message tells of a habit given up, and of nothing else. */
export function givesUpHabit(said: string, { members }: KnownFamily): boolean {
  const names = new Set(members.flatMap((one) => [...one.names]));
  const words = wordsOf(fold(said).replaceAll(/[’']/g, ''));
  const first = words.findIndex((word) => names.has(word));
  return GIVES_UP.test(words.map((word, at) => (at === first ? 'name' : word)).join(' '));
}
