// 'What's Mia's blood type', 'who is the tallest': facts about people that no field holds, where no note or entry tells them.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { fold } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { FAMILY_READ } from './whom.ts';

/** How a fact is asked for, its name, and words by which a note or an entry would tell it. */
const FACTS: readonly (readonly [RegExp, string, RegExp])[] = [
  [/\bblood (?:type|group)\b/, 'blood type', /\bblood (?:type|group)|\b(?:a|b|ab|o)[+-]/],
  [/\b(?:tall|taller|tallest|height|shortest)\b/, 'height', /\b(?:tall|height|inches|in\b|cm|feet|ft)\b/],
  [/\b(?:weigh\w*|heavier|heaviest)\b/, 'weight', /\b(?:weigh\w*|lbs?|pounds|kg)\b/],
  [/\bshoe size\b/, 'shoe size', /\bshoes?\b/],
  [/\b(?:clothes|clothing|shirt|pants|dress|coat) size\b/, 'clothing size', /\bsizes?\b/],
  [/\beye colou?r\b/, 'eye color', /\beyes?\b/],
  [/\b(?:social security|ssn|passport|license)\b/, 'document number', /\b(?:social|ssn|passport|license)\b/],
];
const ASKS = /\?\s*$|^(?:\W*\w+){0,3}?\W*(?:what|whats|who|whos|how|which|is|do)\b/;

/** Says that a fact is not stored; undefined where none is asked for, or a note or an entry has words of it. */
export function notKept(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const line = fold(asked.text);
  const [, name, told] = FACTS.find(([said]) => said.test(line)) ?? [];
  if (name === undefined || told === undefined || !ASKS.test(line)) return undefined;
  const ids = new Set(members.map(({ id }) => id));
  const notes = members.map((member) => member.notes);
  const entries = asked.household.records.flatMap(({ familyMemberId, title, description }) =>
    ids.has(familyMemberId ?? '') ? [`${title} ${description}`] : [],
  );
  if ([...notes, ...entries].some((text) => told.test(fold(text)))) return undefined;
  const [only] = members;
  const whose = only && members.length === 1 ? ` for ${quoted(only.name)}` : '';
  return {
    text: `No ${name} is stored${whose}, so I can't tell. Tell me and I'll put it in the notes.`,
    reads: FAMILY_READ,
    ...(only && members.length === 1
      ? { focus: { family_member: only.id, gap: { kind: 'family_member', id: only.id, thing: name } } }
      : {}),
  };
}
