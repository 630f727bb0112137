// Words of a wish for the menu that name no dish by itself: 'the shrimp thing', 'corn with the turkey'.
import { addDays, daysBetween, weekStart } from '#rules/time/dates.ts';
import { nameForm } from '#rules/text/words.ts';
import type { Asked } from '../../plan.ts';
import { plannedIn, type Planned } from './menu-range.ts';
import { isAlike, isCalled } from '../names.ts';

const CAN_EAT = '(?:can|could|may)(?: also| actually| all| both| still)? (?:eat|have|share|join|enjoy)\\b';
/** 'So Nyla can eat too', 'for something Mai can have': a dish that suits somebody, in the place of one that does not. */
const SO_FITS = new RegExp(
  `\\b(?:so (?:that )?|(?:something|anything|one|a dish|an? different (?:\\p{L}+)) (?:\\p{L}+day |that )?)[\\p{L}' ]{1,30}? ${CAN_EAT}`,
  'iu',
);
const CHANGES =
  /\b(?:change|swap|switch|replace|trade|redo|different|instead|exchange|sub)\b|\bmake\b.*\b(?:dinner|lunch|breakfast|supper|meal)\b/i;
const SWAPS_FOR =
  /\b(?:swap|replace|change|switch|trade|exchange|sub)\b[^.?!]{3,40}? (?:for|with|to|into) (?:something|anything)\b/i;
const ANY_DISH =
  /\b(?:something|anything) (?:else|different|new|faster|quicker|easier|simpler|lighter)\b|\byou (?:pick|choose)\b/i;

/** True where another dish is wanted in the place of the one planned: 'something faster', 'so Nyla can eat too'. */
export const wantsAnyOther = (text: string): boolean =>
  ANY_DISH.test(text) || SWAPS_FOR.test(text) || (CHANGES.test(text) && SO_FITS.test(text));

const FILLS_WITH =
  /\b(?:fill|sort|cover|plan)(?: in)? (?:those|these|them|that)(?: (?:days|nights|dinners|meals))?(?: in)?\b.*\b(?:with|something|anything)\b|\b(?:fill|plan|cover)\b.*\bwith (?:something|anything)\b/i;
/** True where some days shall get any dish of a kind: 'fill those in with something vegetarian'. */
export const fillsWithAny = (text: string): boolean => FILLS_WITH.test(text);

/** The planned meal that a wish for another dish names by its dish: 'change the salmon so that Nyla can eat'. */
export function spotCalled({ slots, facts, ...asked }: Asked): Planned | undefined {
  const names = [...slots.dishes.map(({ name }) => name), ...slots.foods.map(({ said }) => said)];
  const [day] = slots.days.filter(({ isPast }) => !isPast);
  const range = day
    ? { from: day.date < facts.today ? facts.today : day.date, to: day.endDate ?? day.date }
    : { from: facts.today, to: addDays(facts.today, 13) };
  return plannedIn({ ...asked, slots, facts }, range).find(({ text }) =>
    names.some((name) => isCalled(text, name)),
  );
}

const BRINGS = /\b(?:bring|pull|put)\b.*\b(?:forward|earlier|back a|up (?:to|a))\b/i;
const MOVES = /\b(?:move|shift|push|bump|reschedule)\b/i;
/** True where a dish that is planned shall stand on another day. */
export const movesMeal = (text: string): boolean => MOVES.test(text) || BRINGS.test(text);

const WEEK = 7;
const BARE_DAY =
  /\bto (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:dinner|night|lunch|breakfast|please|pls|instead))*\W*$/i;
/**
 * 'Move it to Sunday', said on a Sunday of a dish of next Saturday: the Sunday that is near it; forward is the last one
 * before. A bare weekday is that of the week in which the dish is.
 */
export function dayNear({ text, facts: { today } }: Asked, date: string, from: string): string {
  if (BRINGS.test(text) && date < from && !/\d/.test(text))
    return addDays(date, WEEK * Math.floor((daysBetween(date, from) - 1) / WEEK));
  const weeks = daysBetween(weekStart(date), weekStart(from));
  if (weeks > 0 && BARE_DAY.test(text)) return addDays(date, weeks);
  return date === today && addDays(date, 4) < from ? addDays(date, WEEK) : date;
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

const TELLS = /\b(?:was|were|went|had|ate|loved|liked|enjoyed|turned out|came out|devoured|demolished)\b/i;
const WISHES =
  /\b(?:(?:so|and|but) )?(?:can|could|lets|let['’]s|put|stick|add|do|make|have|plan|should|want|id like|again)\b/i;
/** 'That soup Monday went down well, can we have it on the 21st': the day of what is told is no day to come. */
export function withoutToldDay(asked: Asked): Asked {
  const { slots, text } = asked;
  const told = TELLS.exec(text);
  const wish = told && WISHES.exec(text.slice(told.index));
  const end = told && wish ? told.index + wish.index : 0;
  const days = slots.days.filter(({ span: [at] }) => at >= end);
  return end === 0 || days.length === 0 || days.length === slots.days.length
    ? asked
    : { ...asked, slots: { ...slots, days } };
}

const NAMED_LOOSELY = /\bthe [^,.;]{2,30} (?:thing|one|dish)\b/i;
/** 'The burritos', 'that curry': a dish that the menu has, or had until just now. */
const isKnownOne = (text: string, phrase: string): boolean =>
  new RegExp(`\\b(?:the|that|those|this|our|same) ${RegExp.escape(phrase)}(?!\\w)`, 'i').test(text);
/** 'Curry' of 'Chickpea curry with rice', and no 'pasta' of 'Pasta salad'. */
const isHeadOf = (name: string, phrase: string): boolean =>
  !/^leftover/i.test(name) && nameForm(name.split(/ with |,/)[0] ?? name).endsWith(nameForm(phrase));
/** 'The shrimp thing', 'move Wednesday's curry': the one dish of the menus around today, or idea, that is called so. */
export function looselyNamed(asked: Asked, phrase: string, isMoved: boolean): string | undefined {
  const isLoose = isMoved || NAMED_LOOSELY.test(asked.text);
  const isKnown = !isLoose && isKnownOne(asked.text, phrase);
  if (!isLoose && !isKnown) return undefined;
  const { today } = asked.facts;
  const planned = plannedIn(asked, { from: isMoved ? today : addDays(today, -7), to: addDays(today, 13) });
  const ideas = isMoved ? [] : asked.household.ideas.map(({ name }) => name);
  const gone = isKnown ? (asked.focus.replaced ?? []) : [];
  const names = [...planned.map(({ text }) => text), ...ideas, ...gone];
  if (isKnown && names.some((name) => isAlike(name, phrase))) return undefined;
  const called = new Set(
    names.filter((name) => isCalled(name, phrase) && (!isKnown || isHeadOf(name, phrase))),
  );
  return called.size === 1 ? [...called][0] : undefined;
}

/** 'Put corn with the turkey' leaves the turkey on the menu. */
export function besides(phrase: string, before: string | undefined): string | undefined {
  const [, more = '', main = ''] = /^(.{2,60}) with (?:the )?(.{2,40})$/iu.exec(phrase) ?? [];
  const isOther = before !== undefined && main !== '' && !isCalled(before, phrase);
  return isOther && isCalled(before, main) ? `${before} with ${more.toLowerCase()}`.slice(0, 100) : undefined;
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
