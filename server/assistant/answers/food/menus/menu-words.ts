// Words of a wish for the menu that name no dish by itself: 'the shrimp thing', 'corn with the turkey'.
import { addDays } from '#rules/time/dates.ts';
import type { Asked } from '../../plan.ts';
import { plannedIn } from './menus.ts';
import { isCalled } from '../names.ts';

/** Another dish in the place of the one planned: 'something faster'. */
export const ANY_OTHER =
  /\b(?:something|anything) (?:else|different|new|faster|quicker|easier|simpler|lighter)\b|\byou (?:pick|choose)\b/i;

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
