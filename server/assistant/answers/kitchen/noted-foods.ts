// Notes on somebody about a food that is asked about: 'her classroom is nut-free, peanuts too', 'baked egg is fine'.
import { checkFor, type Eater } from '#rules/food/meal-concerns.ts';
import { readFood } from '#rules/food/allergens.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { quoted } from '../../text/say.ts';
import type { Asked } from '../plan.ts';
import { namesOf } from './eaters.ts';

/** The sentences of the notes that name the food, or what is in it. */
export function notesOnFood({ notes }: Pick<Eater, 'notes'>, food: string): string[] {
  return notes
    .split(/(?<=(?<!\b(?:dr|mr|mrs|ms))[.!?])\s+|\n/i)
    .filter((sentence) => {
      // The allergies of the profile say the same.
      if (/^allerg(?:y|ic) to\b/i.test(sentence)) return false;
      const { names } = readFood(sentence.replaceAll('-', ' '));
      const check = checkFor([
        { name: '', age: null, allergies: names, dietaryRestrictions: [], dietaryNeeds: [], notes: '' },
      ]);
      return (
        names.length > 0 &&
        (names.some((name) => holdsName(nameForm(food), name)) ||
          check.ofItem(food).some(({ strength }) => strength !== 'unknown'))
      );
    })
    .map((sentence) => quoted(sentence.trim().replace(/[.!?]+$/, '')));
}

/** '“Baked egg is fine” is in the notes of Lagi.' */
export function notedWords(asked: Asked, eaters: readonly Eater[], food: string): string | undefined {
  const found = eaters.flatMap((eater) =>
    notesOnFood(eater, food).map((note) => `“${note}” is in the notes of ${namesOf(asked, [eater.name])}.`),
  );
  return found.length > 0 ? found.join(' ') : undefined;
}

const IS_PREGNANT = /\b(?:i['’]?m|i am|while|when|being) (?:\d+ (?:weeks|months) )?(?:pregnant|expecting)\b/i;
/** 'I'm pregnant, may I eat it' tells what is not stored yet. */
export function withToldPregnancy(asked: Asked): Asked {
  const { household, said, text } = asked;
  if (!IS_PREGNANT.test(`${said} ${text}`)) return asked;
  const members = household.members.map((one) =>
    one.id === household.speakerId ? { ...one, notes: `${one.notes}\nPregnant.` } : one,
  );
  return { ...asked, household: { ...household, members } };
}
