// Allergies and diets that an event's menu has to respect, read from the family's stored allergies and diets by the planner's own rules.
import { CHOKING_AGE } from '#rules/data/age-rules.ts';
import { allergenLabel, dietLabel } from '#rules/restrictions/restriction-labels.ts';
import { readFood } from '#rules/food/allergens.ts';
import { readEntry } from '#rules/restrictions/restriction-reading.ts';
import { readRestrictions } from '#rules/restrictions/restrictions.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { respectedWords } from '../../text/respected-words.ts';
import { listed, paragraphs, quoted } from '../../text/say.ts';
import { withoutFoods } from '../food/menus/plan-words.ts';

const CHOKING = `For anyone under ${CHOKING_AGE} leave out popcorn, whole nuts and hard candy, and quarter grapes and small tomatoes lengthwise, because they can choke on them; no honey before the first birthday.`;

/** 'One has celiac', 'a kid with a peanut allergy', 'allergic to milk' */
const OF_GUEST =
  /\b(?:(?:has|have|with|got|is|are) (?:a |an )?(?<illness>c(?:oe|e)liac)(?: disease)?|(?:an? |the |has |have |with )(?<food>(?:tree )?\p{L}+) allerg(?:y|ies)|allergic to (?<foods>\p{L}+(?: \p{L}+)?(?:(?:, | and | or )\p{L}+)*))/giu;

/** Words of the message that tell what a guest must not have, or what is to be left out. */
function toldOfGuests(text: string): string[] {
  const told = [...text.matchAll(OF_GUEST)].flatMap(({ groups = {} }) => {
    if (groups['illness'] !== undefined) return ['gluten (celiac)'];
    const said = groups['food'] ?? groups['foods'] ?? '';
    return readFood(said).names.length > 0 || readEntry(said).allergens.length > 0 ? [said] : [];
  });
  return [...new Set([...told, ...withoutFoods(text)])];
}

/** The paragraph about food in an event's list; `told` is the message. */
export function sayTable(
  members: readonly FamilyMember[],
  { hasGuests, told }: { hasGuests: boolean; told: string },
): string {
  const read = members.map((member) => ({
    name: member.name,
    ...readRestrictions(member),
  }));
  const respected = read.map(({ name, allergens, diets }) => ({
    name,
    allergens: allergens.map(allergenLabel),
    diets: diets.map(dietLabel),
  }));
  const known = respectedWords(respected);
  const own = read.flatMap(({ name, words }) =>
    words.length > 0
      ? [`Keep ${listed(words.map((word) => `“${quoted(word)}”`))} in mind for ${quoted(name)}.`]
      : [],
  );
  const unclear = read.flatMap(({ name, pleaseCheck }) =>
    pleaseCheck.map((word) => `Please check what “${quoted(word)}” rules out for ${quoted(name)}.`),
  );
  const stored = [known, ...own, ...unclear].filter((sentence) => sentence !== '').join(' ');
  const isSmall = members.some(({ age }) => age !== null && age < CHOKING_AGE);
  const without = toldOfGuests(told);
  const others = [
    without.length > 0
      ? `You said it has to be without ${listed(without.map(quoted), 'or')}, so that counts too.`
      : '',
    hasGuests ? 'Ask every guest the same, and read every label, even on a cake you order.' : '',
    isSmall ? CHOKING : '',
  ];
  return paragraphs(
    stored === ''
      ? 'For the menu and the cake, no allergies or diets are stored for your family.'
      : `For the menu and the cake, this is stored for your family. ${stored}`,
    others.filter(Boolean).join(' ') || undefined,
  );
}
