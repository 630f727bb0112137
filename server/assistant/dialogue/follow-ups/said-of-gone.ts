// 'Which one was that' after a visit was taken away: what its card said, and no other visit.
import { momentWords } from '../../answers/moments.ts';
import { quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const ASKS =
  /^(?:(?:and|so|ok|wait|oh|sorry|hmm)[, ]+)*(?:which (?:one|appointment|appt|visit)|what|when|who|whose|where)(?: one)?(?: was| is|s) (?:that|it)(?: (?:for|with|again|one|on))*\W*$/;

export function askedOfGone(
  { reading, written = [], facts, household }: Talk,
  state: DialogueState,
): Decided | undefined {
  const { gone } = state.focus;
  const moment = gone?.['appointmentDate'];
  const isDone = state.intent === 'appointment_cancel' && written.length > 0;
  if (!isDone || typeof moment !== 'string' || !ASKS.test(fold(reading.said).trim())) return undefined;
  const owner = household.members.find(({ id }) => id === gone?.['familyMemberId'])?.name;
  const contact = household.contacts.find(({ id }) => id === gone?.['contactId'])?.name;
  const whose = owner === undefined ? '' : `${quoted(owner)}'s `;
  const who = contact === undefined ? '' : `, with ${quoted(contact)}`;
  const text = `That was ${whose}${quoted(String(gone?.['title']))}, ${momentWords(moment, facts.today)}${who}. It's off the calendar; say “undo” to have it back.`;
  return {
    plan: { text, isAccounted: true, reads: [{ tool: 'listMedicalAppointments', input: {} }] },
    state,
  };
}
