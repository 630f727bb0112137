// Answers about stored allergies and diets: who is allergic to what, may somebody have a food, who eats vegetarian.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { isOfRecord } from '../../reading/counted-allergies.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { reasonOf } from '../kitchen/eaters.ts';
import { answerFoodOk } from '../kitchen/food-ok.ts';
import { richConcerns } from '../kitchen/rich-foods.ts';
import { notJudged, unjudgedWords } from '../kitchen/unjudged.ts';
import { askWhom, whomIn } from '../people.ts';
import type { Answerers, Asked, Plan } from '../plan.ts';
import { isDenied, listFor, names } from './allergy-list.ts';
import { foodsSaid } from './said-food.ts';
import {
  aboutFood,
  dietEntries,
  eatsWords,
  entryWords,
  findingsFor,
  isPlural,
  sameDiet,
  type Finding,
} from './stored-food.ts';
import { belonging, Called, called, FAMILY_READ, groupMembers, membersAsked, verb, answer } from './whom.ts';
import { pointsToPerson } from '../../reading/slots.ts';

/** A question whether somebody may eat something: its 'yes' means that nothing speaks against it. */
const asksPermission = (line: string): boolean =>
  /\b(?:can|could|may|ok|okay|safe|fine|allowed|tolerate|give|eat|have)\b/.test(line) &&
  !/\ballerg|\balerg|intoleran|react|can not|problem|avoid|bother/.test(line);
const OF_ALLERGY = /al+erg|intoler|react/;

/** 'peanuts are stored as an allergy of his', by the entry's field. */
function entryFact(
  asked: Asked,
  member: FamilyMember,
  { field, entry, how, reason }: Finding,
  food: string,
): string {
  const own = entryWords([entry]);
  const others = field === 'allergies' ? aboutFood(member).allergies.filter((other) => other !== entry) : [];
  const along = others.length > 0 ? `, along with ${entryWords(others)}` : '';
  const isRecord = field === 'allergies' && isOfRecord(asked.household, member, entry);
  const where = isRecord
    ? `${belonging(asked, member)} health records`
    : field === 'allergies'
      ? `${belonging(asked, member)} allergy list`
      : `${belonging(asked, member)} profile`;
  const at = isRecord ? 'in' : 'on';
  const are = isPlural([entry]) ? 'are' : 'is';
  if (how === 'same') return `${own} ${are} ${at} ${where}${along}`;
  if (how === 'kind')
    return `${own} ${are} ${at} ${where}${along}, so ${quoted(food)} ${isPlural([food]) ? 'count' : 'counts'} too`;
  const why = reason?.split(',')[0];
  const against = why && !why.endsWith(` ${fold(food)}`) ? why : 'goes against it';
  return `${own} ${are} ${at} ${where}, and ${quoted(food)} ${against}`;
}

/** ' Nell is the one with egg stored.' */
function allergicElse(asked: Asked, member: FamilyMember, food: string): string {
  const others = asked.household.members.filter(
    (one) =>
      one.id !== member.id &&
      findingsFor(one, food).some(
        ({ how, field }) => field === 'allergies' && (how === 'same' || how === 'kind'),
      ),
  );
  return others.length === 0 ? '' : ` It's stored for ${names(asked, others)}.`;
}

/** One person and one food. */
function foodForOne(asked: Asked, member: FamilyMember, food: string): string {
  const line = fold(asked.text);
  const [finding] = findingsFor(member, food);
  const eats = eatsWords(member);
  const { allergies, dietaryRestrictions, dietaryNeeds } = aboutFood(member);
  const stored = entryWords([...allergies, ...dietaryRestrictions, ...dietaryNeeds]);
  if (finding === undefined) {
    const [rich] = richConcerns(asked, [member], [food]);
    if (rich) return `Yes. ${capital(reasonOf(rich))}. How much of it fits, the dietitian or doctor knows.`;
    const rest = eats
      ? `What's stored for ${called(asked, member)} is ${stored}.`
      : `No allergies or diets are stored for ${called(asked, member)} at all.`;
    const unjudged = OF_ALLERGY.test(line) ? undefined : unjudgedWords(asked, [member]);
    if (unjudged) return `${unjudged} Nothing else against ${quoted(food)} is on record. ${rest}`;
    return `${isDenied(line) ? "Yes, that's right" : 'No'}, nothing about ${quoted(food)} is stored for ${called(asked, member)}. ${rest}${allergicElse(asked, member, food)}`;
  }
  const fact = entryFact(asked, member, finding, food);
  if (finding.how === 'maybe') return `No, not by name, but take care. ${capital(fact)}.`;
  if (finding.how === 'against' || finding.field !== 'allergies')
    return `No, not an allergy, but a rule. ${capital(fact)}.`;
  return isDenied(line) ? `No, that's not right. ${capital(fact)}.` : `Yes, ${fact}.`;
}

