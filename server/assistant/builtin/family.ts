// Answers about the people of the household, from their records alone.
import { fold } from '../text/fold-text.ts';
import { foodAsked, sayAsked } from './food-asked.ts';
import { namedIn } from './guides/children.ts';
import type { Member } from './member.ts';
import { listed, paragraphs, quoted } from './say.ts';

const NOBODY =
  'I do not know anybody in your family yet. Tell me who belongs to it, such as “Add my son Leo, he is 6 and allergic to sesame”, or enter them on the Family page.';

/** Members whose name, or relationship to the parent, the text mentions; all when it mentions none. */
function meant(members: readonly Member[], text: string): readonly Member[] {
  const words = ` ${fold(text).replace(/[^a-z0-9]+/g, ' ')} `;
  const named = namedIn(members, text);
  if (named.length > 0) return named;
  const children = /\b(?:kids?|child|children|son|daughter|sons|daughters|little ones?)\b/.test(words);
  const found = children ? members.filter(({ relationship }) => relationship === 'child') : [];
  return found.length > 0 ? found : members;
}

const foodWords = ({ allergies, dietaryRestrictions, dietaryNeeds }: Member): string[] => {
  const seen = new Set<string>();
  return [
    ...allergies.map((word) => (/allerg|intoleran/i.test(word) ? word : `allergic to ${word}`)),
    ...dietaryRestrictions,
    ...dietaryNeeds,
  ]
    .map((word) => quoted(word).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
    .filter((word) => word !== '' && !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()));
};

function about(member: Member): string {
  const { name, relationship, age, interests } = member;
  const who = [
    relationship === 'other' ? undefined : relationship,
    age === null ? undefined : `${age} years old`,
  ];
  const parts = [
    who.filter(Boolean).join(', '),
    listed(foodWords(member)),
    interests.length > 0 ? `likes ${listed(interests.map(quoted))}` : '',
  ];
  return `- **${quoted(name)}**, ${parts.filter(Boolean).join('; ')}`.replace(/, $/, '');
}

/** 'Who is in my family?' */
export function sayFamily(members: readonly Member[], text: string): string {
  if (members.length === 0) return NOBODY;
  const chosen = meant(members, text);
  const some = chosen.length < members.length;
  const opening = some
    ? 'This is what I know.'
    : `There ${members.length === 1 ? 'is one person' : `are ${members.length} people`} in your family here.`;
  return paragraphs(opening, chosen.map(about).join('\n'));
}

/** 'Who is allergic to what?', 'Who eats what?' */
export function sayFood(members: readonly Member[], text: string): string {
  if (members.length === 0) return NOBODY;
  const chosen = meant(members, text);
  const asked = foodAsked(text);
  if (asked)
    return sayAsked({ asked, chosen, everybody: chosen.length === members.length, wordsFor: foodWords });
  const known = chosen.filter((member) => foodWords(member).length > 0);
  const others = chosen.filter((member) => foodWords(member).length === 0).map(({ name }) => quoted(name));
  const missing =
    others.length > 0
      ? `For ${listed(others)} no allergy or diet is stored. That only means that nobody wrote one down, so please check before you serve something new.`
      : undefined;
  if (known.length === 0) return missing ?? NOBODY;
  const lines = known.map((member) => `- **${quoted(member.name)}**, ${listed(foodWords(member))}`);
  return paragraphs('This is what is stored about food.', lines.join('\n'), missing);
}
