// Compares new cards with those of the answer before: what a waiting card held stays, a correction that changed nothing is said, and
// a write on the wrong record is undone beside the right one.
import { WRITES } from '../../reading/wish.ts';
import { namesHelpersOnly } from '../../answers/people.ts';
import { listed, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import { ALSO } from '../follow-ups/goes-on.ts';
import { isSameRecord, type Card, type DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { topicOf } from '../topics.ts';

/** Fields in which a card holds what no other field has. */
const FREE_TEXT = ['notes', 'description', 'instructions'] as const;
const TAKES_TEXT_OUT =
  /\b(?:no|without|remove|delete|drop|scratch|leave (?:out|off)) (?:the |that |any )?(?:notes?|part|rest)\b/;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same thing, for the same person where the message corrects nothing: 'add cetirizine for Sami' is another medicine. */
function isSameThing(one: Card, other: Card, text: string): boolean {
  const isOfField = (field: string): boolean => isSame(one.input[field], other.input[field]);
  const isNamedAlike = one.tool === other.tool && isOfField('title') && isOfField('name');
  return isNamedAlike && (isOfField('familyMemberId') || CORRECTS.test(text.trim()));
}

/** 'No, the 3rd' of a new visit: what its card had in the notes is in the next one, too. */
function withText(card: Card, before: Card, text: string): Card {
  if (!isSameThing(card, before, text) || !card.tool.startsWith('create')) return card;
  const kept = FREE_TEXT.flatMap((field) => {
    const [now, had] = [card.input[field], before.input[field]];
    const isLess =
      typeof had === 'string' && (now === undefined || (typeof now === 'string' && had.startsWith(now)));
    return isLess && now !== had ? [[field, had] as const] : [];
  });
  return kept.length === 0 ? card : { ...card, input: { ...card.input, ...Object.fromEntries(kept) } };
}

/** An edit's change of a waiting card stays in the next one, where the words of the wish do not say that field anew. */
function withEdits(
  cards: readonly Card[],
  { cards: before, unedited }: DialogueState,
  text: string,
): readonly Card[] {
  if (unedited === undefined || cards.length !== before.length) return cards;
  return cards.map((card, at) => {
    const [made, edited] = [unedited[at], before[at]];
    if (!made || !edited || edited.tool !== card.tool || !isSameThing(card, made, text)) return card;
    const kept = Object.entries(edited.input).filter(
      ([field, value]) => isSame(card.input[field], made.input[field]) && !isSame(value, made.input[field]),
    );
    return { ...card, input: { ...card.input, ...Object.fromEntries(kept) } };
  });
}

const ONLY = /\b(?:just|only|except|never ?mind|leave)\b/;
/** 'Matei's to the 15th' of two moves that wait: his is another one, and hers stays. */
function withOthers(cards: readonly Card[], before: readonly Card[], text: string): readonly Card[] {
  // Items of one list share the list's id.
  const idIn = ({ input }: Card): unknown => input['itemId'] ?? input['id'];
  const isAsBefore = (card: Card): boolean => before.some((one) => isSame(one.input, card.input));
  const tools = new Set([...cards, ...before].map(({ tool }) => tool));
  const isOfSome = cards.every((card) => before.some((one) => idIn(one) === idIn(card)));
  const isFewer = cards.length < before.length && tools.size === 1 && [...tools][0]?.startsWith('update');
  if (!isFewer || !isOfSome || cards.every(isAsBefore) || ONLY.test(text)) return cards;
  return before.map((card) => cards.find((one) => idIn(one) === idIn(card)) ?? card);
}

/** 'And the eye exam too' while a card waits that cancels another visit: both. */
function withEarlier(cards: readonly Card[], before: readonly Card[], text: string): readonly Card[] {
  const tools = new Set([...cards, ...before].map(({ tool }) => tool));
  const isOfRecords = tools.size === 1 && [...tools][0]?.startsWith('delete') === true;
  const isOther = cards.every((card) => before.every((one) => recordKey(one) !== recordKey(card)));
  return isOfRecords && isOther && ALSO.test(text.trim()) ? [...before, ...cards] : cards;
}
const recordKey = ({ input }: Card): string => JSON.stringify([input['id'], input['itemId']]);

export const UNCHANGED =
  'That leaves the card as it is, so I made no new one. What should be different: tell me the day, the name or the amount?';

/** The card of before once more, although something should be different. */
function unchanged(decided: Decided, state: DialogueState): Decided {
  return { plan: { text: UNCHANGED, offered: [] }, state };
}

const CORRECTS =
  /^(?:(?:oh|ok|ugh|hmm)[,. ]+)*(?:no|nope|nah|wait|oops|sorry|actually|my bad|not (?:that|this)|wrong|i mean)\b|\bi meant?\b|\bwrong (?:one|day|kid|person|visit|appointment|appt)\b|\bnot (?:that|this) one\b/;
/** Acts on a stored record. */
const ON_RECORD =
  /^(?:appointment_(?:cancel|move|change)|(?:allergy|diet)_add|medicine_(?:stop|change|remove)|record_(?:change|remove)|contact_(?:change|remove))$/;
const idOf = ({ cards: [card] }: DialogueState): unknown => card?.input['id'];

/** 'Sorry, I meant the allergy test' after another one was canceled: that comes back beside it. */
function withUndo(talk: Talk, decided: Decided, state: DialogueState): Decided {
  const { written = [], changes = [], reading } = talk;
  const [last] = changes;
  const [was, is] = [idOf(state), idOf(decided.state)];
  const isOther =
    written.length > 0 &&
    is !== undefined &&
    was !== undefined &&
    is !== was &&
    ON_RECORD.test(decided.state.intent) &&
    topicOf(decided.state.intent) === topicOf(state.intent) &&
    CORRECTS.test(fold(reading.said).trim());
  if (!last || !isOther) return decided;
  const undone = changes.filter(({ messageId }) => messageId === last.messageId);
  const { plan } = decided;
  const titles = undone.map(({ title }) => `“${quoted(title)}”`).join(' and ');
  return {
    ...decided,
    plan: {
      ...plan,
      text: `${plan.text} I also take back ${titles}.`,
      cards: [
        ...undone.map(({ changeSetId }) => ({ tool: 'undoChange', input: { id: changeSetId } })),
        ...(plan.cards ?? []),
      ],
    },
  };
}

const KINDS = [
  ['MedicalAppointment', 'appointments'],
  ['Medication', 'medications'],
  ['MedicalRecord', 'records'],
] as const;

/** The stored record that a card changes or removes. */
function storedOf(
  { household }: Talk,
  { tool, input }: Card,
): { title: string; owner: string | null } | undefined {
  const kind = KINDS.find(([name]) => tool === `update${name}` || tool === `delete${name}`)?.[1];
  const one = kind && household[kind].find(({ id }) => id === input['id']);
  return one && { title: 'title' in one ? one.title : one.name, owner: one.familyMemberId };
}

/** 'Matei can't, make it the 15th' never changes what is somebody else's, where the wish itself does not hand it over. */
function ofNamed(talk: Talk, decided: Decided): Decided {
  const { reading, household } = talk;
  const { slots, said } = { ...reading.whole, said: reading.said };
  const named = new Set(slots.people.flatMap(({ ids, isSure }) => (isSure ? ids : [])));
  const cards = decided.plan.cards ?? [];
  if (named.size === 0 || reading.wishes.length > 1 || namesHelpersOnly({ slots, text: said }))
    return decided;
  const wrong = cards.flatMap((card) => {
    const stored = storedOf(talk, card);
    const isTheirs = stored === undefined || stored.owner === null || named.has(stored.owner);
    return isTheirs || 'familyMemberId' in card.input ? [] : [stored];
  });
  const [first] = wrong;
  // 'No, that's Lucas's day, the 4th' goes on about the one card of before.
  const [before, ...more] = talk.state?.cards ?? [];
  if (more.length === 0 && before?.input['id'] !== undefined && before.input['id'] === cards[0]?.input['id'])
    return decided;
  const isAll =
    wrong.length === cards.length && slots.people.every(({ said: name }) => !isNoted(cards, name));
  const owner = household.members.find(({ id }) => id === first?.owner)?.name;
  if (!first || !isAll || owner === undefined) return decided;
  const who = slots.people.map(
    ({ ids: [id], said: name }) => household.members.find((one) => one.id === id)?.name ?? name,
  );
  const text = `I only find ${quoted(owner)}'s ${quoted(first.title)}, and you spoke of ${listed([...new Set(who)].map(quoted))}, so I changed nothing. Which one do you mean?`;
  return { plan: { text, offered: [] }, state: { ...decided.state, cards: [] } };
}
/** 'Note that Ben drives': the name is part of what is written. */
const isNoted = (cards: readonly Card[], name: string): boolean =>
  cards.some(({ input }) =>
    JSON.stringify(input)
      .toLowerCase()
      .includes(name.toLowerCase().replace(/['’]?s$/, '')),
  );

const MOVES = /\binstead\b|\b(?:make|move|change|put) (?:it|that|them)\b|\bnot\b/;
/** 'Oh wait, the 27th' of a dish that waits: its menu is that of another week. */
const isElsewhere = (card: Card | undefined, old: Card | undefined, text: string): boolean =>
  card?.tool === 'saveWeeklyMenu' &&
  old?.tool === 'saveWeeklyMenu' &&
  card.input['weekStartDate'] !== old.input['weekStartDate'] &&
  (CORRECTS.test(text.trim()) || MOVES.test(text)) &&
  !ALSO.test(text.trim());

/** The decision with what the cards before it ask for; `talk` has the message as it was said. */
export function besideCardBefore(talk: Talk, own: Decided | undefined): Decided | undefined {
  const decided = own && ofNamed(talk, own);
  const { state, before, written = [], reading } = talk;
  const made = decided?.plan.cards ?? [];
  const text = fold(reading.said);
  const cards = state && decided?.state.unedited === undefined ? withEdits(made, state, text) : made;
  if (!decided || !state || cards.length === 0 || state.cards.length === 0) return decided;
  const isWaiting = written.length === 0 && before?.cardWaits === true;
  if (!isWaiting || !WRITES.test(decided.state.intent)) return withUndo(talk, decided, state);
  const [card, ...others] = cards;
  const [old, ...rest] = state.cards;
  const isOne = others.length + rest.length === 0 && !TAKES_TEXT_OUT.test(text);
  const isMerged =
    isOne &&
    card &&
    old &&
    card.tool === old.tool &&
    card.tool.startsWith('update') &&
    isSameRecord(card, old);
  const merged =
    isMerged && !ONLY.test(text) && !/\binstead\b|\bnot yet\b/.test(text)
      ? [{ ...card, input: { ...old.input, ...card.input } }]
      : undefined;
  const kept =
    merged ??
    (isOne && card && old
      ? [...withEarlier([withText(card, old, text)], state.cards, text)]
      : [...withOthers(withEarlier(cards, state.cards, text), state.cards, text)]);
  if (isSame(kept, state.cards) && CORRECTS.test(text.trim())) return unchanged(decided, state);
  if (isOne && isElsewhere(card, old, text)) return { ...decided, plan: { ...decided.plan, inPlace: true } };
  if (isSame(kept, made)) return decided;
  const unedited = isSame(cards, made) ? {} : { unedited: made };
  return {
    plan: { ...decided.plan, cards: kept },
    state: { ...decided.state, cards: kept, ...unedited },
  };
}
