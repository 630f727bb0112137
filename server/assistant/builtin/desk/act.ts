// Carries out a wish about the family's records: an answer, one question, or one card.
import { wordsOf } from '../../text/fold-text.ts';
import { accounted } from '../account/account.ts';
import type { Decision } from '../decision.ts';
import type { Intent } from '../matcher.ts';
import type { Turn } from '../turn.ts';
import { understand } from '../understand.ts';
import { addAppointment, askAppointments, cancelAppointment, moveAppointment } from './appointments.ts';
import { addContact, askContacts, changeContact, removeContact } from './contacts.ts';
import { Desk } from './desk.ts';
import { addHistory, askHistory, removeHistory } from './history.ts';
import { addMedication, askMedications, changeMedication, removeMedication } from './medications.ts';
import { addMember, changeMember, removeMember } from './members.ts';
import { isCorrection, partsOf, type Part } from './parts.ts';
import { isDeskWish, wishIn, type DeskWish } from './wish.ts';

const BY_HAND =
  'I can add, find and remove that for you, but not change it yet. You can change it on its own page.';

const ACTIONS: Record<DeskWish, (desk: Desk) => Decision> = {
  appointment_ask: askAppointments,
  appointment_add: addAppointment,
  appointment_change: moveAppointment,
  appointment_remove: cancelAppointment,
  medicine_ask: askMedications,
  medicine_add: addMedication,
  medicine_change: changeMedication,
  medicine_remove: removeMedication,
  contact_ask: askContacts,
  contact_add: addContact,
  contact_change: changeContact,
  contact_remove: removeContact,
  record_ask: askHistory,
  record_add: addHistory,
  record_change: () => ({ text: BY_HAND }),
  record_remove: removeHistory,
  member_ask: () => ({ text: BY_HAND }),
  member_add: addMember,
  member_change: changeMember,
  member_remove: removeMember,
};

/** The wish of a turn, alone or as an answer to what Pip asked before. */
function wishOf(turn: Turn): { wish: DeskWish; parts: Part[] } | undefined {
  const parts = partsOf(turn);
  const begun = wishIn(parts?.[0]?.text ?? '');
  if (parts && begun && !startsAnew(turn, isCorrection(turn))) return { wish: begun, parts };
  // 'And Leo?', 'how about next month?' ask the same once more.
  const last = turn.before.at(-1)?.said ?? '';
  const earlier = wishIn(last);
  if (AGAIN.test(turn.said) && earlier?.endsWith('_ask') && wishIn(turn.said) === undefined)
    return { wish: earlier, parts: [{ text: last }, { text: turn.said, asked: 'whom' }] };
  if (UNTIL.test(turn.said) && earlier === 'medicine_ask')
    return { wish: earlier, parts: [{ text: last }, { text: turn.said }] };
  // One of several sentences may hold it.
  const wish = wishIn(turn.said) ?? understand(turn.said);
  if (wish === undefined || !isDeskWish(wish)) return undefined;
  return { wish, parts: [{ text: turn.said }] };
}

/** Asks about the end of the medicine spoken of before. */
const UNTIL =
  /^(?:and |so |ok )*(?:(?:until|till) when|for how long|how long|when does (?:it|that) (?:end|stop))\b.{0,20}$/i;
const AGAIN = /^(?:and|what about|how about|ok and|also)\b.{1,40}$/i;
const ENDINGS: ReadonlySet<Intent | undefined> = new Set(['no', 'thanks', 'goodbye', 'help']);
const VERB =
  /^(?:please |no |and |ok |okay )*(?:add|book|move|cancel|remove|delete|what|when|who|which|show|list|plan|tell|how|forget|create|make a|can you|could you|suggest)\b/i;
const SHORT = 6;

/** Whether a parent leaves Pip's question alone and wants something else. */
function startsAnew({ said }: Turn, corrects: boolean): boolean {
  if (corrects) return false;
  if (VERB.test(said) || /\?\s*$/.test(said)) return true;
  const own = understand(said);
  return ENDINGS.has(own) || (own !== undefined && !isDeskWish(own) && wordsOf(said).length > SHORT);
}

/** What to do about the family's records; undefined when the turn is about something else. */
export function deskDecision(turn: Turn, tools: ReadonlySet<string>): Decision | undefined {
  const found = wishOf(turn);
  return found && accounted(turn, found.parts, ACTIONS[found.wish](new Desk(turn, tools, found.parts)));
}
