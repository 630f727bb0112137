// 'Add my son Leo, he is 6 and allergic to sesame', 'Mia is allergic to sesame now too', 'Remove Leo'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import type { Decision } from '../decision.ts';
import { namedIn, writtenAge } from '../guides/children.ts';
import { capital, listed, quoted } from '../say.ts';
import type { Desk } from './desk.ts';
import { interestsIn, noLongerIn, doubtedIn } from './food-words.ts';
import { askUnknown, foodSaid } from './member-food.ts';
import { EATS_NOW } from './wish.ts';

type Relationship = FamilyMember['relationship'];

const FOOD_FIELDS = ['allergies', 'dietaryRestrictions', 'dietaryNeeds'] as const;

const RELATIONS: readonly (readonly [Relationship, RegExp])[] = [
  [
    'child',
    /\b(?:sons?|daughters?|child|children|kids?|baby|newborn|boy|girl|stepson|stepdaughter|twins?|toddler)\b/,
  ],
  ['spouse', /\b(?:wife|husband|spouse|partner|fianc\w+)\b/],
  [
    'grandparent',
    /\b(?:grandma|grandmother|grandpa|grandfather|granny|gran|nana|grandparent|opa|oma|abuela|abuelo)\b/,
  ],
  ['parent', /\b(?:mother|father|mom|mum|dad|mama|papa|parent)\b/],
  ['sibling', /\b(?:brother|sister|sibling)\b/],
  [
    'other',
    /\b(?:aunt|uncle|cousin|nephew|niece|nanny|au pair|friend|roommate|lodger|godchild|godson|goddaughter|other)\b/,
  ],
];

/** How somebody is related to the parent, from folded words. */
export const relationIn = (line: string): Relationship | undefined =>
  RELATIONS.find(([, when]) => when.test(line))?.[0];

const NO_NAME =
  /^(?:he|she|they|and|is|who|the|with|to|my|our|in|a|an|please|pip|dr|add|family|household|now|allergic|vegetarian|vegan)$/i;
const NAME = "(\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2})";
const NAMES: readonly RegExp[] = [
  new RegExp(`\\b(?:named|called|name is|names are) ${NAME}`, 'u'),
  new RegExp(
    `\\b(?:son|daughter|wife|husband|spouse|partner|child|kid|baby|newborn|boy|girl|mother|mom|mum|father|dad|grandma|grandmother|grandpa|grandfather|brother|sister|aunt|uncle|cousin|nephew|niece|godson|goddaughter|nanny|au pair|stepson|stepdaughter|member)(?: in law)?,? ${NAME}`,
    'u',
  ),
  new RegExp(`\\b(?:[Aa]dd|[Rr]egister|[Ww]elcome|[Ee]nter|[Ii]nclude|[Pp]ut|[Cc]reate) ${NAME}`, 'u'),
];
/** The same, for parents who type without capitals: one word only. */
const TYPED = /\b(?:named|called|son|daughter|wife|husband|partner|baby|brother|sister) ([a-z]{2,})\b/;

