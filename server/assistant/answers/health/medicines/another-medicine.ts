// A message about a medicine that goes on about another one: 'and iron, 65 mg', 'and the albuterol 4 puffs'. What was spoken of
// before is never changed by the amount of another.
import type { Medication } from '#contract/kinds/medication.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { firstWord, isSameMedicine } from '../../../text/medicine-sorts.ts';
import type { Asked } from '../../plan.ts';

const SHORTEST = 3;
const AND_ANOTHER =
  /^\W*(?:(?:oh|ok|okay|yes|yep)\W+)*(?:and|plus|also|then|&)\W+(?:(?:also|an?|some|the|my|his|her)\s+)?(\p{L}{3,}(?: \p{L}+){0,2}?),?\s+(?=\d+(?:\.\d+)? ?(?:m?c?g|iu|ml|units?|puffs?|tablets?|pills?|capsules?|drops?|sprays?)\b)/iu;
const NO_NAME =
  /\b(?:it|its|that|this|them|those|make|change|set|now|dose|dosage|amount|only|just|at|from|until|give|take|takes|taking|with|after|before|instead|up|down|to|by|about|around|is|was|be|only|maybe|every|each|other|half|another|new|more)\b/i;

function anotherNamed({ said, household, focus }: Asked): string | undefined {
  const name = AND_ANOTHER.exec(said)?.[1];
  const spoken = household.medications.find(({ id }) => id === focus.medication);
  if (name === undefined || !spoken || NO_NAME.test(name)) return undefined;
  const isSame = household.medications.some(
    (one) => isSameMedicine(one.name, name) || one.name.toLowerCase().includes(name.toLowerCase()),
  );
  return isSame ? undefined : name;
}

/** 'And iron, 65 mg' behind a medicine that was told: the wish for a new one, for the same person. */
export function ofAnotherName(asked: Asked): Asked | undefined {
  const { household, focus, slots, chosen } = asked;
  const name = anotherNamed(asked);
  if (name === undefined || chosen['medicine'] === name) return undefined;
  const owner = household.medications.find(({ id }) => id === focus.medication)?.familyMemberId;
  const isOpen = slots.people.length === 0 && !slots.isMe && typeof owner === 'string';
  const isHere = (words: string): boolean => asked.said.toLowerCase().includes(words.toLowerCase());
  return {
    ...asked,
    text: asked.said,
    chosen: {
      ...chosen,
      medicine: name,
      ...(isOpen ? { whom: { kind: 'family_member' as const, id: owner } } : {}),
    },
    slots: {
      ...slots,
      medicines: slots.medicines.filter(({ said }) => isHere(said)),
      doses: slots.doses.filter(isHere),
      instructions: slots.instructions.filter(isHere),
    },
  };
}

/** 'And albuterol is 4 puffs' behind another medicine: the one stored medicine that the message itself names. */
export function ofNamedHere(asked: Asked): Asked {
  const { said, household, focus, slots } = asked;
  const words = new Set(wordsOf(fold(said)));
  const isNamed = ({ name }: Medication): boolean =>
    [...words].some((word) => word.length > SHORTEST && isSameMedicine(name, word)) ||
    words.has(firstWord(name));
  const people = new Set(slots.people.flatMap(({ ids }) => ids));
  const owner = household.medications.find(({ id }) => id === focus.medication)?.familyMemberId;
  const named = household.medications.filter((one) => one.isActive && isNamed(one));
  const theirs = named.filter(({ familyMemberId }) =>
    people.size > 0 ? people.has(familyMemberId ?? '') : familyMemberId === owner,
  );
  const [one, ...others] = theirs.length > 0 ? theirs : named;
  if (!one || others.length > 0 || focus.medication === undefined || one.id === focus.medication)
    return asked;
  const { which: _which, medicine: _medicine, medication: _medication, ...chosen } = asked.chosen;
  return {
    ...asked,
    chosen,
    text: said,
    focus: { ...focus, medication: one.id },
    slots: { ...slots, medicines: [{ name: one.name, said: one.name, ids: [one.id] }] },
  };
}
