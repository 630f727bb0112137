// After an allergic reaction that is over: 'we gave the epi, the paramedics came, he's fine now, can you log it'. What was told
// goes into the health history, and the food among the allergies, with a line on a second reaction.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { readFood } from '#rules/food/allergens.ts';
import { asStored } from '../../../reading/counted-allergies.ts';
import { isOldRecord } from '../../../danger/told-now.ts';
import { fold } from '../../../text/fold-text.ts';
import { capital, quoted } from '../../../text/say.ts';
import type { Household } from '../../../reading/household.ts';
import type { DialogueState } from '../../../dialogue/state.ts';
import { findingsFor } from '../../family/stored-food.ts';
import { isPlain } from '../../kitchen/holding.ts';
import type { Plan } from '../../plan.ts';
import { contactSaid, membersSaid } from './care-people.ts';

const HELPED =
  /\b(?:epi|epi ?pens?|epinephrine|auvi ?q|injector|paramedics|ambulance|ems|er|emergency room|hospital|urgent care|911)\b/;
const REACTION = /\b(?:reaction|reacted|anaphyla\w+|hives|swelling|swelled|swollen|allergic)\b/;
const WELL =
  /\b(?:(?:is|are|he|she|they|seems?|looks?|doing|feels?|feeling|all) (?:\w+ )?(?:ok|okay|fine|good|better|well|stable|normal|himself|herself)|(?:ok|okay|fine|better|good|stable) now|back home|home now|discharged|released|sent (?:him|her|us) home|calmed down|went away|is over|all over|recovered|eating|playing|sleeping it off)\b/;
const LOG =
  /\b(?:log|record|write (?:it|that|this|down)|note (?:it|that|this|down)?|put (?:it|that|this) (?:in|down|on)|save (?:it|that|this)|add (?:it|that|this) to|document|make a (?:note|record)|keep track)\b/;
/** It goes on: nothing is logged before help is there. */
const GOES_ON =
  /\b(?:still (?:swell\w*|swollen|wheez\w*|itch\w*|hives|cough\w*|throwing|vomit\w*|red|puffy|not|has|hard|struggl\w*)|again|back again|coming back|came back|getting worse|worse|(?:can|is|does|are|will) not (?:breath\w*|respond\w*|wake|okay|ok|better|well|fine)|hard to breathe|trouble breathing|wheezing|gasping|blue|on (?:the|their) way|waiting for|should (?:i|we)|do (?:i|we) (?:need|have)|passed out|unconscious|second (?:dose|pen|epi)|second one\?)\b/;

/** True where a reaction is told that was treated and is over, and a record of it is wanted. */
export function isReactionOver(said: string): boolean {
  const text = fold(said);
  return (
    HELPED.test(text) &&
    REACTION.test(text) &&
    WELL.test(text) &&
    LOG.test(text) &&
    !GOES_ON.test(text) &&
    !isOldRecord(said)
  );
}

const ORDER =
  /\b(?:can|could|will|would) you (?:please )?(?:log|record|note|write|put|save|add|document)\b[^,.:;!?]*[,.:;!?]*|\b(?:please |pls )?(?:log|record|note|write|save|document)\b(?: (?:it|that|this|down|for me|please|in (?:his|her|the) \w+))*[,.:;!?]*/i;
const SHORTEST = 12;

/** The words of the parent behind the order, else all of them. */
function told(said: string): string {
  const order = ORDER.exec(said);
  const behind = order ? said.slice(order.index + order[0].length).trim() : '';
  const words = behind.length >= SHORTEST ? behind : said.replace(ORDER, ' ').replaceAll(/\s+/g, ' ').trim();
  return capital(words.replace(/^[\s,.;!?-]+|[\s,;]+$/g, '').slice(0, 500));
}

const EPINEPHRINE = /epi-?pen|auvi|epinephrine|neffy|jext/i;

/** The one food that a story names; a cookie stands for what is in it, and of several none is guessed. */
function foodIn(said: string): string | undefined {
  const foods = readFood(said).names.filter((name) => isPlain(name) || readFood(name).contains.size === 1);
  return foods.length === 1 ? foods[0] : undefined;
}

/** The card that puts the food among the allergies, so that menus and lists are checked for it, or the question for it. */
function allergyOffer(member: FamilyMember, said: string): Pick<Plan, 'text' | 'cards'> {
  const name = quoted(member.name);
  const isKnown = readFood(said).names.some((food) =>
    findingsFor(member, food).some(
      ({ how, field }) => field === 'allergies' && (how === 'same' || how === 'kind'),
    ),
  );
  if (isKnown) return { text: '' };
  const food = foodIn(said);
  if (food === undefined)
    return {
      text: ` If a food set it off, tell me which, and I put it among ${name}'s allergies, so that menus and lists are checked for it.`,
    };
  return {
    text: ` The second card puts ${food} among ${name}'s allergies, so that menus and lists are checked for it.`,
    cards: [{ tool: 'updateFamilyMember', input: { id: member.id, allergies: [...member.allergies, food] } }],
  };
}

/** The cards and the words; undefined where it isn't over, or nobody is meant. */
export function afterReaction(
  said: string,
  given: { household: Household; today: string; focus?: DialogueState['focus'] },
): Plan | undefined {
  if (!isReactionOver(said)) return undefined;
  const { household, today, focus } = asStored(given);
  const own = household.medications.filter(({ name, isActive }) => isActive && EPINEPHRINE.test(name));
  const owners = new Set(own.map(({ familyMemberId }) => familyMemberId));
  const member =
    membersSaid(fold(said), household)[0] ??
    household.members.find(({ id }) => id === focus?.family_member) ??
    household.members.find(({ id }) => owners.size === 1 && owners.has(id));
  if (!member) return undefined;
  const name = quoted(member.name);
  const injector = own.find(({ familyMemberId }) => familyMemberId === member.id);
  const doctor = injector && contactSaid(household, injector.prescribedBy);
  const call = doctor === undefined ? 'the doctor' : doctor;
  const food = foodIn(said);
  const offer = allergyOffer(member, said);
  return {
    text: `Glad it's over. This is the entry for ${name}'s health history, today. Take a look at the card.${offer.text}\n\nA second wave can come without any more of the food, mostly within hours and up to 3 days later. Keep ${name} near someone and the other auto-injector at hand; at the first sign give it and call 911 again. If no doctor has looked at ${name} yet, go in now. Tell ${call} soon, and replace the one that was used.`,
    cards: [
      {
        tool: 'createMedicalRecord',
        input: {
          title: food === undefined ? 'Allergic reaction' : `Allergic reaction to ${food}`,
          category: 'allergy',
          date: today,
          familyMemberId: member.id,
          description: told(said),
        },
      },
      ...(offer.cards ?? []),
    ],
    reads: [{ tool: 'listMedicalRecords', input: {} }],
    isAccounted: true,
    focus: { family_member: member.id },
  };
}
