// The rest of a wish, besides visit, person and moment: remarks for the notes, how long it takes, and the reminder.
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import { betweenFrames } from '../../reading/note-frames.ts';
import { isCommonWord } from '../find-records.ts';
import { minutesIn } from '../moments.ts';
import { whomIn } from '../people.ts';
import type { Asked } from '../plan.ts';

const HOUR = 60;
const LONGEST_VISIT = 24 * HOUR;

interface SaidLength {
  minutes: number;
  said: string;
  /** The word behind it: 'before', 'later'. */
  after: string;
  /** 'Has to be an hour long', 'takes 45 minutes': how long the visit is, and no move. */
  isLength: boolean;
}

/** The lengths of time of a wish, with the word behind each. */
function lengthsOf({ slots, text }: Pick<Asked, 'slots' | 'text'>): SaidLength[] {
  return slots.durations.flatMap((said) => {
    const minutes = minutesIn(said);
    const at = text.indexOf(said);
    if (at !== -1 && OF_TITLE.test(text.slice(at + said.length))) return [];
    const before = text.slice(0, Math.max(at, 0));
    const [next = ''] = wordsOf(at === -1 ? '' : text.slice(at + said.length, at + said.length + 20));
    const after = REMINDED.test(before) ? 'before' : next;
    const isLength = after === 'long' || LASTS.test(before);
    return minutes === undefined ? [] : [{ minutes, said, after, isLength }];
  });
}

/** 'Remind me 2 hours earlier' */
const REMINDED = /\bremind(?:ers?)?(?: me| us)? $/i;
const LASTS =
  /\b(?:takes?|lasts?|will be|to be|needs|be about|make (?:it|that|this)|(?<!\bup )to|for|it(?:'s| is| will be)) (?:about |only |just )?$/i;

/** Behind '6 month' of a visit that is called so. */
const OF_TITLE = /^[ -](?:old|check|check-?ups?|cleaning|visit|follow|well)\b/i;
const AHEAD = new Set(['before', 'ahead', 'prior', 'beforehand', 'notice']);
const SHIFTING = new Set(['early', 'earlier', 'later', 'late', 'back', 'after', 'ago', 'from']);

/** Minutes that an appointment takes, if said; '6 month checkup' is no length. */
export const visitLength = (asked: Pick<Asked, 'slots' | 'text'>): number | undefined =>
  lengthsOf(asked).find(
    ({ minutes, after }) =>
      minutes <= LONGEST_VISIT && minutes % (24 * HOUR) !== 0 && !AHEAD.has(after) && !SHIFTING.has(after),
  )?.minutes;

/** Lengths that move an appointment: 'a week', 'an hour later'. */
export const shiftsOf = (asked: Pick<Asked, 'slots' | 'text'>): SaidLength[] =>
  lengthsOf(asked).filter(({ after, isLength }) => !AHEAD.has(after) && (!isLength || SHIFTING.has(after)));

/** Minutes that a wish to move says the visit takes from now on. */
export const newLength = (asked: Pick<Asked, 'slots' | 'text'>): number | undefined =>
  lengthsOf(asked).find(
    ({ minutes, after, isLength }) => isLength && minutes <= LONGEST_VISIT / 2 && !SHIFTING.has(after),
  )?.minutes;

interface Reminder {
  reminderEnabled: boolean;
  /** Hours before. */
  reminderTime?: number;
}

const hoursAtLeast = (minutes: number): number => Math.max(1, Math.round(minutes / HOUR));
const OFF =
  /\b(?:no reminders?|(?:turn|switch) (?:off|of) (?:the )?reminders?|reminders? off|do not remind|(?:remove|delete|cancel|drop|stop) (?:the |that )?reminders?|without (?:a )?reminder|do not need (?:a |the )?reminders?)\b/;
const DAY_BEFORE = /\b(?:the |a )?day (?:before|ahead|prior)\b/;
const NIGHT_BEFORE = /\b(?:night|evening) (?:before|prior)\b/;
const MORNING_OF = /\bmorning (?:of|before)\b|\b(?:same|that) morning\b/;
const HOUR_BEFORE =
  /\b(?:night|evening) (?:before|prior),? (?:at|around|by) (1[0-2]|[1-9])(?::([0-5]\d))?(?![\d:])/;
const HOUR_THEN =
  /\bat (1[0-2]|[1-9])(?::([0-5]\d))?(?: ?p\.?m\.?)?,? the (?:night|evening) (?:before|prior)\b/;
/** 'The night before at 8', 'at 9 the evening before' in minutes of the day. */
function eveningSaid(text: string): number | undefined {
  const [, hour, minute = '0'] = HOUR_BEFORE.exec(text) ?? HOUR_THEN.exec(text) ?? [];
  return hour === undefined ? undefined : ((Number(hour) % 12) + 12) * HOUR + Number(minute);
}
/** 'Remind me', 'tell me the night before', 'ping us'. */
export const isReminder = (text: string): boolean =>
  /\bremind|\balert\b|\bping\b|\bheads up\b|\bnotif|\b(?:tell|text|warn|nudge|buzz|let) (?:me|us|him|her|them)\b.*\b(?:before|ahead|morning of|that morning)\b/.test(
    text,
  );
const [EVENING, MORNING] = [20 * HOUR, 7 * HOUR] as const;

/** The reminder a wish says; `time` is the appointment's, 'HH:MM'. */
export function reminderOf(asked: Pick<Asked, 'slots' | 'text'>, time: string): Reminder | undefined {
  const text = fold(asked.text);
  if (OFF.test(text)) return { reminderEnabled: false };
  const minutes = Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));
  const ahead = lengthsOf(asked)
    .filter(({ after }) => AHEAD.has(after))
    .map((length) => length.minutes);
  const [first] = ahead.toSorted((one, other) => other - one);
  if (first !== undefined) return { reminderEnabled: true, reminderTime: hoursAtLeast(first) };
  if (!isReminder(text)) return undefined;
  if (NIGHT_BEFORE.test(text))
    return {
      reminderEnabled: true,
      reminderTime: hoursAtLeast(minutes + 24 * HOUR - (eveningSaid(text) ?? EVENING)),
    };
  if (MORNING_OF.test(text)) return { reminderEnabled: true, reminderTime: hoursAtLeast(minutes - MORNING) };
  if (DAY_BEFORE.test(text)) return { reminderEnabled: true, reminderTime: 24 };
  if (/\bweek (?:before|ahead|prior)\b/.test(text)) return { reminderEnabled: true, reminderTime: 168 };
  if (/\bhour (?:before|ahead|prior)\b/.test(text)) return { reminderEnabled: true, reminderTime: 1 };
  return { reminderEnabled: true };
}

