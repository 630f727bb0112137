// Clauses of a wish about people: what each names, and whether its foods are allergies, rules, or may be eaten again.
import { readEntry } from '#rules/restrictions/restriction-reading.ts';
import { rankIntents } from '../../reading/intent-model.ts';
import { tagReader } from '../../reading/read-tags.ts';
import { slotsOf } from '../../reading/slots.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { isPlainWord } from './plain-words.ts';
import { foodsSaid } from './said-food.ts';

/** The meaning of the foods and diets of a clause; 'fact' when they are none of the first three. */
export type Role = 'allergy' | 'rule' | 'gone' | 'fact';

export interface Clause {
  /** Read on its own. */
  about: Asked;
  role: Role;
  /** The wish begins in it. */
  isFirst: boolean;
  /** It says that something stays as it is. */
  isKept: boolean;
  /** The wider thing that it narrows: 'vegan' of 'vegan except for eggs'. */
  exceptionTo?: string;
}

/** A wish of a part of the text, read again on its own. */
export function partOf(asked: Asked, text: string): Asked {
  const { household, facts } = asked;
  return { ...asked, text, slots: slotsOf(tagReader(household, clockOf(facts))(text), household) };
}

const STARTS =
  "he|she|they|hes|shes|his|her|is|has|can|cant|cannot|can['’]t|loves?|likes?|hates?|eats?|no|not|never|doesn['’]?t|wont|won['’]t|put|take|remove|add|also|allergic|lives|went|quit|goes|turns?|born|its|it['’]s|maybe";
/** Words in which a remark begins behind the wish itself: 'allergic to kiwi since last summer', 'vegan except for eggs'. */
const TAIL =
  '(?:if (?:it|they|its|no)\\b|since (?!he\\b|she\\b|they\\b|we\\b|i\\b|it\\b)|until|except|unless|(?:but )?only (?:when|if|on)|who (?!is\\b)|ac+ording to|lives? (?:in|at|on|near|next)|sleeps?|drives?)\\b';
const JOINTS = new RegExp(
  `[,;!?()]\\s*|\\.(?!\\d)\\s*|\\s[-–—]+\\s|\\n+|\\s+(?:but|bc|because|cuz|plus)\\s+|\\s+(?=(?:just|only) no\\b)|\\s+(?=it['’]?s (?:an?|just|only|more)\\b)|\\s+(?:and|n|&)\\s+(?=(?:${STARTS})\\b)|\\s+so\\s+(?=(?:he|she|they|hes|shes|theyre)\\b)|\\s+(?=(?:not|no longer|instead of|rather than) (?:an? )?(?:vegan|vegetarian|pescatarian|keto|paleo|gluten|dairy)\\b)`,
  'i',
);
const TAILS = new RegExp(`\\s+(?=${TAIL})`, 'i');
/** A clause that holds only for a part: 'except for eggs', 'just salmon'. */
const EXCEPTION =
  /^\s*(?:if|except|unless|only(?! no\b)|just(?! no\b)|besides|apart from|other than|(?:still|not counting)\b)/i;

/** Words of a text that neither a slot nor `explained` accounts for. */
export function contentWords(
  { slots, text }: Pick<Asked, 'text' | 'slots'>,
  explained: readonly string[] = [],
): string[] {
  const known = new Set(
    [
      ...explained,
      ...slots.names,
      ...slots.diets,
      ...slots.groups,
      ...slots.ages,
      ...[...slots.people, ...slots.foods, ...slots.dishes, ...slots.relations].map(({ said }) => said),
    ].flatMap((said) => wordsOf(said)),
  );
  return wordsOf(text).filter(
    (word) =>
      !isPlainWord(word) && !known.has(word) && !known.has(word.replace(/s$/, '')) && !/^\d+$/.test(word),
  );
}

function hasFood(about: Asked): boolean {
  const { foods, dishes, diets } = about.slots;
  const { known, unknown } = foodsSaid(about);
  return foods.length + dishes.length + diets.length + known.length + unknown.length > 0;
}

