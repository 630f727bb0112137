// 'Ivo's 3 and a half actually' after notes with numbers: the number of that person's note, the rest of it as it is.
import { fold } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { nameOf, withIntent } from './edited.ts';
import { cardsWith, targetsOf } from './targets.ts';

const NUMBER = /(?<![\d.:])\d+(?:\.\d+)?(?![\d:])/g;
const SAYS =
  /^(?:(?:no|oh|wait|sorry|actually|ok|and|is|are|a|its|it|size|should be|make it|now) ?)*(\d+(?:\.5)?)( and a half| 1\/2|½)?(?: ?(?:actually|sorry|now|instead|not \d+(?:\.\d+)?|please|pls|oops|my bad))*\W*$/;

/** The message without the name of the one person it is about. */
function saidNumber({ reading: { said, whole } }: Talk): string | undefined {
  const [person, ...others] = whole.slots.people;
  if (others.length > 0) return undefined;
  const name = person ? new RegExp(`\\b${RegExp.escape(fold(person.said))}(?:['’]?s)?\\b`) : /$^/;
  const [, number, half] =
    SAYS.exec(
      fold(said)
        .replace(name, ' ')
        .replace(/[\s,]+/g, ' ')
        .trim(),
    ) ?? [];
  return number === undefined ? undefined : half === undefined ? number : `${number}.5`;
}

export function numberOfNote(talk: Talk, state: DialogueState): Decided | undefined {
  const number = state.intent === 'member_change' ? saidNumber(talk) : undefined;
  if (number === undefined) return undefined;
  const ids = talk.reading.whole.slots.people[0]?.ids;
  const noted = targetsOf(talk, state).flatMap((target) => {
    const notes = target.kind === 'family_member' ? target.fields['notes'] : undefined;
    const lines = typeof notes === 'string' ? notes.split('\n') : [];
    const last = lines.at(-1) ?? '';
    const isOne = (last.match(NUMBER) ?? []).length === 1;
    // Where the card changed only the notes; the number of another field is none of the note.
    const isNoted = state.cards.some(
      ({ input }) => input['id'] === target.id && input['notes'] === notes && Object.keys(input).length === 2,
    );
    const isMeant = isOne && isNoted && (ids === undefined || ids.includes(target.id ?? ''));
    return isMeant ? [{ target, last, before: lines.slice(0, -1) }] : [];
  });
  const [only, ...others] = noted;
  if (!only || others.length > 0) return undefined;
  const line = only.last.replace(NUMBER, number);
  const made = cardsWith(state, only.target, { notes: [...only.before, line].join('\n') });
  const text = `${capital(nameOf(talk, only.target))} has “${quoted(line)}” in the notes then. Ready for your OK.`;
  return {
    plan: { text, cards: made.cards, isAccounted: true },
    state: withIntent(talk, made.state, only.target),
  };
}
