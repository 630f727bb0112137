// Words of a wish for the menu that name no dish by itself: 'the shrimp thing', 'corn with the turkey'.
import { addDays } from '#rules/time/dates.ts';
import type { Asked } from '../../plan.ts';
import { plannedIn, type Planned } from './menus.ts';
import { isCalled } from '../names.ts';

const CAN_EAT = '(?:can|could|may)(?: also| actually| all| both| still)? (?:eat|have|share|join|enjoy)\\b';
/** 'So Nyla can eat too', 'for something Mai can have': a dish that suits somebody, in the place of one that does not. */
const SO_FITS = new RegExp(
  `\\b(?:so (?:that )?|(?:something|anything|one|a dish|an? different (?:\\p{L}+)) (?:\\p{L}+day |that )?)[\\p{L}' ]{1,30}? ${CAN_EAT}`,
  'iu',
);
const CHANGES =
  /\b(?:change|swap|switch|replace|trade|redo|different|instead|exchange|sub)\b|\bmake\b.*\b(?:dinner|lunch|breakfast|supper|meal)\b/i;
const ANY_DISH =
  /\b(?:something|anything) (?:else|different|new|faster|quicker|easier|simpler|lighter)\b|\byou (?:pick|choose)\b/i;

/** True where another dish is wanted in the place of the one planned: 'something faster', 'so Nyla can eat too'. */
export const wantsAnyOther = (text: string): boolean =>
  ANY_DISH.test(text) || (CHANGES.test(text) && SO_FITS.test(text));

/** The planned meal that a wish for another dish names by its dish: 'change the salmon so that Nyla can eat'. */
export function spotCalled({ slots, facts, ...asked }: Asked): Planned | undefined {
  const names = [...slots.dishes.map(({ name }) => name), ...slots.foods.map(({ said }) => said)];
  const [day] = slots.days.filter(({ isPast }) => !isPast);
  const range = day
    ? { from: day.date, to: day.endDate ?? day.date }
    : { from: facts.today, to: addDays(facts.today, 13) };
  return plannedIn({ ...asked, slots, facts }, range).find(({ text }) =>
    names.some((name) => isCalled(text, name)),
  );
}

const HAD_CLAUSE = /^[^,.;]*?\b(?:had|ate|drank|eaten)\b.*?(?=,|\.|;|\bso\b|\band\b|$)/i;
/** 'We already had coffee, so no breakfast Saturday' without the clause that tells what was had, and without its foods. */
export function withoutHad<A extends Pick<Asked, 'text' | 'slots'>>(asked: A): A {
  const text = asked.text.replace(HAD_CLAUSE, '');
  const isIn = ({ said }: { said: string }): boolean => text.toLowerCase().includes(said.toLowerCase());
  const { slots } = asked;
  const own = { ...slots, foods: slots.foods.filter(isIn), dishes: slots.dishes.filter(isIn) };
  return text === asked.text ? asked : { ...asked, text, slots: own };
}

const NAMED_LOOSELY = /\bthe [^,.;]{2,30} (?:thing|one|dish)\b/i;
/** 'The shrimp thing', 'move Wednesday's curry': the one dish of the menus around today, or idea, that is called so. */
export function looselyNamed(asked: Asked, phrase: string, isMoved: boolean): string | undefined {
  if (!NAMED_LOOSELY.test(asked.text) && !isMoved) return undefined;
  const { today } = asked.facts;
  const planned = plannedIn(asked, { from: isMoved ? today : addDays(today, -7), to: addDays(today, 13) });
  const ideas = isMoved ? [] : asked.household.ideas.map(({ name }) => name);
  const names = [...planned.map(({ text }) => text), ...ideas];
  const called = new Set(names.filter((name) => isCalled(name, phrase)));
  return called.size === 1 ? [...called][0] : undefined;
}

/** 'Put corn with the turkey' leaves the turkey on the menu. */
export function besides(phrase: string, before: string | undefined): string | undefined {
  const [, more = '', main = ''] = /^(.{2,60}) with (?:the )?(.{2,40})$/iu.exec(phrase) ?? [];
  return before !== undefined && main !== '' && isCalled(before, main)
    ? `${before} with ${more.toLowerCase()}`.slice(0, 100)
    : undefined;
}

const ADDS =
  /^\W*(?:(?:and|ok|okay|oh|also|pls|please|then|can you|could you|can u|lets|let['’]?s)[, ]+)*add\b|\b(?:as well|too|on the side|as a side)\W*$/i;
const REPLACES = /\binstead\b|\breplace|\bswap|\brather than\b|\bin place of\b/i;
/** 'Add stuffed squash to Thursday': what is planned there stays, and the dish comes beside it. */
export const addedTo = (text: string, phrase: string, before: string | undefined): string | undefined =>
  before === undefined || !ADDS.test(text) || REPLACES.test(text) || isCalled(before, phrase)
    ? undefined
    : `${before}, ${phrase.toLowerCase()}`.slice(0, 100);

const INSTEAD_OF = /\b(?:instead|in place) of (?:the |our )?[^,.;!?]+/i;
/** 'Put it down for Friday instead of leftovers': what makes room is not 'it'. */
export function withoutOld(asked: Asked): Asked {
  const [old] = INSTEAD_OF.exec(asked.text) ?? [];
  const isSpokenOf = asked.slots.pronouns.includes('it') || asked.slots.ordinals.length > 0;
  if (old === undefined || !isSpokenOf) return asked;
  const isNew = ({ said }: { said: string }): boolean => !old.toLowerCase().includes(said.toLowerCase());
  const { dishes, foods } = asked.slots;
  return {
    ...asked,
    text: asked.text.replace(old, 'instead'),
    slots: { ...asked.slots, dishes: dishes.filter(isNew), foods: foods.filter(isNew) },
  };
}
