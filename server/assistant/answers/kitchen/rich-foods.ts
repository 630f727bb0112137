// Foods that are commonly listed as high in what a diet limits, such as potassium, or that touch a condition or a medicine.
// A food that is not on a list is never said to fit: amounts are for the dietitian.
import { checkFor, type Eater, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { readRestrictions } from '#rules/restrictions/restrictions.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { listed, quoted } from '../../text/say.ts';
import type { Asked } from '../plan.ts';
import { namesOf } from './eaters.ts';
import data from './data/rich-foods.json' with { type: 'json' };

interface Limit {
  /** 'potassium' */
  name: string;
  says: string;
  foods: readonly string[];
  diets: readonly string[];
  conditions: readonly string[];
  medicines: readonly string[];
  /** A condition rules it out, whatever the amount. */
  forbids: boolean;
  /** Said of a food that is not on the list. */
  check?: string;
}

interface Row {
  limit: string;
  says: string;
  diets: string;
  conditions: string;
  medicines: string;
  foods: string;
  forbids?: boolean;
  check?: string;
}

const split = (names: string): string[] => names.split(', ').filter((name) => name !== '');
const forms = (names: string): string[] => split(names).map(nameForm);

const WRITTEN: readonly Row[] = data.rows;
const LIMITS: readonly Limit[] = WRITTEN.map((row) => ({
  name: row.limit,
  says: row.says,
  foods: split(row.foods),
  diets: forms(row.diets),
  conditions: split(row.conditions),
  medicines: forms(row.medicines),
  forbids: row.forbids === true,
  ...(row.check === undefined ? {} : { check: row.check }),
}));
const NOT = forms(data.not);
const LOWERED = /\b(?:low|lower|reduced|less|no|free|without|unsalted|unsweetened|sugarless|diet|decaf)\b/;

const holdsOne = (text: string, names: readonly string[]): boolean => {
  const form = nameForm(text);
  return names.some((name) => holdsName(form, name));
};

/** The limits that the words of a diet or of a wish name. */
const limitsIn = (text: string): Limit[] => LIMITS.filter(({ diets }) => holdsOne(text, diets));

/** The food of a limit's list that a name holds. */
function richIn({ foods }: Limit, name: string): string | undefined {
  const rest = NOT.reduce((left, one) => ` ${left} `.replace(` ${one} `, ' | ').trim(), nameForm(name));
  return foods.find((food) => holdsName(rest, nameForm(food)));
}

/** A limit of somebody, and the stored words it is known by. */
interface OwnLimit {
  limit: Limit;
  stored: string;
  /** A diet is a rule; a condition or a medicine is a reason to check. */
  isDiet: boolean;
}

/** The notes and diagnoses of somebody, and their medicines. */
function storedOf({ household }: Pick<Asked, 'household'>, eater: Eater) {
  const member = household.members.find(({ name }) => name === eater.name);
  const isTheirs = ({ familyMemberId }: { familyMemberId: string | null }): boolean =>
    member !== undefined && familyMemberId === member.id;
  return {
    taken: household.medications.filter((one) => one.isActive && isTheirs(one)),
    told: [
      member?.notes ?? '',
      ...household.records
        .filter((one) => isTheirs(one) && one.category === 'diagnosis')
        .map(({ title }) => title),
    ],
  };
}

const guardsGluten = (eater: Eater): boolean => {
  const { allergens, diets } = readRestrictions({ ...eater, notes: '' });
  return allergens.includes('gluten') || diets.includes('gluten-free');
};
const CELIAC = /\bc(?:o)?eliac\b/i;
/** Gluten for those whose celiac disease is only a note or a diagnosis; a stored diet is checked with the allergies. */
function celiacConcerns(
  asked: Pick<Asked, 'household'>,
  eaters: readonly Eater[],
  names: readonly string[],
): FamilyConcern[] {
  const ill = eaters
    .filter((eater) => !guardsGluten(eater) && storedOf(asked, eater).told.some((one) => CELIAC.test(one)))
    .map(({ name }) => ({ ...NOBODY, name }));
  return ill.length === 0
    ? []
    : checkFor(ill)
        .ofDish({ name: '', ingredients: [...names], from: 'cookbook' })
        .filter(({ strength }) => strength !== 'unknown')
        .map((concern) => ({ ...concern, says: `${concern.says} (celiac disease is noted)` }));
}
const NOBODY = {
  age: null,
  allergies: ['celiac disease'],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
};

function limitsOf(asked: Pick<Asked, 'household'>, eater: Eater): OwnLimit[] {
  const { taken, told } = storedOf(asked, eater);
  const diets = [...eater.dietaryRestrictions, ...eater.dietaryNeeds];
  return LIMITS.flatMap((limit): OwnLimit[] => {
    const diet = diets.find((entry) => holdsOne(entry, limit.diets));
    if (diet !== undefined) return [{ limit, stored: `“${quoted(diet)}” is stored`, isDiet: true }];
    const medicine = taken.find(({ name }) => holdsOne(name, limit.medicines));
    if (medicine) return [{ limit, stored: `${quoted(medicine.name)} is stored`, isDiet: false }];
    const condition = limit.conditions.find((one) =>
      told.some((text) => holdsName(nameForm(text), nameForm(one))),
    );
    return condition === undefined ? [] : [{ limit, stored: `${condition} is noted`, isDiet: false }];
  });
}

/** Concerns about a food, or the usual parts of a dish, for those whose diet, condition or medicine it touches. */
export function richConcerns(
  asked: Pick<Asked, 'household'>,
  eaters: readonly Eater[],
  names: readonly string[],
): FamilyConcern[] {
  const rich = eaters.flatMap((eater) =>
    limitsOf(asked, eater).flatMap(({ limit, stored, isDiet }) =>
      names
        .filter((name) => !isWithin([limit], [name]))
        .slice(0, 1)
        .map((food) => ({
          strength: isDiet || limit.forbids ? ('contains' as const) : ('may contain' as const),
          people: [eater.name],
          foods: [food],
          says: `${limit.says} (${stored})`,
        })),
    ),
  );
  return [...celiacConcerns(asked, eaters, names), ...rich];
}

/** True where nothing of a dish is on the list of any limit. */
export const isWithin = (limits: readonly Limit[], names: readonly string[]): boolean =>
  !names.some((name) =>
    limits.some(
      (limit) => (limit.forbids || !LOWERED.test(nameForm(name))) && richIn(limit, name) !== undefined,
    ),
  );

/** True for a stored diet that a list here is for. */
export const isListed = (entry: string): boolean => limitsIn(entry).length > 0;

const FORBIDDING = LIMITS.filter(({ forbids }) => forbids).map(({ says }) => says);
export const AMOUNT = 'How much of it fits, if any, the dietitian or doctor knows.';
/** Said where a food is on a list: no list knows the amount; nothing where a condition rules it out. */
export const amountWords = (rich: readonly FamilyConcern[]): string | undefined =>
  rich.some(
    ({ says }) =>
      ![...FORBIDDING, 'contains gluten', 'may contain gluten'].some((one) => says.startsWith(one)),
  )
    ? AMOUNT
    : undefined;

/** Foods that a plan leaves out for the diets of those who eat, and for those that a wish names. */
export function limitsFor(asked: Pick<Asked, 'household'>, eaters: readonly Eater[], text: string): Limit[] {
  const own = eaters.flatMap((eater) =>
    limitsOf(asked, eater).flatMap(({ limit, isDiet }) => (isDiet || limit.forbids ? [limit] : [])),
  );
  return [...new Set([...limitsIn(text), ...own])];
}

const NAMED = 3;

/** 'I left out the foods usually listed as high in potassium, such as …' */
export const leftOutWords = (limits: readonly Limit[]): string | undefined =>
  limits.length === 0
    ? undefined
    : `I left out foods that are usually listed as high in ${listed(limits.map(({ name }) => name))}, such as ${listed(limits.flatMap(({ foods }) => foods.slice(0, NAMED)))}. How much of anything fits, the dietitian or doctor knows.`;

/** 'It isn't among the foods …', for diets that a food was held against without finding it. */
export function notListedWords(
  asked: Pick<Asked, 'household'>,
  eaters: readonly Eater[],
  food: string,
): string | undefined {
  const own = eaters.flatMap((eater) =>
    limitsOf(asked, eater)
      .filter(({ isDiet }) => isDiet)
      .map(({ limit, stored }) => ({
        name: limit.name,
        stored: `${stored.replace(' is stored', '')} (${namesOf(asked, [eater.name])})`,
      })),
  );
  if (own.length === 0) return undefined;
  const names = listed([...new Set(own.map(({ name }) => name))], 'or');
  const stored = listed([...new Set(own.map((one) => one.stored))]);
  return `On the usual lists of foods high in ${names} I don't find ${quoted(food)}, but for ${stored} the amount counts, so please ask the dietitian or the doctor.`;
}

/** Words for those whose condition asks for a look at foods that are on no list, too. */
export function checkWords(asked: Pick<Asked, 'household'>, eaters: readonly Eater[]): string | undefined {
  const found = eaters.flatMap((eater) =>
    limitsOf(asked, eater).flatMap(({ limit }) => (limit.check === undefined ? [] : [limit.check])),
  );
  return found.length > 0 ? [...new Set(found)].map((one) => `${one}.`).join(' ') : undefined;
}
