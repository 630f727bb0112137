// 'What time does Luana's school start' where her own notes tell it: another school than the one that is set up.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { FAMILY_READ, focusOn } from '../family/whom.ts';
import { whomIn } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { sentencesOf } from '../stored/passages.ts';
import { standingWords } from '../stored/standing-facts.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';

const OF_SCHOOL =
  /\b(?:school|high|middle|elementary|academy|grade|kindergarten|preschool|pre-?k|daycare|college)\b/i;
const HOURS =
  /\b(?:starts?|begins?|from|opens?|ends?|until|out|over|done)(?: at)? \d{1,2}(?::\d\d)?\b|\b\d{1,2}(?::\d\d)? ?[ap]m\b|\b\d{1,2}:\d\d ?(?:to|until|-|–) ?\d{1,2}\b/i;

/** The child who is meant, and the sentence of the notes about school that fits. */
function childsNote(
  asked: Asked,
  isMeant: (text: string) => boolean,
): { child: FamilyMember; text: string; said: string } | undefined {
  const whom = whomIn(asked, { usesFocus: false });
  const child = whom.kind === 'one' && whom.member.relationship === 'child' ? whom.member : undefined;
  const text = sentencesOf(child?.notes ?? '').find((one) => OF_SCHOOL.test(one) && isMeant(one));
  if (!child || text === undefined) return undefined;
  return { child, text, said: `${capital(standingWords(asked, { memberId: child.id, text }))}.` };
}

export function ownSchoolHours(asked: Asked): Plan | undefined {
  const own = childsNote(asked, (one) => HOURS.test(one));
  return own && { text: own.said, reads: FAMILY_READ, ...focusOn([own.child]) };
}

/** 'At Cordova Middle' */
const AT_SCHOOL = /\bat ((?:\p{Lu}[\p{L}'’]* ?)+)/u;
/** A day of a child whose notes name a school that is not set up: nothing of its calendar is known. */
export function dayOfOtherSchool(asked: Asked, schools: readonly string[], told: Plan): Plan | undefined {
  const known = fold(schools.join(' '));
  const own = childsNote(asked, (one) => {
    const [first = ''] = wordsOf(fold(AT_SCHOOL.exec(one)?.[1] ?? ''));
    return first !== '' && !known.includes(first);
  });
  return (
    own && {
      ...told,
      text: `${own.said} The days off of that school aren't stored. Of ${listed(schools.map(quoted))} I know this. ${told.text}`,
    }
  );
}
