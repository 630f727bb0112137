// Lists of stored allergies and ways of eating: of one person, of several, of everybody.
import { isFoodEntry } from '#rules/restrictions/restriction-reading.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { sentencesOf } from '../stored/passages.ts';
import { aboutFood, eatsWords, entryWords, isPlural } from './stored-food.ts';
import { Called, called, groupMembers, answer } from './whom.ts';

/** 'nobody is allergic to nuts, right?' */
export const isDenied = (line: string): boolean =>
  /\b(?:nobody|no one|none|not)\b/.test(line) &&
  !/can not|not eat|\b(?:what|whats|which|how|why|list|supposed|allowed)\b/.test(line);

export const names = (asked: Asked, members: readonly FamilyMember[], last = 'and'): string =>
  listed(
    members.map((member) => called(asked, member)),
    last,
  );

/** 'Any food ones?' of one person: drugs and other things are no foods. */
function foodsOnly(asked: Asked, only: FamilyMember): string | undefined {
  const { allergies, dietaryRestrictions, dietaryNeeds } = aboutFood(only);
  const others = allergies.filter((entry) => !isFoodEntry(entry));
  if (!/\bfoods?\b/.test(fold(asked.text)) || others.length === 0) return undefined;
  const foods = allergies.filter(isFoodEntry);
  const rules = [...dietaryRestrictions, ...dietaryNeeds];
  const diet = rules.length > 0 ? ` Stored about eating is ${entryWords(rules)}.` : '';
  if (foods.length > 0)
    return `Yes, ${entryWords(foods)}. ${capital(entryWords(others))} ${isPlural(others) ? 'are' : 'is'} stored, too, but no food.${diet}`;
  return `No food allergy is stored for ${called(asked, only)}, only ${entryWords(others)}.${diet}`;
}

const ASKS_FORBIDDEN = /\b(?:can ?not|cant|can't|not allowed|avoid|off limits|stay away|forbidden)\b/;
const FORBIDS = /^(?:no|never|avoid|must not|stay away)\b/i;
/** Sentences of notes and of diagnoses that forbid something: 'No fava beans'. */
function forbiddenNoted({ household, text }: Asked, { id, notes }: FamilyMember): string {
  if (!ASKS_FORBIDDEN.test(fold(text))) return '';
  const ofRecords = household.records
    .filter(({ category, familyMemberId }) => category === 'diagnosis' && familyMemberId === id)
    .flatMap(({ title, description }) =>
      sentencesOf(description)
        .filter((one) => FORBIDS.test(one))
        .map((one) => ({ where: `with ${quoted(title)}`, one })),
    );
  const ofNotes = sentencesOf(notes)
    .filter((one) => FORBIDS.test(one) && !/\bschool|class|daycare\b/i.test(one))
    .map((one) => ({ where: 'in the notes', one }));
  return [...ofRecords, ...ofNotes]
    .map(({ where, one }) => ` ${capital(where)} it says “${quoted(one)}”.`)
    .join('');
}

/** A line with the allergies and diets of each of several people, or of everybody. */
export function listFor(asked: Asked, members: readonly FamilyMember[]): Plan {
  const line = fold(asked.text);
  const [only] = members;
  if (only && members.length === 1) {
    const isMe = called(asked, only) === 'you';
    const stored = eatsWords(only, isMe);
    const foods = foodsOnly(asked, only);
    if (foods !== undefined) return answer(foods, members);
    const isYesNo =
      /\b(?:any|anything|has|have|does|still)\b/.test(line) && !/\b(?:what|whats|which|list)\b/.test(line);
    if (stored === undefined)
      return answer(
        `${isDenied(line) ? "Yes, that's right. " : isYesNo ? 'No. ' : ''}No allergies or diets are stored for ${called(asked, only)}. Tell me if something should be.`,
        members,
      );
    const asksAllergy = /al+erg/.test(line) && aboutFood(only).allergies.length === 0;
    if (asksAllergy)
      return answer(
        `${isDenied(line) ? "Yes, that's right, no" : 'No'} allergies are stored for ${called(asked, only)}, but ${Called(asked, only) === 'You' ? 'you' : quoted(only.name)} ${stored}.`,
        members,
      );
    return answer(
      `${isDenied(line) ? "No, that's not right. " : isYesNo ? 'Yes. ' : ''}${Called(asked, only)} ${stored}.${forbiddenNoted(asked, only)}`,
      members,
    );
  }
  return listForMany(asked, members);
}

/** The part that a list is asked for: allergies alone, ways of eating alone, or both. */
function kindAsked(line: string): 'allergies' | 'diets' | 'both' {
  const isOfDiets = /\b(?:diets?|food rules?|rules|vegetarian|vegan)\b/.test(line);
  if (/\beat\b|restrict|dietary/.test(line)) return 'both';
  if (/al+erg/.test(line)) return isOfDiets ? 'both' : 'allergies';
  return isOfDiets ? 'diets' : 'both';
}

/** A line for each of several people, or of everybody. */
function listForMany(asked: Asked, members: readonly FamilyMember[]): Plan {
  const line = fold(asked.text);
  const kind = kindAsked(fold(asked.said));
  const group = members.length > 0 ? members : groupMembers(asked);
  const among = group.length > 0 ? group : asked.household.members;
  const shown = (member: FamilyMember): FamilyMember => ({
    ...member,
    ...(kind === 'allergies' ? { dietaryRestrictions: [], dietaryNeeds: [] } : {}),
    ...(kind === 'diets' ? { allergies: [] } : {}),
  });
  const having = among.filter((member) => eatsWords(shown(member)) !== undefined);
  const without = among.filter((member) => !having.includes(member));
  const what = { allergies: 'allergies', diets: 'diets or food rules', both: 'allergies or diets' }[kind];
  if (having.length === 0)
    return answer(
      `${/\b(?:any|do we)\b/.test(line) ? 'No. ' : ''}No ${what} are stored${members.length > 0 ? ` for ${names(asked, among)}` : ' for anyone in your family'}.`,
    );
  const lines = having.map(
    (member) => `- ${Called(asked, member)} ${eatsWords(shown(member), called(asked, member) === 'you')}`,
  );
  const dieting =
    kind === 'allergies'
      ? among.filter((member) => eatsWords({ ...member, allergies: [] }) !== undefined)
      : [];
  const rest = without.length > 0 ? `\n\nNo ${what} are stored for ${names(asked, without, 'or')}.` : '';
  const diets =
    dieting.length > 0 ? ` Food rules are stored for ${names(asked, dieting)}; ask for them any time.` : '';
  return answer(
    `${/\bany\b/.test(line) && !/\bwhat|who\b/.test(line) ? 'Yes. ' : ''}Here's what's stored.\n\n${lines.join('\n')}${rest}${diets}`,
    members,
  );
}
