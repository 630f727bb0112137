// Notes about a person: what a parent says goes in as typed, below what is stored; a note goes when it is named.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { betweenFrames } from '../../reading/note-frames.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { NOTHING, notesWith, type Change } from './change.ts';
import { contentWords, type Clause } from './clauses.ts';
import { isPlainWord } from './plain-words.ts';
import { dated, remarksIn } from './remarks.ts';
import { PARTLY } from './food-gone.ts';
import { entryWords, isPlural, storedEntries } from './stored-food.ts';
import { belonging, FAMILY_READ, focusOn, storedWords } from './whom.ts';
import { readyWords } from './wordings.ts';

export const NOTES_ACT =
  /\b(?:notes?|write down|jot down|remember|save|keep in mind|fyi|put (?:that|this|it) (?:in|down)|put down that)\b/i;

/** 'in Mia's notes that' */
const IN_NOTES =
  /\s*\b(?:in|into|to|on|under|update|change)\s+(?:[\p{L}'’]+\s+){1,2}notes?\b(?:\s+that\b)?/giu;

/** The words of a note as typed, without the request and the name before them. */
function noteText({ text }: Asked, { name }: FamilyMember, said: readonly string[]): string {
  const names = [name, ...said].map((one) => RegExp.escape(one)).join('|');
  const own = new RegExp(`^(?:for )?(?:my )?(?:${names})(?:['’]s|s)?\\b[\\s:,]*`, 'i');
  const bare = (words: string): string => betweenFrames(words).replace(own, '').trim();
  return capital(bare(bare(text).replace(IN_NOTES, '')));
}

export const DELETES_NOTE = /\b(?:delete|remove|erase|drop|forget)\b[^.]*\bnotes?\b/i;

export function noteRemoval(asked: Asked, member: FamilyMember): Plan {
  const words = new Set(
    wordsOf(asked.text).filter(
      (word) =>
        !isPlainWord(word) &&
        !/^(?:delete|remove|erase|drop|forget|about)$/.test(word) &&
        !wordsOf(member.name).includes(word),
    ),
  );
  const lines = member.notes.split(/\n|(?<=[.!?])\s+/).filter((line) => line !== '');
  const near = (line: string): boolean =>
    wordsOf(line).some((word) =>
      [...words].some((said) => said.length > 2 && word.startsWith(said.slice(0, 4))),
    );
  const gone = words.size === 0 ? lines : lines.filter(near);
  if (gone.length === 0)
    return {
      text:
        lines.length === 0
          ? `No notes are stored for ${quoted(member.name)}.`
          : `No such note is stored for ${quoted(member.name)}. The notes say ${storedWords(member.notes)}.`,
      reads: FAMILY_READ,
      ...focusOn([member]),
    };
  const kept = lines.filter((line) => !gone.includes(line));
  return {
    text: `${readyWords(asked.text)} It takes ${storedWords(gone.join(' '))} out of ${belonging(asked, member)} notes${kept.length > 0 ? ' and leaves the rest' : ''}.`,
    reads: FAMILY_READ,
    cards: [{ tool: 'updateFamilyMember', input: { id: member.id, notes: kept.join('\n') } }],
    isAccounted: true,
    ...focusOn([member]),
  };
}

const ORDER =
  /^(?:forget|remove|delete|take|fix|drop|undo|cancel|erase)\b|^(?:fine|ok(?:ay)?|sure|well|right|good|great|all ?right|then)\W*$/i;

/** Notes of a wish: the whole of it where it asks for a note or holds nothing else, or the remarks beside its other facts. */
export function noteChange(
  asked: Asked,
  clauses: readonly Clause[],
  member: FamilyMember,
  explains: readonly string[],
  isAlone: boolean,
): Change {
  const said = asked.slots.people.map((person) => person.said);
  const own = [member.name, ...explains];
  const isPartly =
    isAlone &&
    clauses.some(
      ({ about, role, exceptionTo }) =>
        exceptionTo !== undefined || (role === 'gone' && PARTLY.test(about.text)),
    );
  // 'Everyone's allergies, new sitter Saturday' names no allergy, and was not told as a note.
  const isTold = asked.intent === 'member_change' && contentWords(asked, own).length > 1;
  const isNote = isPartly || (isAlone && (NOTES_ACT.test(asked.text) || isTold));
  const stays = isPartly ? storedEntries(member).map(({ entry }) => entry) : [];
  const typed = isNote ? noteText(asked, member, said) : '';
  // An order that was not understood is no note.
  const whole = ORDER.test(typed) ? '' : typed;
  const lines =
    whole === ''
      ? remarksIn(clauses, own)
      : wordsOf(whole).some((word) => !isPlainWord(word))
        ? [dated(asked, whole)]
        : [];
  const notes = notesWith(member.notes, lines);
  if (notes === member.notes) return NOTHING;
  return {
    fields: { notes },
    words: [
      `${listed(lines.map(storedWords))} ${lines.length > 1 ? 'go' : 'goes'} into the notes${member.notes === '' ? '' : ', below what is there'}.`,
      ...(stays.length > 0
        ? [`${capital(entryWords(stays))} ${isPlural(stays) ? 'stay' : 'stays'} stored.`]
        : []),
    ],
    explains: [],
  };
}
