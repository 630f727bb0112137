// 'Is there anything on next week's menu Josie can't eat?': the planned meals, looked through for somebody.
import type { Meal } from '#contract/week.ts';
import { checkFor, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { listed, paragraphs, quoted } from '../../../text/say.ts';
import { eatersOf, namesOf, reasonOf } from '../../kitchen/eaters.ts';
import { richConcerns } from '../../kitchen/rich-foods.ts';
import { usualConcerns, usualParts } from '../../kitchen/usual-parts.ts';
import type { Asked, Plan, Read } from '../../plan.ts';
import { yesOrNo } from '../names.ts';
import { AGAINST, strongest } from '../pantry/stock-check.ts';

const MENU = /\b(?:menus?|meal plan|meals|dinners|suppers|lunches|breakfasts|planned)\b/i;
const ELSEWHERE = /\b(?:pantry|fridge|freezer|cupboards?|list|groceries|label|restaurant|kids menu)\b/i;
const ANYONE = /\b(?:any(?:one|body)|some(?:one|body)|every(?:one|body)|any of us|for us|we)\b/i;
/** 'Is there anything this week he can eat' */
const EATS_THIS_WEEK =
  /\b(?:anything|something|what)\b.*\b(?:this|next|the) week\b.*\beat\b|\b(?:anything|something|what)\b.*\beat\b.*\b(?:this|next|the) week\b/i;
/** 'Is everything on the menu okay for Abel': a yes where nothing is against it. */
const IS_FINE =
  /^\W*(?:(?:and|so|hey|ok|pip)\W+)*(?:is|are|does|do|will|would|can)\b.*\b(?:ok|okay|fine|safe|good|alright|all right|suitable|right|work|works) for\b/i;
/** 'Can everyone eat what is planned for Saturday dinner' */
const ALL_EAT =
  /\b(?:can|could|will|may) (?:every(?:one|body)|we all|all of us|the whole family|the kids)\b.*\b(?:eat|have|share)\b/i;
/** 'Any allergy problems in next week's menu', 'check the dinners for allergies' */
const FOR_ALLERGIES =
  /\b(?:al+erg(?:y|ies|en|ens)|diets?|restrictions?)\b.*\b(?:problems?|issues?|conflicts?|trouble|menus?|dinners|meals|plan)\b|\b(?:menus?|dinners|suppers|lunches|meals|meal plan)\b.*\b(?:al+erg(?:y|ies|ens?|ic)|diets|restrictions)\b/i;
const ASKS_OR_CHECKS =
  /^\W*(?:(?:and|so|hey|ok|pip|please|can you|could you)\W+)*(?:any|is|are|does|do|check|look|go|will|which|what)\b/i;
/** 'Plan the empty days, they have to work for everybody' asks for dishes. */
const PLANS = /\b(?:plan|fill|suggest|make|find|pick|choose|swap|replace|add|put)\b/i;
const MOST_LINES = 21;

/** 'Any fish coming up': in whatever dish it is. */
export const isKindOfFood = (food: string): boolean =>
  /^(?:fish|sea ?food|shell ?fish|meat|pork|beef|chicken|poultry|nuts?|dairy|gluten|eggs?|soy|sesame)$/i.test(
    food,
  );

/** True where the menu is to be looked through for somebody, and no food is named. */
export const asksMenuCheck = ({ text, slots }: Pick<Asked, 'text' | 'slots'>): boolean => {
  if (ELSEWHERE.test(text) || slots.foods.length + slots.dishes.length + slots.medicines.length > 0)
    return false;
  if (MENU.test(text) && FOR_ALLERGIES.test(text) && ASKS_OR_CHECKS.test(text) && !PLANS.test(text))
    return true;
  const isFor = slots.people.length + slots.groups.length + slots.diets.length > 0 || ANYONE.test(text);
  const isChecked =
    MENU.test(text) &&
    (AGAINST.test(text) || ((IS_FINE.test(text) || ALL_EAT.test(text)) && !PLANS.test(text)));
  return isFor && (isChecked || EATS_THIS_WEEK.test(text));
};

/** Each planned meal with what speaks against it, the strongest first of all. */
function judged(
  asked: Asked,
  planned: readonly { date: string; meal: Meal; text: string }[],
  { eaters, isNamed }: ReturnType<typeof eatersOf>,
) {
  const check = checkFor(eaters, asked.household.ideas);
  return planned.map((own) => {
    const parts = usualParts(own.text);
    const rich =
      isNamed || ALL_EAT.test(asked.text)
        ? richConcerns(asked, eaters, [own.text, ...parts.map(({ food }) => food)])
        : [];
    const concerns = [...check.ofMeal(own.text), ...usualConcerns(eaters, parts), ...rich];
    // One reason for each group of people that it is against.
    const groups = Map.groupBy(concerns, ({ people }) => people.join());
    const each = [...groups.values()].flatMap((group) => strongest(group) ?? []);
    return { own, concern: strongest(concerns), each, isUnknown: concerns.length > 0 };
  });
}

/** The planned meals that speak against somebody's stored allergies and diets. */
export function checkMenu(
  asked: Asked,
  planned: readonly { date: string; meal: Meal; text: string }[],
  menus: readonly Read[],
): Plan {
  const { eaters } = eatersOf(asked);
  const found = judged(asked, planned, eatersOf(asked));
  const sure = found.filter(({ concern }) => concern?.strength === 'contains');
  const maybe = found.filter(({ concern }) => concern?.strength === 'may contain');
  const concerned = new Set([...sure, ...maybe].flatMap(({ each }) => each.flatMap(({ people }) => people)));
  const who = namesOf(
    asked,
    eaters.map(({ name }) => name).filter((name) => concerned.size === 0 || concerned.has(name)),
  );
  const whose = ({ people }: FamilyConcern): string =>
    concerned.size > 1 ? ` (${namesOf(asked, people)})` : '';
  const reads = [...menus, { tool: 'listFamilyMembers', input: {} }];
  const [first] = planned;
  if (!first) return { text: "Nothing is on the menu for those days, so there's nothing to check.", reads };
  const [against, ...more] = [...sure, ...maybe];
  // 'Make it chicken then' is about the only meal that was told.
  const only = more.length === 0 ? against?.own : undefined;
  const focus = only ? { day: only.date, meal: only.meal, dish: only.text } : { day: first.date };
  const open = found.filter(({ concern, isUnknown }) => concern === undefined && isUnknown);
  const rest = planned.length - sure.length - maybe.length - open.length;
  const unknown =
    open.length > 0
      ? `I don't know what's in ${listed([...new Set(open.map(({ own }) => quoted(own.text)))], 'or')}, so check ${open.length > 1 ? 'those' : 'that'}. `
      : '';
  const others =
    `${unknown}${rest > 0 ? `I find nothing against the other ${rest}, by what I know of them.` : ''}`.trim();
  const lines = [...sure, ...maybe]
    .slice(0, MOST_LINES)
    .map(
      ({ own, each }) =>
        `- ${formatWeekday(own.date)} ${own.meal}, ${quoted(own.text)}, ${each.map((one) => `${reasonOf(one)}${whose(one)}`).join('; ')}`,
    );
  if (lines.length === 0)
    return {
      text: `Nothing I know of on the menu is against what's stored for ${who}. ${others} Labels and sauces count all the same.`,
      reads,
      focus,
    };
  const head =
    sure.length > 0
      ? yesOrNo(
          asked.text,
          AGAINST.test(asked.text) || !(IS_FINE.test(asked.text) || ALL_EAT.test(asked.text)),
          `${sure.length} of ${planned.length} planned meals ${sure.length === 1 ? 'is' : 'are'} not for ${who}${maybe.length > 0 ? `, and ${maybe.length} to check` : ''}.`,
        )
      : `${maybe.length} of ${planned.length} planned meals ${maybe.length === 1 ? 'needs' : 'need'} a look for ${who}.`;
  return { text: paragraphs(head, lines.join('\n'), others), reads, focus, isOfField: true };
}
