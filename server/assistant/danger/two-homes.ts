// Children of separated parents, put in plain words before they are judged: 'she only wants to stay w me' is no despair, and
// 'Nora is furious at me, her mom has a new boyfriend' is a child's anger. A word of harm, fear or death beside it keeps every word.
import type { KnownFamily } from './family.ts';

const GRAVE =
  /\b(?:di(?:e|es|ed|ing)|dying|dead|death|heaven|kill\w*|suicid\w*|alive|hopeless|goodbye|note|hurt\w*|harm\w*|hit|hits|hitting|slap\w*|punch\w*|kick\w*|push\w*|shov\w*|chok\w*|grab\w*|throw\w*|threw|smash\w*|break\w*|broke|bruis\w*|marks?|touch\w*|secret\w*|naked|private|kni(?:fe|ves)|gun|weapon|threat\w*|scar(?:ed|es|y)|afraid|terrified|fear\w*|shak\w+|lock\w*|drunk|drink\w*|drugs?|high|pills?|cut|cuts|cutting|swallow\w*|ran away|run away|runaway|missing|unsafe|not safe|belt|beat\w*|bleed\w*|blood\w*|starv\w*|disappear\w*|worthless|burden)\b/i;
const CHILDISH = `(?:(?:only |just |really |always )?(?:wants?|wanna|prefers?|wanting)|(?:does ?n['’]?t|doesnt|does not|did ?n['’]?t|never|refuses|won['’]?t|wont|hates?)(?: even| really| ever)?(?: wants?| wanna)?)`;
const WITH_ME = `(?:stay|live|sleep|be|move in|come home) (?:here |over |only |just )?(?:with|w\\/?|at) (?:me|us|mine|my (?:house|place))`;
const PARENT = `(?:mom|mum|mommy|mama|dad|daddy|papa|father|mother)`;
const TO_OTHER = `(?:(?:stay|live|sleep|go|be|spend (?:the )?(?:night|weekend))(?:ing)? )?(?:back |over )?(?:to|at|with) (?:(?:his|her|their|the) )?(?:${PARENT}['’]?s(?: (?:house|place|home|apartment|apt))?|other (?:house|home|place)|${PARENT}(?: this| next| on| anymore|\\W*$))`;
const BETWEEN_HOMES = new RegExp(
  `\\b(?:to )?(?:${CHILDISH} (?:to )?(?:${WITH_ME}|${TO_OTHER}))(?: (?:anymore|any more|forever|all the time|now|again|instead))*`,
  'giu',
);

const ANGRY =
  '(?:so |really |very |super |still |always |just |being |all |pretty )*(?:furious|mad|angry|pissed(?: off)?|livid|upset|cross|salty)';
const AT_WHOM =
  '(?:at|with|about|w\\/?) (?:me|us|him|her|them|everyone|both of us|the \\w+|(?:his|her|their|my) \\w+|\\p{Lu}?\\p{L}+)';
const MY_PARTNER =
  /\bmy (?:new |ex[ -]?)*(?:bf|boyfriend|husband|partner|fianc\w*|gf|girlfriend|wife|hubby|ex|man|roommate)\b/i;

/** A child who is cross with somebody; 'he' beside the partner of the one who writes may be the partner. */
function asAngryChild(said: string, { members }: KnownFamily): string {
  const names = members
    .filter(({ relationship, age }) => (age === null ? relationship === 'child' : age < 18))
    .flatMap((member) => [...member.names]);
  const named = names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(said));
  const children = [...named, 'my (?:son|daughter|kid|teen|teenager|oldest|youngest)', 'the kids'].join('|');
  const isNamed = new RegExp(`\\b(?:${children})\\b`, 'i').test(said);
  if (!isNamed) return said;
  const pronouns = MY_PARTNER.test(said) ? '' : '|s?he|they';
  const angry = new RegExp(
    `\\b(${children}${pronouns})(?:['’]?s|['’]?re| is| are| was| got| gets| has been)? ${ANGRY} ${AT_WHOM}(?:[,.?!]* why(?: always)?(?: me| us)?\\b)?`,
    'giu',
  );
  return said.replace(angry, '$1 needs a talk');
}

export function asBetweenHomes(said: string, family: KnownFamily): string {
  if (GRAVE.test(said)) return said;
  return asAngryChild(said.replaceAll(BETWEEN_HOMES, 'likes our home best'), family);
}
