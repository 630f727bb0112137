// How a message goes on about a guide: shorter, with one thing more, for somebody else, at another time.
import type { DialogueState } from '../../dialogue/state.ts';
import type { Slots } from '../../reading/slots.ts';
import { rankFollowUps } from '../../reading/guide-models.ts';
import { extrasIn, stepIn } from './routine-plan.ts';

const SURE = 0.45;
const MOST_STEPS = 12;

/** Changes that only a routine takes. */
const OF_ROUTINES: ReadonlySet<string> = new Set(['add', 'remove', 'start', 'end', 'shift', 'slow']);
const OF_OCCASIONS: ReadonlySet<string> = new Set(['detail', 'start', 'end']);

/** How the message goes on about a guide; undefined when it is a wish of its own. */
export function followUpOf(said: string, names: ReadonlySet<string>, sure = SURE): string | undefined {
  const [top] = rankFollowUps(said, names);
  return top && top.share >= sure && top.label !== 'none' ? top.label : undefined;
}

/** The number of lines that is wanted. */
export function countOf({ numbers }: Slots): number | undefined {
  const count = Number(numbers.at(-1));
  return Number.isInteger(count) && count > 0 && count <= MOST_STEPS ? count : undefined;
}

type Advice = NonNullable<DialogueState['focus']['advice']>;

/** True when the guide before has a place for such a change. */
function applies(act: string, said: string, slots: Slots, { subject, routine }: Advice): boolean {
  const isOccasion = /^[et]_/.test(subject);
  if (routine) {
    if (act === 'add') return extrasIn(said).length > 0;
    if (act === 'remove' || act === 'slow') return stepIn(routine.steps, said) !== -1;
    if (act === 'start' || act === 'end') return slots.times.length > 0;
    return act !== 'detail';
  }
  if (isOccasion && OF_OCCASIONS.has(act)) return true;
  return !OF_ROUTINES.has(act) && (act !== 'detail' || slots.ages.length > 0);
}

/** Sure enough to count more than a wish of its own. */
const VERY_SURE = 0.75;

/** True when a message changes or asks about the guide that was given last; `isOther` when it may be a wish of its own. */
export function goesOnAboutGuide(
  said: string,
  slots: Slots,
  state: DialogueState,
  isOther: boolean,
): boolean {
  const { advice } = state.focus;
  if (advice === undefined) return false;
  const names = new Set(slots.people.flatMap((person) => person.said.toLowerCase().split(/\s+/)));
  const act = followUpOf(said, names, isOther ? VERY_SURE : SURE);
  return act !== undefined && applies(act, said, slots, advice);
}
