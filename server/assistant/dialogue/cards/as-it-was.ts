// 'Put it back like it was' after a record was changed more than once: its fields as they were before the first change. The change log
// takes back the last change alone.
import { momentWords } from '../../answers/moments.ts';
import { HOW_IT_WAS } from '../../answers/undo.ts';
import { capital } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import { nameOf } from '../edits/edited.ts';
import { cardsWith, storedTarget } from '../edits/targets.ts';
import type { Talk } from '../talk.ts';
import { recordOf } from './written-records.ts';

/** The decision, with the fields of the record that its card changes as they were before all such cards. */
export function remembering(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const [card, ...others] = decided?.plan.cards ?? [];
  const record = card?.tool.startsWith('update') && others.length === 0 ? recordOf(card) : undefined;
  const target = record && storedTarget(talk, record.kind, record.id);
  if (!decided || !card || !record || !target) return decided;
  const { was } = talk.state?.focus ?? {};
  const names = Object.keys(card.input).filter((name) => name !== 'id');
  const before = Object.fromEntries(names.map((name) => [name, target.fields[name]]));
  const earlier = was?.id === record.id ? was : undefined;
  const fields = { ...before, ...earlier?.fields };
  const focus = { ...decided.state.focus, was: { ...record, fields, isAgain: earlier !== undefined } };
  return { ...decided, state: { ...decided.state, focus } };
}

export function asItWas(talk: Talk): Decided | undefined {
  const { state, changes = [], before, reading, facts } = talk;
  const was = state?.focus.was;
  if (!state || was?.isAgain !== true || changes.length < 2 || before?.cardWaits === true) return undefined;
  const target = HOW_IT_WAS.test(reading.said) ? storedTarget(talk, was.kind, was.id) : undefined;
  if (!target) return undefined;
  const other = Object.entries(was.fields).filter(([name, value]) => target.fields[name] !== value);
  if (other.length === 0) return undefined;
  const made = cardsWith(state, target, Object.fromEntries(other));
  const moment = was.fields['appointmentDate'];
  const when = typeof moment === 'string' ? `, ${momentWords(moment, facts.today)}` : '';
  const text = `${capital(nameOf(talk, target))} goes back to how it was${when}. Ready for your OK.`;
  return { plan: { text, cards: made.cards, isAccounted: true }, state: made.state };
}