const ROLES: Readonly<Record<string, Role>> = {
  allergy_add: 'allergy',
  allergy_remove: 'gone',
  diet_add: 'rule',
  diet_remove: 'gone',
  member_change: 'fact',
};
/** The intent of the whole message is likelier than others for a clause of it. */
const PRIOR = 2;
const SAYS_ALLERGY =
  /\b(?:al+erg\w*|alerg\w*|intoleran\w*|react(?:s|ed|ions?)|hives|rash|swell\w*|epi ?pen)\b/;
const DENIES = /\b(?:not|no|never|no longer|any ?more|outgr\w+|off|gone|take|remove|cleared)\b/;
const SAYS_RULE =
  /^\W*(?:and )?no\b|\b(?:eats no|no longer eats|(?:does|do|did|will) not eat|avoids?|will not touch)\b/;
/** Words without which a clause beside others does not change what somebody eats: 'she ate a whole bratwurst'. */
const EVIDENCE: Readonly<Record<Role, RegExp>> = {
  allergy:
    /\b(?:al+erg\w*|alerg\w*|intoleran\w*|react\w*|can not|must not|should not|no|without|stays? away|hives|rash|sick|avoids?|sensitive)\b/,
  rule: /\b(?:stopped|quit|gave up|no longer|no more|not (?:eat|touch|like)|avoids?|no|(?<!turns |turned |find |found )out|without|only|strictly)\b/,
  gone: /\b(?:again|any ?more|no longer|outgr\w+|grew out|off|not|ok|okay|fine|clear\w*|allowed|may|over|done|quit|remove|delete|drop|scratch|lose|passed|wrong|can|back (?:on|to))\b/,
  fact: /(?:)/,
};

/** 'Turns out it was just the school milk' gives a reason. */
const REASON = /^\W*(?:(?:and |so )?(?:turns|turned) out )?(?:it|that) was\b/;

const isEvident = (role: Role, { slots }: Asked, line: string): boolean =>
  (EVIDENCE[role].test(line) && (role === 'fact' || !REASON.test(line))) ||
  (role === 'rule' && slots.diets.length > 0);

/** 'Low salt', 'less sugar' */
export const LESS = /\b(?:low|less|reduced|limited)[ -]+(?=\p{L})/iu;

/** 'Change her allergy to raw egg': what is stored becomes narrower, and stays one. */
export const NARROWS_TO = /\b(?:change|narrow|update|switch)\b.*\ballerg\w* to\b/i;

/** The role of a clause that names foods or diets, by the learned intents of its words. */
function roleOf(about: Asked, whole: Asked, before: Role | undefined): Role {
  const { intent } = whole;
  const line = fold(about.text);
  if (NARROWS_TO.test(line)) return 'allergy';
  const { household, facts } = about;
  const ranked = rankIntents(tagReader(household, clockOf(facts))(about.text)).flatMap((one) => {
    const role = ROLES[one.intent];
    return role === undefined || !isEvident(role, about, line)
      ? []
      : [{ role, share: one.share * (one.intent === intent ? PRIOR : 1) }];
  });
  const [best] = ranked.toSorted((one, other) => other.share - one.share);
  const role = best?.role ?? 'fact';
  // 'It's a dairy intolerance' says one, whatever went before.
  if (before === 'gone' && SAYS_ALLERGY.test(line) && !DENIES.test(line)) return 'allergy';
  // 'No milk' alone is a rule, unless it goes on about an allergy.
  const isRule = SAYS_RULE.test(line) && !SAYS_ALLERGY.test(line);
  // 'Is pregnant, no alcohol': nobody speaks of an allergy.
  if (role === 'allergy' && isRule && !saysAllergy(whole)) return 'rule';
  if (role === 'allergy' && isRule && (intent !== 'allergy_add' || before === 'rule'))
    return before === 'allergy' ? 'allergy' : 'rule';
  return role;
}

/** Verbs behind a name with which another person's clause begins. */
const OF_ANOTHER =
  "(?:['’]?s)? (?:is|isnt|isn['’]?t|likes?|loves?|hates?|has|had|can|cant|can['’]?t|cannot|eats?|does|doesnt|doesn['’]?t|wont|won['’]?t|goes|went|plays?|needs?|gets?|was|quit|stopped|started|wants?|turns?|turned|takes?|only|now)\\b";

