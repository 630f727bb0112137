// 'What time does Luana's school start' where her own notes tell it: another school than the one that is set up.
import { FAMILY_READ, focusOn } from '../family/whom.ts';
import { whomIn } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { sentencesOf } from '../stored/passages.ts';
import { standingWords } from '../stored/standing-facts.ts';
import { capital } from '../../text/say.ts';

const OF_SCHOOL =
  /\b(?:school|high|middle|elementary|academy|grade|kindergarten|preschool|pre-?k|daycare|college)\b/i;
const HOURS =
  /\b(?:starts?|begins?|from|opens?|ends?|until|out|over|done)(?: at)? \d{1,2}(?::\d\d)?\b|\b\d{1,2}(?::\d\d)? ?[ap]m\b/i;

export function ownSchoolHours(asked: Asked): Plan | undefined {
  const whom = whomIn(asked, { usesFocus: false });
  const child = whom.kind === 'one' && whom.member.relationship === 'child' ? whom.member : undefined;
  const text = sentencesOf(child?.notes ?? '').find((one) => OF_SCHOOL.test(one) && HOURS.test(one));
  if (!child || text === undefined) return undefined;
  return {
    text: `${capital(standingWords(asked, { memberId: child.id, text }))}.`,
    reads: FAMILY_READ,
    ...focusOn([child]),
  };
}