const YES_NO_WHO = /\b(?:any ?(?:one|body)|any of|do we|does|nobody|no one|every ?(?:one|body)|is|are|can)\b/;

/** Who of several has something against a food. */
function foodForMany(asked: Asked, members: readonly FamilyMember[], food: string): string {
  const line = fold(asked.text);
  const found = members.flatMap((member) => {
    const [finding] = findingsFor(member, food);
    return finding ? [{ member, finding }] : [];
  });
  const isWho = /^(?:\W*\w+\W+){0,8}?(?:who|whos|which)\b/.test(line) || !YES_NO_WHO.test(line);
  const unjudged =
    !OF_ALLERGY.test(line) && !isWho
      ? unjudgedWords(
          asked,
          notJudged(members).filter((member) => found.every((one) => one.member !== member)),
        )
      : undefined;
  if (found.length === 0 && unjudged)
    return `${unjudged} Otherwise no one has anything about ${quoted(food)} stored.`;
  if (found.length === 0) {
    const start = isWho ? 'No one' : isDenied(line) ? "Yes, that's right. No one" : 'No, no one';
    return `${start} has anything about ${quoted(food)} stored.`;
  }
  const allergic = found.filter(({ finding }) => finding.how === 'same' || finding.how === 'kind');
  if (allergic.length === 0 && OF_ALLERGY.test(line)) {
    const rules = found.map(({ member, finding }) => capital(entryFact(asked, member, finding, food)));
    return `${isDenied(line) ? "Yes, that's right, no one" : isWho ? 'No one' : 'No, no one'} has ${quoted(food)} stored as an allergy. ${rules.join('. ')}.`;
  }
  const facts = found.map(({ member, finding }) => entryFact(asked, member, finding, food));
  const start = isWho ? '' : isDenied(line) ? 'No. ' : 'Yes. ';
  const who = `${capital(
    names(
      asked,
      found.map(({ member }) => member),
    ),
  )}.`;
  if (facts.length === 1) return `${isWho ? `${who} ` : start}${capital(facts[0] ?? '')}.`;
  return `${start}${who}\n\n${facts.map((fact) => `- ${capital(fact)}`).join('\n')}`;
}

function aboutFoods(asked: Asked, members: readonly FamilyMember[], foods: readonly string[]): Plan {
  // 'Who has the egg allergy again, Gavin or …': one who is named and has none is no answer.
  const isOpen =
    /^(?:\W*\w+\W+){0,2}?(?:who|whos|whose|which)\b/.test(fold(asked.text)) &&
    !members.some((member) => foods.some((food) => findingsFor(member, food).length > 0));
  const named = isOpen ? [] : members;
  const among =
    named.length > 0 ? named : groupMembers(asked).length > 0 ? groupMembers(asked) : asked.household.members;
  const [only] = named;
  if (only && named.length === 1) {
    if (foods.length === 1) return answer(foodForOne(asked, only, foods[0] ?? ''), members);
    return answer(
      foods
        .map(
          (food) =>
            `- ${capital(quoted(food))}? ${foodForOne(asked, only, food).replace(/ What's stored for .*$| No allergies or diets .*$/, '')}`,
        )
        .join('\n'),
      members,
    );
  }
  return answer(foods.map((food) => foodForMany(asked, among, food)).join('\n\n'), members);
}

/** 'Is everybody vegetarian': one without it makes it a no. */
const OF_ALL = /\b(?:all of us|everyone|everybody|(?:are|is) we all|(?:whole|entire) family|all the kids)\b/;