/** 'Eli likes sharks and Nora likes baking' are two clauses. */
function byPerson(text: string, { slots }: Asked): string[] {
  const names = [...new Set(slots.people.map(({ said }) => said))].map((said) => RegExp.escape(said));
  return names.length < 2
    ? [text]
    : text.split(
        new RegExp(
          `\\s*(?:,|\\band\\b|\\bbut\\b|&|\\bwhile\\b)\\s*(?=(?:${names.join('|')})${OF_ANOTHER})`,
          'iu',
        ),
      );
}

/** 'Went from keto to vegan' gives up one way of eating for another. */
function byDiet(part: string, asked: Asked): string[] {
  const [, before = '', after = ''] = /^(.*?) (?:to|for|into) (.*)$/iu.exec(part) ?? [];
  const isChange =
    GIVEN_UP.test(fold(before)) &&
    [before, after].every((half) => partOf(asked, half).slots.diets.length > 0);
  return isChange ? [before, after] : [part];
}

/** The texts of the clauses; a part that only names people begins the next one. */
function textsOf(asked: Asked): string[] {
  const texts: string[] = [];
  let lead = '';
  const parts = byPerson(asked.text, asked)
    .flatMap((part) => part.split(JOINTS))
    .flatMap((part) => byDiet(part, asked))
    .filter((part) => wordsOf(part).length > 0)
    .flatMap((part, at) => (at === 0 || hasFood(partOf(asked, part)) ? part.split(TAILS) : [part]));
  for (const part of parts) {
    const about = partOf(asked, part);
    const { ages, days, numbers, people, names } = about.slots;
    const isLead =
      people.length + names.length > 0 &&
      wordsOf(part).length < 4 &&
      ages.length + days.length + numbers.length === 0 &&
      !hasFood(about) &&
      contentWords(about).length === 0;
    if (!isLead) texts.push(`${lead}${part}`);
    lead = isLead ? `${lead}${part} ` : '';
  }
  return lead === '' ? texts : [...texts, lead.trim()];
}

/** A food that is said to stay changes nothing: 'sesame stays', 'but keep the eggs'. */
const KEPT = /\b(?:stays?|remains?|keep|keeps|still)\b(?! (?:away|off|kosher|halal))/i;
/** 'Pecans are ok, but not walnuts': what is still refused stays. */
const REFUSED = /^\W*(?:just |but )?(?:not|no|never)\b/i;
/** 'He just hates it, not an allergy' */
const NO_ALLERGY = /\bnot (?:an? |really (?:an? )?)?al+ergy\b/;
const DISLIKED = /\b(?:(?:does|do|will|would) not (?:eat|drink|like|touch)|hates?|avoids?|dislikes?)\b/;
const ACT = /^(?:no|not|can|cannot|eats?|loves?|likes?)$/;
/** 'Allergic to eggs, milk': foods alone are of the clause before. */
const isList = (about: Asked): boolean =>
  contentWords(about).length === 0 &&
  !SAYS_ALLERGY.test(fold(about.text)) &&
  wordsOf(about.text).every((word) => !ACT.test(word));

/** 'He can't do oranges': nobody said that it is an allergy, and the food is none of the common allergens. */
const AVOIDED =
  /\b(?:can not|must not|should not|may not) (?:have|eat|drink|do)\b|\b(?:should|must|can|may|is to) (?:have|eat|drink|get) no\b/;
const SYMPTOM =
  /\b(?:sick|throws? up|threw up|vomit\w*|itch\w*|breaks? out|broke out|swollen|anaphyla\w*|sensitiv\w*)\b/;
function isOnlyAvoided(asked: Asked): boolean {
  const line = fold(asked.text);
  const { known } = foodsSaid(asked);
  return (
    AVOIDED.test(line) &&
    !SAYS_ALLERGY.test(line) &&
    !SYMPTOM.test(line) &&
    asked.chosen['what'] === undefined &&
    known.length > 0 &&
    known.every((food) => readEntry(food).allergens.length === 0)
  );
}

const saysAllergy = ({ text }: Asked): boolean => SAYS_ALLERGY.test(fold(text)) || SYMPTOM.test(fold(text));

