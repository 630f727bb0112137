// An answer by times that only notes tell: the fact first, and the words of the notes behind it.
import { capital } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import type { NotedTime } from './note-times.ts';
import { standingWords } from './standing-facts.ts';

const READS = ['listFamilyMembers'].map((tool) => ({ tool, input: {} }));

export const sayNotes = (asked: Asked, lead: string, facts: readonly NotedTime[], behind = ''): Plan => ({
  text: [lead, ...facts.map((fact) => `${capital(standingWords(asked, fact))}.`), behind]
    .filter(Boolean)
    .join(' '),
  reads: READS,
  isOfField: true,
  ...(new Set(facts.map(({ memberId }) => memberId)).size === 1 && facts[0]
    ? { focus: { family_member: facts[0].memberId } }
    : {}),
});
