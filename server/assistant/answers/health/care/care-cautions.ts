// A stored caution that a message touches is said, whatever the message was taken for: an allergy to contrast dye before a
// CT scan, 'no blood pressure on the left arm' of a visit's notes.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { listed, quoted } from '../../../text/say.ts';
import data from '../care-cautions.json' with { type: 'json' };

const wordsOfRow = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);
const ROWS = data.rows.map(({ said, stored }) => ({ said: wordsOfRow(said), stored: wordsOfRow(stored) }));

/** Parts of the body that care is done to, by words that a note may share with a message. */
const CARE =
  /\b(?:arms?|legs?|wrists?|hands?|ears?|eyes?|hips?|blood pressure|needles?|ivs?|blood draws?|shots?)\b/g;
/** Care before which staff ask about devices, and devices that they must know of. */
const PROCEDURES =
  /\b(?:mri|ct|scans?|x-?rays?|surgery|operation|operated|procedure|anesthesia|sedation|catheter|biopsy|colonoscopy|endoscopy|er|emergency room|ambulance|paramedics?|hospital|transfusion|infusion|dental work|root canal)\b/;
const DEVICES =
  /\b(?:pacemaker|defibrillator|icd|implants?|stents?|shunt|port|fistula|metal|clips?|screws?|plates?|insulin pump|blood thinners?)\b/;
const FORBIDS = /\b(?:no|not|never|avoid|only|don't)\b/;

const careIn = (text: string): Set<string> =>
  new Set((text.match(CARE) ?? []).map((word) => word.replace(/s$/, '')));

/** 'Contrast dye' where the message speaks of a CT scan. */
const allergiesOf = ({ allergies }: Pick<FamilyMember, 'allergies'>, said: string): string[] =>
  allergies.filter((entry) => ROWS.some((row) => row.said.test(said) && row.stored.test(fold(entry))));

/** Sentences of a person's notes, visits and history that forbid something at what the message names. */
function notesOf({ id, notes }: FamilyMember, said: string, { appointments, records }: Household): string[] {
  const isTheirs = ({ familyMemberId }: { familyMemberId: string | null }): boolean => familyMemberId === id;
  const texts = [
    notes,
    ...appointments.filter(isTheirs).map((one) => one.notes),
    ...records.filter(isTheirs).map(({ description }) => description),
  ];
  const care = careIn(said);
  const sentences = texts.flatMap((text) => (text ?? '').split(/(?<=[.;!])\s+|\n/));
  return [...new Set(sentences)].filter(
    (one) =>
      (FORBIDS.test(fold(one)) && !careIn(fold(one)).isDisjointFrom(care)) ||
      (PROCEDURES.test(said) && DEVICES.test(fold(one))),
  );
}

/** The cautions stored for some members that a message touches; undefined where there are none. */
export function careCautions(
  text: string,
  members: readonly FamilyMember[],
  household: Household,
): string | undefined {
  const said = fold(text);
  const found = members.flatMap((member) => {
    const who = member.id === household.speakerId ? 'you' : quoted(member.name);
    const allergies = allergiesOf(member, said).map((one) => `“${quoted(one)}”`);
    const notes = notesOf(member, said, household).map((one) => `“${quoted(one.replace(/[.;!]+$/, ''))}”`);
    return [
      ...(allergies.length > 0
        ? [
            `Careful, ${listed(allergies)} is stored as an allergy for ${who}. Tell the staff before it starts.`,
          ]
        : []),
      ...(notes.length > 0 ? [`The notes for ${who} say ${listed(notes)}.`] : []),
    ];
  });
  return found.length === 0 ? undefined : found.join(' ');
}

/** 'Also kept for Ernesto, …': what else staff may ask about. */
export function alsoKept(
  { id, name, allergies }: FamilyMember,
  said: string,
  household: Household,
  today: string,
): string {
  const touched = new Set(allergiesOf({ allergies }, fold(said)));
  const others = allergies.filter((one) => !touched.has(one)).map((one) => `allergic to ${quoted(one)}`);
  const conditions = household.records
    .filter((one) => one.familyMemberId === id && one.category === 'diagnosis')
    .map(({ title }) => quoted(title));
  const taken = household.medications
    .filter((one) => one.familyMemberId === id && isTaken(one, today))
    .map((one) => `takes ${quoted(one.name)}`);
  const kept = [...others, ...conditions, ...taken];
  return kept.length === 0 ? '' : `Also kept for ${quoted(name)}, ${listed(kept)}.`;
}
