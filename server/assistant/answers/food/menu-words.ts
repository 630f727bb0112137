// Words of a wish for the menu that name no dish by itself: 'the shrimp thing', 'leave Friday as is'.
import { addDays } from '#rules/time/dates.ts';
import type { Asked } from '../plan.ts';
import { clausesOf } from './clauses.ts';
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

const KEEPS =
  /\b(?:leave|keep)\b.*\b(?:as (?:it )?is|as (?:they|it) (?:are|was)|alone|how it is|the same)\b/i;

/** 'Do tacos Monday, leave Friday as is': the part without the days that stay. */
export function withoutKept(asked: Asked): Asked {
  const parts = clausesOf(asked);
  const open = parts.filter(({ text }) => !KEEPS.test(text));
  if (open.length === parts.length) return asked;
  const days = parts.filter(({ text }) => KEEPS.test(text)).flatMap((part) => part.slots.days);
  const kept = new Set(days.map(({ date }) => date));
  return {
    ...asked,
    text: open.map(({ text }) => text.trim()).join(', '),
    slots: { ...asked.slots, days: asked.slots.days.filter(({ date }) => !kept.has(date)) },
  };
}
