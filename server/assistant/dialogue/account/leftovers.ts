// Accounts for every word of a wish that writes: what no card holds is asked about, noted or said.
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { clockOf } from '../../answers/moments.ts';
import type { Asked, Plan } from '../../answers/plan.ts';
import { hasCondition } from '../../answers/appointments/remarks.ts';
import { accounted, QUESTIONS, type Part, type Turn } from '../../builtin/index.ts';
import { nicknamesIn } from '../../reading/nicknames.ts';
import { quoted } from '../../text/say.ts';
import type { Card } from '../state.ts';

const read = (tool: string, output: unknown): Turn['calls'][number] => ({
  tool,
  input: {},
  output,
  failed: false,
});

/** The records as the tools would have read them. */
export function turnOf({ household, facts, text, chosen, slots }: Asked): Turn {
  // 'Rafa' of Rafael; a relation is told in other words.
  const saidOf = ({ id, name }: { id: string; name: string }): string[] =>
    slots.people.flatMap(({ ids, said, isSure }) => {
      const short = said.replace(/['’]?s$/, '').toLowerCase();
      return isSure && ids[0] === id && name.toLowerCase().startsWith(short) ? [said] : [];
    });
  return {
    facts,
    said: text,
    answer: '',
    before: [],
    calls: [
      // A nickname is held where the card is for her.
      read(
        'listFamilyMembers',
        household.members.map((member) => ({
          ...member,
          name: [member.name, ...nicknamesIn(member.notes), ...saidOf(member)].join(' '),
        })),
      ),
      read('listMedicalContacts', household.contacts),
      read('listMedicalAppointments', household.appointments),
      read('listMedications', household.medications),
      read('listMedicalRecords', household.records),
      read('listShoppingLists', household.lists),
      read('listPantryItems', household.pantry),
      read('listMenuIdeas', household.ideas),
    ],
    consents: {
      ...(chosen['left'] === 'without' ? { left: 'without' as const } : {}),
      ...(chosen['unknown'] === 'keep' || chosen['unknown'] === 'without'
        ? { unknown: chosen['unknown'] }
        : {}),
    },
  };
}

const WITHOUT = [
  { label: 'Yes, without it', choice: 'without' },
  { label: 'No, leave it', choice: 'leave' },
];

const isCard = (call: { tool: string; input: object }): call is Card => typeof call.input === 'object';

/** 'Theo turned 2 today': the day says when it became so. */
const SINCE =
  /\b(?:today|yesterday|just|finally|tonight|this morning|last week|this week|now|officially)\b/gi;

/** 'They offered the 10th at 4 or the 15th': what was not taken. */
const OFFERED = /\bcalled\W+(?=they\b)|\bthey (?:offered|offer|have|had|gave us)\b[^,.;]*? or\b/gi;
/** A wish of its own before or behind what a person's card holds. */
const OTHER_WISH = /(?:^|[,.;]\s*(?:and |then )?)((?:plan|book|schedule|order)\b[^,.;]*)/i;

/** 'The rice last night', 'it went bad': how something came to be gone. */
const GONE =
  /\b(?:last night|today|tonight|yesterday|this morning|(?:it|they|we|that) (?:went|got|is|are|was|were) (?:bad|moldy|mouldy|spoiled|stale|rotten|gone))\b/gi;
/** 'Same day right after Rohan's': the moment of the card. */
const BESIDE = /\b(?:the )?same day\b|\b(?:right |just |straight )?(?:after|before) \p{L}+['’]?s\b/giu;
/** 'Same day as the other two': the day of the card. */
const AS_OTHERS =
  /\b(?:the )?same (?:day|time) as (?:the )?(?:other(?:s|['’]s)?(?: (?:\d|two|three|four|kids|ones))?|rest|\p{L}+s)(?!\p{L})/giu;
const blank = (words: string): string => ' '.repeat(words.length);

const WEEKDAY = /^(?:on )?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*$/i;
/** The text without a weekday that was read as the day of the card, in whichever week that is, and the hours beside it. */
function withoutWeekday(text: string, { days, times }: Asked['slots'], input: Card['input']): string {
  const at = input['appointmentDate'];
  const isAt = (value: string): boolean => typeof at === 'string' && at.includes(value);
  const day = days.find(({ date, span }) => isAt(date) && WEEKDAY.test(text.slice(...span)));
  const held = day
    ? [day, ...times.filter(({ time, endTime }) => isAt(time) && (!endTime || 'duration' in input))]
    : [];
  return held.reduce(
    (words, { span: [start, end] }) =>
      `${words.slice(0, start)}${blank(words.slice(start, end))}${words.slice(end)}`,
    text,
  );
}

/** 'At 3:30 in the afternoon': the half of the day that the time of the card is in. */
const HALVES = [
  /\bin the (?:early |late )?morning\b/gi,
  /\b(?:in the (?:early |late )?(?:afternoon|evening)|at night)\b/gi,
] as const;
const NOON = 12;
const withoutHalf = (text: string, { appointmentDate: at }: Card['input']): string =>
  typeof at === 'string' ? text.replaceAll(HALVES[Number(at.slice(11, 13)) < NOON ? 0 : 1], blank) : text;

/** An appointment's wish without lengths of time that its card holds as its length, its day or its kind. */
function ofMoment(whole: string, slots: Asked['slots'], { tool, input }: Card): string {
  const { durations, ages, days, times } = slots;
  const text = withoutHalf(withoutWeekday(whole, slots, input), input).replaceAll(AS_OTHERS, blank);
  const isMove = tool.startsWith('update') && 'appointmentDate' in input;
  const holdsLength = isMove || 'duration' in input || 'reminderTime' in input;
  const behind = holdsLength
    ? '(?: (?:earlier|later|before|long|ahead))?'
    : '(?=[ -](?:check|visit|shots?|cleaning|well|old|follow|physical|vaccin))';
  return [...durations, ...ages].reduce(
    (words, said) =>
      words.replace(
        new RegExp(`(?:\\b(?:for|by|back|about) )*${said.replace(/[^\p{L}\p{N} ]/gu, '.')}${behind}`, 'giu'),
        blank,
      ),
    isMove
      ? text.replaceAll(OFFERED, blank)
      : days.length + times.length === 0
        ? text.replaceAll(BESIDE, blank)
        : text,
  );
}

/** 'The first one' of those that were read out: the record of the card. */
const LISTED = /\bthe (?:first|second|third|fourth|last|other|next) one\b/gi;

/** 'Isn't our emergency person anymore': the mark on the card of that contact. */
const NO_MORE =
  /\b(?:is not|isn['’]?t|not|no longer) (?:our |my |the )?emergency(?: (?:person|contact))?(?: (?:any ?more|any longer|now))?/gi;

/** 'Don't need a reminder': what the card turns off. */
const NOT_NEEDED = /\b(?:do not|don['’]?t|no longer) (?:need|want)\b/gi;

/** The wish without words that its card need not hold. */
function toAccount(whole: string, { slots }: Asked, { tool, input }: Card): string {
  const said = input['reminderEnabled'] === false ? whole.replaceAll(NOT_NEEDED, blank) : whole;
  const text = /^(?:update|delete)/.test(tool) ? said.replaceAll(LISTED, blank) : said;
  if (tool.endsWith('MedicalAppointment')) return ofMoment(text, slots, { tool, input });
  if ('isEmergencyContact' in input) return text.replaceAll(NO_MORE, blank);
  if (/^(?:delete|update)(?:Pantry|Shopping)/.test(tool)) return text.replaceAll(GONE, blank);
  if (!tool.endsWith('FamilyMember')) return text;
  const isOfAge = tool === 'updateFamilyMember' && ('age' in input || 'birthDate' in input);
  return (isOfAge ? text.replaceAll(SINCE, blank) : text).replace(OTHER_WISH, blank);
}

/** The words of a plan, with the wish that its cards leave undone. */
function withOtherWish({ text }: Asked, plan: Plan): Plan {
  const other = plan.cards?.[0]?.tool.endsWith('FamilyMember') ? OTHER_WISH.exec(text)?.[1] : undefined;
  if (other === undefined) return plan;
  return { ...plan, text: `${plan.text}\n\nI haven't done “${quoted(other)}”. Please ask me that next.` };
}

/** The wish, and what was said later: a day or a person named then settles what was named before. */
function partsOf(asked: Asked, first: Card): Part[] {
  const { text, said, facts, household } = asked;
  const whole = toAccount(text, asked, first);
  if (text === said || !text.endsWith(said)) return [{ text: whole, typed: text }];
  const later = toAccount(said, asked, first);
  const { days, times } = spokenDates(said, clockOf(facts));
  const isWhom = household.members.some(({ name }) => said.toLowerCase().includes(name.toLowerCase()));
  return [
    { text: whole.slice(0, -later.length), typed: text.slice(0, -later.length) },
    { text: later, typed: said, ...(days.length + times.length > 0 ? { asked: 'when' as const } : {}) },
    ...(isWhom ? [{ text: '', asked: 'whom' as const }] : []),
  ];
}

/** The words beside cards, with those of the wish that they do not hold. */
function withLeftovers(turn: Turn, parts: readonly Part[], cards: readonly Card[], text: string): string {
  const made = cards.map((card) => ({ ...card, output: { status: 'proposed' }, failed: false }));
  const after = accounted({ ...turn, calls: [...turn.calls, ...made] }, parts, { text });
  return 'text' in after ? after.text : text;
}

/** An answer that everything is on the list already, with the words of the wish that the list does not hold. */
function withUnlisted(asked: Asked, plan: Plan): Plan {
  const nothing: Card = { tool: 'addShoppingItems', input: {} };
  return { ...plan, text: withLeftovers(turnOf(asked), [{ text: asked.text }], [nothing], plan.text) };
}

/**
 * Cards whose answers note what they take, and are looked at again by clauses: one that they did not take is told, and a
 * condition of a removal asked about. Records and medicines hold their remarks themselves, so only their removal is.
 */
const IN_CLAUSES = /Medical(?:Appointment|Contact)$|^delete(?:MedicalRecord|Medication)$/;

function withClauses(asked: Asked, plan: Plan, cards: readonly Card[]): Plan {
  const [first] = cards;
  if (!first) return plan;
  const turn: Turn = { ...turnOf(asked), isNoted: true };
  const parts = partsOf(asked, first);
  if (first.tool.startsWith('delete')) {
    if (asked.chosen['left'] === 'leave') return { text: 'All right, I left everything as it is.' };
    const before = accounted(turn, parts, { call: first, together: cards, told: plan.text });
    if ('text' in before)
      return { text: before.text.split('\n\n- ')[0] ?? before.text, asked: 'left', offered: WITHOUT };
  }
  return { ...plan, text: withLeftovers(turn, parts, cards, plan.text) };
}

/** Fields that hold remarks; they are called so in a sentence, too. */
const NOTED = ['notes', 'instructions', 'description'];
/** One word alone is a value and no remark. */
const FEWEST_NOTED = 2;

/** Names the clauses of the wish that a card holds as typed, in its notes: nobody shall have to look for them. */
function withNoted({ text, slots }: Asked, plan: Plan): Plan {
  const [first, second] = plan.cards ?? [];
  if (!first || second || /in(?:to)? the (?:notes|instructions|description)/.test(plan.text)) return plan;
  const said = text.toLowerCase();
  const usual = new Set(slots.instructions.map((words) => words.toLowerCase()));
  const told = NOTED.flatMap((field) => {
    const value = first.input[field];
    const clauses = typeof value === 'string' ? value.split(/\. |\n/).map((clause) => clause.trim()) : [];
    const own = clauses.filter((clause) => {
      const words = clause.toLowerCase().replace(/\.$/, '');
      return (
        words.split(' ').length >= FEWEST_NOTED &&
        said.includes(words) &&
        !(field === 'instructions' && usual.has(words))
      );
    });
    return own.map((clause) => `“${clause.replace(/\.$/, '')}” goes into the ${field}.`);
  });
  return told.length === 0 ? plan : { ...plan, text: [plan.text, ...told].join(' ') };
}

/** The plan so that no word of the wish is lost. */
export function accountFor(asked: Asked, plan: Plan): Plan {
  const { cards = [] } = plan;
  const [first] = cards;
  const isOpen = plan.asked !== undefined && plan.asked !== 'buy';
  if (isOpen) return plan;
  if (plan.isAccounted) {
    if (first && IN_CLAUSES.test(first.tool)) return withClauses(asked, plan, cards);
    return withNoted(asked, plan);
  }
  if (first === undefined) return asked.intent === 'list_add' ? withUnlisted(asked, plan) : plan;
  if (asked.chosen['left'] === 'leave') return { text: 'All right, I left everything as it is.' };
  const turn = turnOf(asked);
  const parts = partsOf(asked, first);
  const before = accounted(turn, parts, { call: first, together: cards, told: plan.text });
  // 'We don't go there anymore': a reason that names nobody stops no removal.
  const isPlain = asked.slots.people.length === 0 && asked.slots.contacts.length < 2 && !hasCondition(asked);
  if ('text' in before && first.tool === 'deleteMedicalContact' && isPlain) return plan;
  if ('text' in before) {
    const [text = before.text] = before.text.split('\n\n- ');
    return text.endsWith(QUESTIONS.when)
      ? { text, asked: 'when' }
      : { text, asked: 'left', offered: WITHOUT };
  }
  const noted = 'call' in before && isCard(before.call) ? before.call : first;
  const made = [noted, ...cards.slice(1)];
  const text = withLeftovers(turn, parts, made, plan.text);
  return withOtherWish(asked, { ...plan, cards: made, text });
}