/** 'And add gluten-free bread' beside a diet is for a list. */
const BUYS =
  /^\W*(?:and |also |please )*(?:buy|get|grab|pick up|we need|need)\b|^\W*(?:and |also |please )*(?:add|put) (?!.*\b(?:al+erg\w*|intoler\w*|react\w*|can['’]?t|cannot|avoids?|vegan|vegetarian|list of|diet|profile|restrict|for (?:him|her|them)|to (?:his|her|their|\p{L}+['’]?s))\b)/iu;

const isRefused = (about: Asked, before: Role | undefined): boolean =>
  before === 'gone' && REFUSED.test(about.text) && !SAYS_ALLERGY.test(fold(about.text));

/** The clauses of a wish; in a wish for a note no food changes what somebody eats. */
export function clausesOf(asked: Asked, { isNote = false } = {}): Clause[] {
  const abouts = textsOf(asked).map((text) => partOf(asked, text));
  const own = ROLES[asked.intent];
  const isSingle = own !== undefined && own !== 'fact' && abouts.filter(hasFood).length < 2;
  const clauses: Clause[] = [];
  for (const [at, about] of abouts.entries()) {
    const before = clauses.at(-1)?.role;
    const isException = at > 0 && EXCEPTION.test(about.text);
    const roles = (): Role => {
      const isAtTimes = about.slots.diets.length > 0 && /\bon (?:\w+days?|weekends)\b/i.test(about.text);
      if (
        isNote ||
        isRefused(about, before) ||
        isAtTimes ||
        isException ||
        KEPT.test(about.text) ||
        (BUYS.test(about.text) && !(isSingle && own === 'allergy' && saysAllergy(asked))) ||
        !hasFood(about)
      )
        return 'fact';
      if (LESS.test(about.text) && own !== 'gone') return 'rule';
      if (NO_ALLERGY.test(fold(asked.text)) && DISLIKED.test(fold(about.text))) return 'rule';
      if (own === 'allergy' && isOnlyAvoided(about) && !saysAllergy(asked)) return 'rule';
      if (isSingle) return own;
      if (before === undefined || before === 'fact' || !isList(about)) return roleOf(about, asked, before);
      // 'No longer allergic to cashews but now to sesame'
      return before === 'gone' && /^\W*now\b/i.test(about.text) ? 'allergy' : before;
    };
    const { foods = [], diets = [] } = abouts[at - 1]?.slots ?? {};
    const narrowed = [...diets, ...foods.map(({ said }) => said)].at(-1) ?? '';
    clauses.push({
      about,
      role: roles(),
      isFirst: at === 0,
      isKept:
        isRefused(about, before) ||
        (KEPT.test(about.text) && (hasFood(about) || /\bstays?\W*$/i.test(about.text))),
      ...(isException ? { exceptionTo: narrowed } : {}),
    });
  }
  return withDietInstead(clauses);
}

const NOT_DIET = /^\W*(?:not|no longer|instead of|rather than)\b/i;
const GIVEN_UP =
  /\b(?:(?:went|go(?:es|ing)|mov\w+|switch\w*|chang\w+) from|trad(?:es|ed)|swap\w*|quits?|stop(?:s|ped)?|give(?:s|n)? up|gave up|drop(?:s|ped)?|ditch(?:es|ed)|used to be|done (?:with|being)|through with)\b/;
const AS_WELL = /\b(?:n?either|nor|too|also|both)\b/;
/** 'She's pescatarian now, not vegetarian', 'isn't vegan anymore, vegetarian': one diet ends, and the other one begins. */
function withDietInstead(clauses: readonly Clause[]): Clause[] {
  const isEnded = ({ about, role }: Clause): boolean =>
    about.slots.diets.length > 0 &&
    !KEPT.test(about.text) &&
    (NOT_DIET.test(about.text) ||
      GIVEN_UP.test(fold(about.text)) ||
      (role === 'gone' && DENIES.test(fold(about.text))));
  const begins = ({ about }: Clause): boolean =>
    about.slots.diets.length > 0 &&
    [DENIES, GIVEN_UP, AS_WELL].every((words) => !words.test(fold(about.text)));
  if (!clauses.some(isEnded) || !clauses.some(begins)) return [...clauses];
  return clauses.map((clause): Clause => {
    if (isEnded(clause)) return { ...clause, role: 'gone', isKept: false };
    return begins(clause) ? { ...clause, role: 'rule' } : clause;
  });
}
