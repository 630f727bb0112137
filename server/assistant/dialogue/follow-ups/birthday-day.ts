// 'What day is that this year' behind a birthday: the weekday and the date of the one meant.
import { addDays } from '#rules/time/dates.ts';
import { birthdayFrom } from '../../answers/family/ages.ts';
import { dayWords, howFar } from '../../answers/moments.ts';
import { fold } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const SUBJECT = '(?:that|it|this|(?:his|her|their|the) (?:birthday|bday|b-day|big day|day))';
const WHEN = '(?: ?(?:this|next) (?:year|time)(?: around)?| in (\\d{4})| then)?';
const ASKS = new RegExp(
  `^\\W*(?:(?:and|so|ok|okay|oh|great|thanks|but|cool)\\W+)*(?:(?:what|which) (?:week ?)?day(?: of (?:the )?week)?|when|what weekday|(?:what|which) date)(?: is|'s| was| will| would| does| do)? ${SUBJECT}(?: (?:be|fall(?:s)?(?: on)?|land(?:s)?(?: on)?|on|going to be))*${WHEN}\\W*$`,
);
/** 'What day is it' asks for today's date. */
const OF_TODAY = /\b(?:what|which) day is (?:it|this)\W*$/;
const OF_BIRTHDAY = /\b(?:birth|bday|b-day|born|turns?)\b|birthday/;

export function dayOfBirthday(talk: Talk, state: DialogueState): Decided | undefined {
  const text = fold(talk.reading.said);
  const found = OF_TODAY.test(text) ? null : ASKS.exec(text);
  const member = talk.household.members.find(({ id }) => id === state.focus.family_member);
  const isOpen = state.asked === undefined && state.cards.length === 0;
  if (!found || !isOpen || state.intent !== 'member_about' || !OF_BIRTHDAY.test(fold(state.text)))
    return undefined;
  if (!member || member.birthDate === null) return undefined;
  const { today } = talk.facts;
  const nextYear = String(Number(today.slice(0, 4)) + 1);
  const year = found[1] ?? (text.includes('next year') ? nextYear : undefined);
  const thisYear = text.includes('this year') ? `${today.slice(0, 4)}-01-01` : today;
  const date = birthdayFrom(member.birthDate, year === undefined ? thisYear : `${year}-01-01`);
  const turns = Number(date.slice(0, 4)) - Number(member.birthDate.slice(0, 4));
  const isPast = date < today;
  const far = isPast || date > addDays(today, 366) ? '' : `, ${howFar(date, today)}`;
  const said = `when is ${member.name}'s birthday`;
  const slots = { ...state.slots, pronouns: [] };
  const told = carried(talk, { ...runOf(talk.reading.whole, 'member_about'), slots, text: said, said });
  if (!told) return undefined;
  const words = `${dayWords(date, today)}${far}. ${quoted(member.name)} ${isPast ? 'turned' : 'turns'} ${turns} then.`;
  return {
    plan: { ...told.plan, text: words, isOfField: true },
    state: { ...told.state, focus: { ...told.state.focus, day: date } },
  };
}
