// Wheat in a thing that is no food: a lump of play dough is harmless, but not for somebody with celiac disease.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import { conditionsOf } from './care-people.ts';

const HOLDS_WHEAT = /\bplay[ -]?do(?:h|ugh)\b/;
const NO_GLUTEN = /\b(?:c(?:o)?eliac|gluten|wheat)\b/;
const ALLERGIC = /\bwheat\b/i;

/** Stored words of a celiac disease or of a diet without gluten. */
const storedOf = (member: FamilyMember, household: Household): string | undefined => {
  const { dietaryRestrictions, dietaryNeeds, allergies } = member;
  const diet = [...dietaryRestrictions, ...dietaryNeeds, ...allergies].find((one) =>
    NO_GLUTEN.test(fold(one)),
  );
  const isCeliac = conditionsOf([member], household).some((one) => /c(?:o)?eliac/.test(one));
  return isCeliac ? 'celiac disease' : diet === undefined ? undefined : quoted(diet);
};

/** The word about wheat for those who may not have it; undefined where an allergy makes it nothing to be calm about. */
export function wheatIn(
  text: string,
  member: FamilyMember | undefined,
  household: Household,
  doctor: string,
): string | undefined {
  if (!HOLDS_WHEAT.test(text)) return '';
  const meant = member ? [member] : household.members;
  if (meant.some(({ allergies }) => allergies.some((one) => ALLERGIC.test(one)))) return undefined;
  const told = meant.flatMap((one) => {
    const stored = storedOf(one, household);
    return stored === undefined ? [] : [`${quoted(one.name)} has ${stored} on record`];
  });
  return told.length === 0
    ? ''
    : `Play dough is made with wheat, though, and ${told.join(', ')}. Even a bit can bring belly pain, bloating or loose stools within hours or days, so tell ${doctor} about it, and call when signs show. `;
}
