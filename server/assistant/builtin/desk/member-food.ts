// What a sentence says somebody must not eat, for the fields of a family member; words the food rules do not know are
// asked about before they are stored.
import { unknownFoods } from '#rules/restrictions/unknown-foods.ts';
import type { Decision } from '../decision.ts';
import { listed, quoted } from '../say.ts';
import type { Desk } from './desk.ts';
import { allergiesIn, avoidedIn, dietsIn, refusedIn } from './food-words.ts';

interface SaidFood {
  allergies: string[];
  dietaryRestrictions: string[];
  dietaryNeeds: string[];
}

const isKnown = (entry: string): boolean => unknownFoods(entry).length === 0;

/** The entries a sentence names, without unknown ones where the parent wants those left out. */
export function foodSaid(desk: Desk): SaidFood {
  const dietaryNeeds = dietsIn(desk.line);
  const covered = (entry: string) => dietsIn(entry.toLowerCase()).length > 0;
  const allergies = [...new Set([...allergiesIn(desk.text), ...avoidedIn(desk.text)])];
  const kept = desk.turn.consents?.unknown === 'without' ? allergies.filter(isKnown) : allergies;
  return {
    allergies: kept.filter((entry) => !covered(entry)),
    dietaryRestrictions: refusedIn(desk.text)
      .filter((food) => isKnown(food) && !kept.includes(food) && !covered(food))
      .map((food) => `No ${food}`),
    dietaryNeeds,
  };
}

/** Asks about words that would guard only by their exact name; undefined when there are none, or it was asked. */
export function askUnknown(desk: Desk, { allergies }: SaidFood): Decision | undefined {
  const unknown = desk.turn.consents?.unknown === 'keep' ? [] : allergies.filter((entry) => !isKnown(entry));
  if (unknown.length === 0) return undefined;
  const words = listed(unknown.map((entry) => `“${quoted(entry)}”`));
  return desk.ask('unknown', `I do not know ${words} as a food.`, ['Store it as written', 'Leave it out']);
}
