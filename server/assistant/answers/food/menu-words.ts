// Words of a wish for the menu that name no dish by itself: 'the shrimp thing', 'corn with the turkey'.
import { addDays } from '#rules/time/dates.ts';
import type { Asked } from '../plan.ts';
import { plannedIn } from './menus.ts';
import { isCalled } from './names.ts';

const NAMED_LOOSELY = /\bthe [^,.;]{2,30} (?:thing|one|dish)\b/i;
/** 'The shrimp thing': the one dish of the menus around today, or idea, that is called so. */
export function looselyNamed(asked: Asked, phrase: string): string | undefined {
  if (!NAMED_LOOSELY.test(asked.text)) return undefined;
  const { today } = asked.facts;
  const planned = plannedIn(asked, { from: addDays(today, -7), to: addDays(today, 13) });
  const names = [...planned.map(({ text }) => text), ...asked.household.ideas.map(({ name }) => name)];
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