/** Who eats so, or does somebody. */
function aboutDiets(asked: Asked, all: readonly FamilyMember[], diet: string): Plan {
  const members = all.map(aboutFood);
  const line = fold(asked.text);
  const [only] = members;
  if (only && members.length === 1) {
    const [entry] = dietEntries(only, diet);
    const stored = eatsWords(only, verb(asked, only, 'is', 'are') === 'are');
    if (entry) {
      const others = [...only.allergies, ...only.dietaryRestrictions, ...only.dietaryNeeds].filter(
        (one) => one !== entry.entry,
      );
      const more =
        others.length > 0 ? ` Also stored ${others.length > 1 ? 'are' : 'is'} ${entryWords(others)}.` : '';
      return answer(
        `Yes, ${entryWords([entry.entry])} is stored for ${called(asked, only)}.${more}`,
        members,
      );
    }
    return answer(
      `No, ${quoted(diet)} isn't stored for ${called(asked, only)}. ${stored ? `${Called(asked, only)} ${stored}.` : 'There is no diet or allergy on record.'}`,
      members,
    );
  }
  const among =
    members.length > 0
      ? members
      : groupMembers(asked).length > 0
        ? groupMembers(asked)
        : asked.household.members;
  const having = among.filter((member) => dietEntries(member, diet).length > 0);
  const isWho = /\b(?:who|whos|which)\b/.test(line);
  const missing = among.filter((member) => !having.includes(member));
  if (OF_ALL.test(line) && !isWho && having.length > 0 && missing.length > 0)
    return answer(
      `No, not everyone. ${capital(quoted(diet))} is stored for ${names(asked, having)}, and not for ${names(asked, missing, 'or')}.`,
      having,
    );
  if (having.length === 0) return answer(`${isWho ? 'No one' : 'No, no one'} has ${quoted(diet)} stored.`);
  const others = [...(having[0]?.allergies ?? []), ...(having[0]?.dietaryRestrictions ?? [])].filter(
    (entry) => !sameDiet(entry, diet),
  );
  const more =
    having.length === 1 && others.length > 0
      ? ` Also stored for ${names(asked, having)} ${others.length > 1 ? 'are' : 'is'} ${entryWords(others)}.`
      : '';
  const rest = having.length < among.length ? ' No one else has it stored.' : '';
  const whoWords = names(asked, having);
  const does = having.length > 1 || whoWords === 'you' ? 'eat' : 'eats';
  const detail =
    having.map(({ age, name }) =>
      having.length === 1 && age !== null && whoWords !== 'you'
        ? `${quoted(name)}, ${age}, ${does}`
        : undefined,
    )[0] ?? `${whoWords} ${does}`;
  return answer(`${isWho ? capital(detail) : `Yes, ${detail}`} ${quoted(diet)}.${more || rest}`, having);
}

/** 'Any allergies I should tell the school': of everybody, though I am named. */
const OF_OTHERS =
  /\bwho\b(?!.*\bme\W*$)|\bi (?:should|need to|have to|must|can|could) (?:tell|know|put|give|bring|say|mention|list|write|warn|watch|share|remember)\b/;

export function askAllergy(asked: Asked): Plan {
  const { household, slots } = asked;
  if (household.members.length === 0)
    return {
      text: 'No one is in your family yet, so no allergies are stored. Tell me who to add.',
      reads: FAMILY_READ,
    };
  const isAll = OF_ALL.test(fold(asked.text));
  const isMineAlone = slots.isMe && slots.people.length === 0;
  const members = isAll || (isMineAlone && OF_OTHERS.test(fold(asked.text))) ? [] : membersAsked(asked);
  const isGroup = slots.groups.length > 0 || /\bwho|\bwhich|\bany/.test(fold(asked.text));
  if (members.length === 0 && !isGroup && pointsToPerson(slots)) return askWhom(asked);
  const [relation] = slots.relations;
  if (members.length === 0 && relation && relation.name !== 'other' && relation.ids.length === 0 && !isGroup)
    return answer(
      `No one is stored as ${quoted(relation.said)} in your family, so I can't tell. Stored people are ${listed(household.members.map(({ name }) => quoted(name)))}.`,
    );
  const { known, unknown } = foodsSaid(asked);
  const foods = [...known, ...unknown];
  const [diet] = slots.diets;
  if (foods.length > 0)
    return asksPermission(fold(asked.text)) ? answerFoodOk(asked) : aboutFoods(asked, members, foods);
  if (
    diet !== undefined &&
    !/\b(?:rules|diets|restrictions)\b|\band (?:stuff|so on|things)\b/.test(fold(asked.text))
  )
    return aboutDiets(asked, members, diet);
  if (members.length === 0 && whomIn(asked).kind === 'nobody' && slots.names[0] !== undefined)
    return answer(
      `No one called ${quoted(slots.names[0])} is in your family, so I can't tell. Stored people are ${listed(household.members.map(({ name }) => quoted(name)))}.`,
    );
  return listFor(asked, members);
}

export const allergyQuestions: Answerers = { allergy_ask: askAllergy };