function nameIn(desk: Desk): string | undefined {
  const answer = desk.parts.findLast(({ asked }) => asked === 'name')?.text.trim();
  if (answer)
    return answer
      .replace(/^(?:his|her|their|the) name is /i, '')
      .replace(/^(?:it'?s|it is) /i, '')
      .replace(/[.!]$/, '');
  for (const pattern of NAMES) {
    const [, name] = pattern.exec(desk.text) ?? [];
    if (name !== undefined && !NO_NAME.test(name)) return name;
  }
  const [, typed] = TYPED.exec(desk.text) ?? [];
  return typed === undefined || NO_NAME.test(typed) ? undefined : capital(typed);
}

/** Somebody related who is not in the family yet: 'my niece Tess is 4 and allergic to tree nuts'. */
const newcomerIn = (desk: Desk, members: readonly FamilyMember[]): boolean => {
  const name = NAMES[1]?.exec(desk.parts[0]?.text ?? '')?.[1];
  if (name === undefined || NO_NAME.test(name)) return false;
  return namedIn(members, name).length === 0;
};

/** An age in years, an adult's as well. */
const ageIn = (desk: Desk): number | undefined => {
  const [, years] =
    /\b(?:is|turned|turns|turning|aged?|to|are|was) (?:now |just )?(\d{1,3})\b(?! ?(?:mg|ml|kg|lbs|pm|am|:))/.exec(
      fold(desk.text),
    ) ?? [];
  const age =
    writtenAge(desk.text) ?? (years === undefined ? undefined : Number(years)) ?? spelledAge(desk.line);
  return age !== undefined && age <= 130 ? age : undefined;
};
/** 'Nanny Rosa, 34, vegan' */
const bareAge = (text: string): number | undefined => {
  const [, years] = /,\s*(\d{1,3})\s*(?=,|\.|$|and\b)/.exec(text) ?? [];
  return years === undefined || Number(years) > 130 ? undefined : Number(years);
};
const COUNTS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
const spelledAge = (line: string): number | undefined => {
  const [, word = ''] = /\b(?:age to|turned|turns|is now|is) (\w+)\b/.exec(line) ?? [];
  const age = COUNTS.indexOf(word);
  return age > 0 ? age : undefined;
};

/** An allergy nobody has confirmed is guarded all the same, and the notes say so. */
function doubtIn(desk: Desk, allergies: readonly string[]): { note: string; told: string } | undefined {
  const doubted = doubtedIn(desk.text, allergies);
  if (doubted.length === 0) return undefined;
  const words = listed(doubted.map(quoted));
  return {
    note: `Not confirmed: ${doubted.join(', ')}`,
    told: `To be safe I treat ${words} as an allergy; the notes say that it is not confirmed.`,
  };
}

/** 'Add my son Leo, he is 6 and allergic to sesame' */
export const addMember = (desk: Desk): Decision =>
  desk.knowing(['listFamilyMembers'], ({ listFamilyMembers: members }) => {
    const name = nameIn(desk);
    if (name === undefined) return desk.ask('name');
    const same = members.find((member) => fold(member.name) === fold(name));
    if (same) {
      return {
        text: `${quoted(same.name)} is in your family already. Tell me what has changed, or another name if this is somebody else.`,
      };
    }
    const answer = desk.parts.findLast(({ asked }) => asked === 'relation')?.text;
    const relationship = relationIn(wordsOf(answer ?? desk.text).join(' '));
    if (relationship === undefined) return desk.ask('relation', `I add ${quoted(name)} gladly.`);
    const age = ageIn(desk) ?? bareAge(desk.text);
    const food = foodSaid(desk);
    const asking = askUnknown(desk, food);
    if (asking) return asking;
    const interests = interestsIn(desk.text);
    const doubt = doubtIn(desk, food.allergies);
    return desk.propose(
      'createFamilyMember',
      {
        name,
        relationship,
        ...(age === undefined ? {} : { age }),
        ...Object.fromEntries(
          FOOD_FIELDS.flatMap((field) => (food[field].length > 0 ? [[field, food[field]]] : [])),
        ),
        ...(interests.length > 0 ? { interests } : {}),
        ...(doubt ? { notes: doubt.note } : {}),
      },
      `I prepared ${quoted(name)} as a new member of your family.`,
      doubt?.told,
    );
  });

const same = (a: string, b: string): boolean =>
  wordsOf(a).join(' ').replace(/s$/, '') === wordsOf(b).join(' ').replace(/s$/, '');
const withMore = (stored: readonly string[], more: readonly string[]): string[] => [
  ...stored,
  ...more.filter((word) => !stored.some((known) => same(known, word))),
];
/** One of these ways of eating takes the place of another. */
const EXCLUSIVE = ['Vegan', 'Vegetarian', 'Pescatarian'];
const withoutOther = (stored: readonly string[], entries: readonly string[]): string[] =>
  entries.some((entry) => EXCLUSIVE.includes(entry))
    ? stored.filter((entry) => !EXCLUSIVE.some((diet) => same(diet, entry)))
    : [...stored];
/** An entry goes when it names what is no longer so: 'Peanut allergy' with 'peanut'. */
const without = (stored: readonly string[], gone: readonly string[]): string[] =>
  stored.filter(
    (entry) => !gone.some((word) => same(entry, word) || wordsOf(entry).some((part) => same(part, word))),
  );

/** What a sentence changes of a member; empty when it changes nothing Pip can tell. */
function changesOf(desk: Desk, member: FamilyMember): Record<string, unknown> {
  const gone = noLongerIn(desk.text);
  if (gone.length > 0) {
    const kept = FOOD_FIELDS.map((field) => [field, without(member[field], gone)] as const);
    return Object.fromEntries(kept.filter(([field, list]) => list.length < member[field].length));
  }
  const interests = interestsIn(desk.text);
  const food = FOOD_FIELDS.map((field) => [field, foodSaid(desk)[field]] as const).filter(
    ([, entries]) => entries.length > 0,
  );
  const age = food.length + interests.length === 0 ? ageIn(desk) : undefined;
  return {
    ...Object.fromEntries(
      food.map(([field, entries]) => [field, withMore(withoutOther(member[field], entries), entries)]),
    ),
    ...(interests.length > 0 ? { interests: withMore(member.interests, interests) } : {}),
    ...(age === undefined ? {} : { age }),
  };
}

/** Finds the one member meant, or asks. */
function choosing(desk: Desk, go: (member: FamilyMember) => Decision): Decision {
  return desk.knowing(['listFamilyMembers'], ({ listFamilyMembers: members }) => {
    const found = desk.whom(members);
    // Nobody else is called by a number or a food here: what stands first is a name.
    const whom = found.kind === 'all' || found.kind === 'nobody' ? { kind: 'nobody' as const } : found;
    const asking = desk.askWhom(whom, members, true);
    if (asking) return asking;
    const id = whom.kind === 'one' ? whom.person.id : desk.myself(members)?.id;
    const member = members.find((candidate) => candidate.id === id);
    return member
      ? go(member)
      : desk.ask(
          'whom',
          undefined,
          members.map(({ name }) => quoted(name)),
        );
  });
}

/** 'Mia is allergic to sesame now too' */
export const changeMember = (desk: Desk): Decision =>
  desk.knowing(['listFamilyMembers'], ({ listFamilyMembers: members }) =>
    newcomerIn(desk, members) ? addMember(desk) : changeKnown(desk),
  );

const changeKnown = (desk: Desk): Decision =>
  choosing(desk, (member) => {
    const gone = noLongerIn(desk.text);
    const asking = gone.length === 0 ? askUnknown(desk, foodSaid(desk)) : undefined;
    if (asking) return asking;
    const changes = changesOf(desk, member);
    if (Object.keys(changes).length === 0 && EATS_NOW.test(desk.line)) return { text: cannotLoosen(member) };
    if (Object.keys(changes).length === 0) {
      if (gone.length === 0)
        return desk.ask('data', `I change what is stored about ${quoted(member.name)} gladly.`);
      return { text: `Nothing about ${listed(gone.map(quoted))} is stored for ${quoted(member.name)}.` };
    }
    const careful =
      gone.length > 0 ? 'From then on I plan meals with it again, so please be sure.' : undefined;
    const doubt = gone.length === 0 ? doubtIn(desk, foodSaid(desk).allergies) : undefined;
    return desk.propose(
      'updateFamilyMember',
      {
        id: member.id,
        ...changes,
        ...(doubt ? { notes: [member.notes, doubt.note].filter(Boolean).join('\n') } : {}),
      },
      `I prepared the change for ${quoted(member.name)}.`,
      careful,
      doubt?.told,
    );
  });

/** A diet is stored whole: that one food of it is fine again has no field. */
function cannotLoosen({ name, allergies, dietaryNeeds, dietaryRestrictions }: FamilyMember): string {
  const stored = [...allergies, ...dietaryRestrictions, ...dietaryNeeds].map(quoted);
  const kept = stored.length > 0 ? ` For ${quoted(name)}, ${listed(stored)} stays stored.` : '';
  return `I changed nothing: I cannot store which single foods somebody eats again.${kept} You can change it on the Family page.`;
}

/** 'Remove Leo from the family' */
export const removeMember = (desk: Desk): Decision =>
  choosing(desk, (member) =>
    desk.propose(
      'deleteFamilyMember',
      { id: member.id },
      `I prepared to remove ${quoted(member.name)}. The card tells what refers to them; it stays, without the name.`,
    ),
  );
