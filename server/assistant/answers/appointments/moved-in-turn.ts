// 'Move the twins' cleaning to the 29th at 9 and 9:30', 'put Wyatt at 10:30 and Junie at 10': as many people as hours, each with
// their own.
import type { FoundTime } from '#rules/time/spoken/times.ts';
import { peopleOf } from '../health/narrow.ts';
import type { Asked, Plan } from '../plan.ts';
import { byTime, findAppointments, isComing } from './find-appointments.ts';

interface Pair {
  id: string;
  name: string;
  time: FoundTime;
}

/** Each person with the hour behind the name, or with the hours of a row in the order of the visits that are stored. */
function pairsOf(asked: Asked): Pair[] | undefined {
  const { slots, text, household } = asked;
  const members = peopleOf(asked);
  const times = slots.times.toSorted((one, other) => one.span[0] - other.span[0]);
  if (members.length < 2 || times.length !== members.length || slots.days.length > 1) return undefined;
  const placed = slots.people
    .map(({ ids, said }) => ({ ids, at: text.indexOf(said) }))
    .toSorted((one, other) => one.at - other.at);
  const isEach =
    placed.length === times.length &&
    placed.every(({ at }, turn) => {
      const time = times[turn]?.span[0] ?? -1;
      return at < time && time < (placed[turn + 1]?.at ?? Infinity);
    });
  if (isEach)
    return placed.flatMap(({ ids }, turn) => {
      const member = members.find(({ id }) => ids.includes(id));
      const time = times[turn];
      return member && time ? [{ id: member.id, name: member.name, time }] : [];
    });
  const [first, last] = [times[0], times.at(-1)];
  const isRow = first && last && !/\p{L}{4,}/u.test(text.slice(first.span[0], last.span[0]));
  if (!isRow) return undefined;
  const coming = household.appointments.filter((one) => isComing(asked, one));
  const { found } = findAppointments(asked, coming, []);
  const owners = found.toSorted(byTime).map(({ familyMemberId }) => familyMemberId);
  const inOrder = members.toSorted((one, other) => owners.indexOf(one.id) - owners.indexOf(other.id));
  return inOrder.flatMap(({ id, name }, turn) => {
    const time = times[turn];
    return time ? [{ id, name, time }] : [];
  });
}

/** The cards of all, by `move` for each alone; undefined where not each can move by itself. */
export function movedInTurn(asked: Asked, move: (one: Asked) => Plan): Plan | undefined {
  const pairs = pairsOf(asked) ?? [];
  if (pairs.length < 2 || new Set(pairs.map(({ id }) => id)).size !== pairs.length) return undefined;
  const plans = pairs.map(({ id, name, time }) =>
    move({
      ...asked,
      slots: {
        ...asked.slots,
        groups: [],
        people: [{ ids: [id], said: name, isSure: true }],
        times: [time],
      },
    }),
  );
  const [first] = plans;
  if (!first || plans.some(({ cards = [], asked: open }) => cards.length !== 1 || open !== undefined))
    return undefined;
  return {
    ...first,
    text: plans.map(({ text }) => text).join('\n\n'),
    cards: plans.flatMap(({ cards = [] }) => cards),
    isAccounted: true,
  };
}