/** 'the day before', '2 days before', '1 hour before' */
export function aheadWords(hours: number): string {
  if (hours === 24) return 'a day before';
  return hours % 24 === 0 ? `${hours / 24} days before` : `${hours} ${hours === 1 ? 'hour' : 'hours'} before`;
}

/** Words with which a remark begins. */
const CUE =
  /\b(?:bring(?:ing)?|remember to|do(?: not|n'?t) forget(?! (?:about )?(?:the |his |her |my |our )?(?:appointment|appt))(?= (?:the|to|his|her|my|our|your|that we))|rem?ember to|ask (?:about|for|if|them|him|her|whether)|has to (?:fast|wear|drink|bring)|have to (?:fast|wear|drink|bring)|needs? to (?:fast|wear|drink|bring)|must (?:fast|wear|drink|bring)|fast(?:ing)? (?:before|for|from|after)|fasting|no (?:food|eating|water|drinks?|breakfast|milk|lotion|deodorant)\b|nothing to eat|wear|arrive|(?<!\b(?:the|a|an|at|to|in|our) )park(?:ing\b|(?= (?:in|at|on|behind|near|by|around|out|under|along|across)\b))|it'?s (?:a )?(?:video|telehealth|virtual|zoom)|video(?: visit| call)?|telehealth|virtual|zoom|first visit|new patient|in the \w+ building|use the|enter (?:through|by|at|from|via|in|(?:the )?(?:code|side|back|front))|(?:takes?|(?:is|are|will be|am) (?:taking|driving|bringing|getting)) (?:him|her|them|us|me)\b|tell them|come (?:in )?(?:early|with)|get there|be there|take (?:the|his|her|my) (?:insurance|card|list|forms?)|driving|drives?)\b/iu;
/** Cues that say it all. */
const WHOLE_CUE = /^(?:telehealth|virtual|zoom|first visit|new patient|fasting|video(?: visit| call)?)$/i;
const CLAUSE =
  /[,;!?\n]+|(?<!\b(?:dr|mr|mrs|ms|st))\.(?=\s|$)|:(?!\d)|\s[-–—]+\s|\s+(?:and|but)\s+(?=remind|put|add it|write|note|please|bring|ask|park|do(?: not|n'?t) forget|wear|arrive)|\s+so (?=that(?:'?s| is)\b)/iu;
const trimmed = (clause: string): string =>
  betweenFrames(clause.replace(REMINDS, ''))
    .replace(/^(?:and|also|oh|ok|so|but|then|please|pls)\s+/iu, '')
    .trim();
const REMINDS = /\s*\bremind (?:me|us).*$/iu;

const WISH = /^(?:change|move|push|reschedule|cancel|book|add|put|bump|shift|delete)\b/i;
const clausesOf = (text: string): string[] =>
  text
    .split(CLAUSE)
    .map(trimmed)
    .filter((clause) => clause !== '');

/** Remarks by their cues: 'bring insurance card', 'ask about the rash', and an address. */
export function remarksOf({ text, slots }: Pick<Asked, 'text' | 'slots'>): string[] {
  const said = clausesOf(text).flatMap((clause) => {
    const cue = CUE.exec(clause);
    // 'Change the driving test to the 22nd' is the wish itself.
    if (!cue || (/^driv/i.test(cue[0]) && WISH.test(clause))) return [];
    if (WHOLE_CUE.test(cue[0])) return [cue[0]];
    return [clause.slice(/^(?:driv|take|is|are|am|will)/i.test(cue[0]) ? 0 : cue.index).trim()];
  });
  const places = slots.addresses
    .filter((address) => !said.some((remark) => remark.includes(address)))
    .map((address) => `at ${address}`);
  return [...said, ...places].map(capital);
}

/** 'Make it an hour long', 'it should only last 30 min' */
const OF_LENGTH = 'long longer shorter short last lasts take takes should will would be about only'.split(
  ' ',
);

/** Words of a clause that no slot and no common word accounts for. */
export function ownWordsOf(asked: Asked, clause: string): string[] {
  const { slots, household } = asked;
  const said = [
    ...[slots.visits, slots.contacts, slots.people, slots.vaccines, slots.relations]
      .flat()
      .map((thing) => thing.said),
    ...slots.durations,
    ...slots.doctors,
    ...slots.days.map(({ span }) => asked.text.slice(...span)),
    ...slots.groups,
    ...household.members.map(({ name }) => name),
  ];
  const known = new Set([...said.flatMap(wordsOf), ...(slots.durations.length > 0 ? OF_LENGTH : [])]);
  return wordsOf(clause).filter((word) => !known.has(word) && !EMPTY.has(word) && !/^\d/.test(word));
}

/** 'Art got a cough' */
const isOfPerson = ({ slots }: Asked, clause: string): boolean =>
  slots.people.some(({ said }) => clause.toLowerCase().startsWith(`${said.toLowerCase()} `));

/** A clause that says something of the visit: more than the slots and the words any wish has. */
function isTold(asked: Asked, clause: string): boolean {
  const own = ownWordsOf(asked, clause).filter((word) => !isCommonWord(word));
  return (
    own.length > (isOfPerson(asked, clause) ? 0 : 1) &&
    !REPLY.test(clause) &&
    !SEES.test(clause) &&
    !/\bremind/i.test(clause) &&
    !TALK.has(wordsOf(clause)[0] ?? '')
  );
}
/** 'Tobias wants to see Dr. Lee' is the wish itself. */
const SEES = /\b(?:wants?|needs?|has|would like|going) to (?:see|visit|go)\b/i;
/** Beginnings of talk about the parent's own moment. */
const TALK = new Set(['i', 'sorry', 'excuse', 'hey', 'hi', 'just', 'finally', 'hello']);

const CONDITIONS = new Set(['unless', 'except', 'if']);
/** 'Unless they charge a fee': it decides the wish, so the parent is asked. */
export const hasCondition = ({ text }: Pick<Asked, 'text'>): boolean =>
  wordsOf(text).some((word) => CONDITIONS.has(word));

/** A clause as a note: without the person whose appointment it is at its beginning. */
function asNote(asked: Asked, clause: string): string {
  const { slots } = asked;
  const plain = clause.replace(/^(?:ok(?:ay)? |so |um |and |but )+/i, '');
  const whom = whomIn(asked);
  const first = slots.people.find(
    ({ said, ids }) =>
      whom.kind === 'one' &&
      ids.includes(whom.member.id) &&
      plain.toLowerCase().startsWith(`${said.toLowerCase()} `),
  );
  return capital(first ? plain.slice(first.said.length).trim() : plain);
}

/** Remarks of a new appointment: those with a cue, and the clauses beside its day, such as 'copay is 40' or 'has a rash'. */
export function remarksOfNew(asked: Asked): string[] {
  const remarks = remarksOf(asked);
  const hours = asked.slots.times.map(({ span }) => asked.text.slice(...span)).filter((said) => said !== '');
  // 'From ten past two until half past two' has no digit.
  const isMoment = (clause: string): boolean =>
    MOMENT.test(clause) || hours.some((said) => clause.includes(said));
  const clauses = clausesOf(asked.text).filter((clause) => !isMoment(clause));
  const last = clausesOf(asked.text).findLastIndex(isMoment);
  const behind = new Set(last === -1 ? [] : clausesOf(asked.text).slice(last + 1));
  const isShort = (clause: string) => behind.has(clause) && ownWordsOf(asked, clause).join('').length > 3;
  const reasons = clausesOf(asked.text)
    .flatMap((clause) => reasonIn(asked, clause) ?? [])
    .filter((reason) => !remarks.some((remark) => remark.toLowerCase().includes(reason.toLowerCase())));
  const told = clauses.filter(
    (clause) =>
      !reasons.some((reason) => clause.toLowerCase().includes(reason.toLowerCase())) &&
      (isTold(asked, clause) || (isShort(clause) && !REPLY.test(clause) && !/\bremind/i.test(clause))) &&
      !remarks.some((remark) => clause.toLowerCase().includes(remark.toLowerCase())),
  );
  const notes = [...remarks, ...reasons.map(capital), ...told.map((clause) => asNote(asked, clause))];
  const text = ` ${wordsOf(asked.text).join(' ')}`;
  const ailments = asked.slots.records.filter(({ said }) =>
    ['has', 'have', 'for', 'with'].some((word) => text.includes(` ${word} ${wordsOf(said).join(' ')}`)),
  );
  const conditions = [...asked.slots.conditions, ...ailments]
    .map(({ said }) => said)
    .filter((said) => !notes.some((note) => note.toLowerCase().includes(said.toLowerCase())));
  return [...notes, ...conditions.map((said) => `For ${said}`)];
}
/** 'For an earache', 'about his knee': what a visit is about, up to the next thing that a field holds. */
function reasonIn(asked: Asked, clause: string): string | undefined {
  const { slots } = asked;
  const held = [...slots.people, ...slots.contacts, ...slots.visits, ...slots.vaccines].map(({ said }) =>
    said.toLowerCase(),
  );
  const [, link = '', rest = ''] = ABOUT.exec(clause) ?? [];
  const words = rest.split(/\s+/);
  const end = words.findIndex(
    (word, at) =>
      MOMENT.test(word) ||
      /^(?:on|at|with|this|next|tomorrow|today|for)$/i.test(word) ||
      (at > 0 && held.includes(word.toLowerCase())),
  );
  const what = words
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .trim();
  const own = ownWordsOf(asked, what).filter((word) => !isCommonWord(word));
  const isHeld = held.some((said) => what.toLowerCase().includes(said));
  return own.length === 0 || isHeld || /^(?:me|us|him|her|them|the (?:kids|boys|girls|twins))\b/i.test(what)
    ? undefined
    : `${link.toLowerCase()} ${what}`;
}
const ABOUT =
  /\b(for|about|because of|regarding|(?<=\bfollow[ -]?up )on) ((?:(?:an?|the|his|her|my|their|some|that) )?\p{L}.*)$/iu;
const MOMENT =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:tomorrow|today|tonight|noon|week|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** Talk about the wish, not about the visit. */
const REPLY =
  /^(?:tell me|let me know|if (?:that|it)(?:['’]?s)?\b|that (?:still |should |would )?(?:leaves?|works?|fits?|gives?)\b|that['’]?s|can|could|would|will|please|pls|thanks?|thx|ok|okay|yes|no|actually|make|put|add|book|got it|sorry|i mean|so|don'?t let me)\b|\bcan you\b/i;

/** The words that a wish wants noted: those behind its cue, else the clause with the most words of its own. */
export function noteOf(asked: Asked): string[] {
  const remarks = remarksOf(asked);
  if (remarks.length > 0) return remarks;
  const ownWords = (clause: string) => ownWordsOf(asked, clause);
  const clauses = clausesOf(asked.text);
  const best = clauses
    .filter((clause) => ownWords(clause).length > 0)
    .toSorted((one, other) => ownWords(other).length - ownWords(one).length)[0];
  return best === undefined ? [] : [asNote({ ...asked, slots: { ...asked.slots, people: [] } }, best)];
}
const EMPTY_WORDS =
  'the a an to for on of in is it its that this note notes add put make write please can you we i my our and appointment appt visit monday tuesday wednesday thursday friday saturday sunday tomorrow today dear honey love sweetie again also too right really just';
const EMPTY = new Set(EMPTY_WORDS.split(' '));

/** The stored notes with remarks behind them. */
export const notesWith = (stored: string, remarks: readonly string[]): string =>
  // A remark that stands there is not written once more.
  [stored.trim(), ...remarks.filter((remark) => !fold(stored).includes(fold(remark)))]
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')
    .replace(/\.$/, '');
