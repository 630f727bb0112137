// A medicine that is taken on a day of the week gets another one: 'change that to Saturday mornings' of 'Sunday morning on an empty
// stomach'. What else its instructions say stays.
import type { Medication } from '#contract/kinds/medication.ts';
import { capital } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY = /\b(?:sun|mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur)(?:days?)?\b/gi;
/** As a label says it; the sun is no day. */
const STORED = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/gi;
const TIME = /\b(?:morning|noon|afternoon|evening|night|bedtime)s?\b/i;
const ENDS = /\b(?:un?till?|til|thru|through|ends?|last|finish\w*|stop\w*|longer|since|start\w*)\b/i;
const BEFORE = /\b(?:from|not|instead of|rather than|was)(?: on)? $/i;

const wholeName = (said: string): string | undefined =>
  DAYS.find((day) => day.startsWith(said.toLowerCase().slice(0, 3)));

/** The instructions with the day, and the time of it, that a wish names; undefined where none is stored or none said. */
export function onOtherWeekday(
  { text }: Pick<Asked, 'text'>,
  { instructions }: Pick<Medication, 'instructions'>,
): string | undefined {
  const stored = [...instructions.matchAll(STORED)];
  const [only] = stored;
  if (!only || stored.length > 1 || ENDS.test(text)) return undefined;
  const said = [...text.matchAll(WEEKDAY)].filter(({ index }) => !BEFORE.test(text.slice(0, index)));
  const day = wholeName(said.at(-1)?.[0] ?? '-');
  if (day === undefined || said.length > 1) return undefined;
  const plural = /days$/i.test(only[0]) ? 's' : '';
  const time = TIME.exec(text)?.[0].replace(/s$/i, '').toLowerCase();
  const hasTime = TIME.test(instructions);
  const called = `${capital(day)}${plural}`;
  const moved = instructions.replace(
    only[0],
    time === undefined || hasTime || plural !== '' ? called : `${called} ${time}`,
  );
  const other =
    time === undefined ? moved : moved.replace(TIME, (old) => (old.endsWith('s') ? `${time}s` : time));
  return other === instructions ? undefined : other;
}
