// No card holds a turn of talk as a value: 'k', 'lol', 'oops 0144'. Such words go from the edges of a name; a value that is
// nothing else, or names no thing ('something with the lentils'), is asked for.
import type { Household } from '../../reading/household.ts';
import { formOf } from '../../answers/stored/question.ts';
import { isRequest } from '../../reading/only-asked.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import { UNCHANGED } from '../cards/after-card.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Card } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Turns of talk that begin no name; 'no', 'oh' and 'so' may, where no sign or other turn follows. */
const TURN =
  "(?:k|kk|ok|okay|nah|nope|oops|ugh|umm?|uh|hmm?|lol|lmao|haha+|hehe|btw|nvm|idk|pls|plz|please|sorry|wait|actually|apparently|supposedly|i guess|and|my bad|gotcha)(?![\\p{L}\\d'’-])";
const MAYBE = '(?:no|oh|so|well|yes|yeah|just|also|like)';
const LEAD = new RegExp(`^(?:${TURN}[\\s,.!]*|${MAYBE}(?:[,.!]+\\s*|\\s+(?=${TURN})))+`, 'iu');
const TAIL =
  /(?:[\s,]+(?:lol|lmao|rofl|haha+|hehe|omg|smh|pls|plz|please|thx|thanks|tho|though|btw|idk|apparently|supposedly|i guess|i think)|,\s*(?:ok|okay|k|ty))[.!]*$/iu;
/** Names no thing: a dish or an item is still to be chosen, or a condition is told. */
const VAGUE =
  /^(?:if|unless|otherwise|in case)\b|^(?:smthn?|smth|sth|something|somthing|sumthin|somethin|anything|whatever|whichever|idk)\b|^(?:it|that|this|those|these|them|one|ones|some|stuff|things?|the same|same|more|another|other|else|both|all)$/i;
/** A sentence that corrects or answers what was said before is no note of anything. */
const SLIP =
  /^(?:(?:oops|nope|nah|nvm|k|ok|okay|my bad|scratch that|lol)\b|(?:no|wait|sorry|actually),? (?:it|its|it['’]s|that|thats|that['’]s|i|the|not|wait|he|she|they|we|make|was|\d)\b)/i;

/** The name without turns of talk around it; undefined where nothing that names a thing is left. */
export function plainName(value: string): string | undefined {
  let name = value.trim().replace(LEAD, '');
  while (TAIL.test(name)) name = name.replace(TAIL, '');
  const isLetter = /^\p{L}$/u.test(name);
  if (name === '' || isLetter || VAGUE.test(name) || new RegExp(`^${TURN}$`, 'iu').test(name))
    return undefined;
  return name === value.trim() ? value : capital(name);
}

/** The sentences of a text that may stay, with what stands between them. */
const sentencesKept = (text: string, mayStay: (part: string) => boolean): string =>
  text
    .split(/(?<=[.!?]\s+|\n)(?=\S)/)
    .filter((part) => mayStay(part.trim()))
    .join('')
    .trim();

const NAMES: ReadonlySet<string> = new Set(['name', 'title']);
const TEXTS: ReadonlySet<string> = new Set(['notes', 'description', 'instructions']);
const ENTRIES: ReadonlySet<string> = new Set(['interests', 'allergies', 'dietaryRestrictions']);

/** Names that are stored as they are. */
function storedNames({
  lists,
  pantry,
  menus,
  members,
  appointments,
  medications,
  records,
  contacts,
}: Household): Set<string> {
  return new Set([
    ...lists.flatMap(({ title, items }) => [title, ...items.map(({ name }) => name)]),
    ...pantry.map(({ name }) => name),
    ...menus.flatMap(({ meals }) => Object.values(meals).flatMap((day) => Object.values(day))),
    ...members.flatMap(({ name, interests, allergies, dietaryRestrictions }) => [
      name,
      ...interests,
      ...allergies,
      ...dietaryRestrictions,
    ]),
    ...[...appointments, ...records].map(({ title }) => title),
    ...[...medications, ...contacts].map(({ name }) => name),
  ]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Values {
  readonly #stored: ReadonlySet<string>;
  /** Old and new names. */
  readonly changed: [string, string][] = [];
  readonly gone: string[] = [];
  /** The message, where it is a question. */
  readonly #question: string | undefined;
  constructor(household: Household, question: string | undefined) {
    this.#stored = storedNames(household);
    this.#question = question;
  }

  /** The text without turns of talk and without the question that the message is. */
  #text(value: string): string {
    return sentencesKept(value, (part) => !SLIP.test(part) && bare(part) !== this.#question);
  }

  #name(value: string): string | undefined {
    if (value === '' || this.#stored.has(value)) return value;
    // A number alone names nothing: 'put 3 on the list'.
    const plain = /^[\d\s.,]+$/.test(value) ? undefined : plainName(value);
    if (plain === undefined) this.gone.push(value);
    else if (plain !== value) this.changed.push([value, plain]);
    return plain;
  }

  /** The value of a field; undefined where nothing of it is left. */
  #field(key: string, value: unknown): unknown {
    if (typeof value === 'string')
      return NAMES.has(key)
        ? this.#name(value)
        : TEXTS.has(key) && value !== ''
          ? this.#text(value) || undefined
          : value;
    if (key === 'items' && Array.isArray(value)) {
      const items = value.flatMap((item: unknown): unknown[] => {
        if (!isObject(item) || typeof item['name'] !== 'string') return [item];
        const name = this.#name(item['name']);
        return name === undefined ? [] : [{ ...item, name }];
      });
      return items.length > 0 || value.length === 0 ? items : undefined;
    }
    // No allergy goes without a word.
    if (ENTRIES.has(key) && Array.isArray(value))
      return value.map((one: unknown) => (typeof one === 'string' ? (this.#name(one) ?? one) : one));
    return value;
  }

  #meals(meals: Record<string, unknown>): Record<string, unknown> | undefined {
    const days = Object.entries(meals).map(([day, own]) => {
      if (!isObject(own)) return [day, own] as const;
      const named = Object.entries(own).map(
        ([meal, dish]) => [meal, typeof dish === 'string' ? this.#name(dish) : dish] as const,
      );
      return [
        day,
        named.some(([, dish]) => dish === undefined) ? undefined : Object.fromEntries(named),
      ] as const;
    });
    return days.some(([, own]) => own === undefined) ? undefined : Object.fromEntries(days);
  }

  /** The card with plain values; undefined where a value it is for is none. */
  card({ tool, input }: Card): Card | undefined {
    const fields = Object.entries(input).map(([key, value]): [string, unknown] => [
      key,
      key === 'meals' && isObject(value) ? this.#meals(value) : this.#field(key, value),
    ]);
    const isWithout = fields.some(
      ([key, value]) => value === undefined && input[key] !== undefined && !TEXTS.has(key),
    );
    const kept = fields.filter(([, value]) => value !== undefined);
    const isEmpty = kept.every(([key]) => key === 'id') && fields.length > kept.length;
    return isWithout || isEmpty ? undefined : { tool, input: Object.fromEntries(kept) };
  }
}

const QUESTIONS: readonly (readonly [RegExp, string, string])[] = [
  [/^saveWeeklyMenu$/, 'Which dish should it be?', 'dish'],
  [/Shopping/, 'What should go on the list?', 'items'],
  [/Pantry/, 'What should go into the pantry?', 'items'],
];
/** 'Put something with the rice on Friday': the dish is still to be chosen. */
const OPEN_MEAL =
  /\b(?:smthn?|smth|sth|something|somthing|sumthin|somethin|anything|whatever)\b(?: \w+){0,2} (?:with|w|using|from|out of)\b/i;
const WITH_THING = /\b(?:with|w|using|from|out of)\b/i;

/** The question where a value is none; what to cook with a thing is a question for ideas. */
function asking(talk: Talk, decided: Decided, [card]: readonly Card[]): Decided {
  const { whole, said } = talk.reading;
  const isIdea = card?.tool === 'saveWeeklyMenu' && WITH_THING.test(said);
  const ideas = isIdea ? carried(talk, runOf(whole, 'dish_suggest'), { isAccounted: true }) : undefined;
  const day = whole.slots.days[0]?.date ?? decided.state.focus.day;
  const meal = whole.slots.meals[0] ?? decided.state.focus.meal ?? 'dinner';
  if (ideas) {
    const focus = { ...ideas.state.focus, ...(day === undefined ? {} : { day, meal }) };
    return { ...ideas, state: { ...ideas.state, focus } };
  }
  const [, text = 'I did not catch what it should say. How should I write it?', asked] =
    QUESTIONS.find(([tool]) => tool.test(card?.tool ?? '')) ?? [];
  const { cards: _, ...plan } = decided.plan;
  const open = asked === undefined ? {} : { asked };
  return {
    plan: { ...plan, text, offered: [], ...open },
    state: { ...decided.state, cards: [], offered: [], ...open },
  };
}

const bare = (text: string): string => wordsOf(fold(text)).join(' ');
const questionOf = ({ reading: { said } }: Talk): string | undefined =>
  formOf(said) !== undefined && !isRequest(said) ? bare(said) : undefined;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The text with names as the cards have them. */
const renamed = (text: string, changed: readonly [string, string][]): string =>
  changed.reduce(
    (line, [old, plain]) =>
      line.replaceAll(new RegExp(RegExp.escape(old), 'gi'), (at) =>
        /^\p{Lu}/u.test(at) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1),
      ),
    text,
  );

/** The text without names that no card has. */
const withoutNames = (text: string, gone: readonly string[]): string =>
  capital(
    gone.reduce((line, name) => {
      const escaped = RegExp.escape(name);
      return line.replace(
        new RegExp(`(?<![\\p{L}])${escaped}(?:,| and) |(?:,| and) ${escaped}(?![\\p{L}])`, 'iu'),
        '',
      );
    }, text),
  );

/** The decision, with no turn of talk as a value of its cards. */
export function withPlainValues(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const cards = decided?.plan.cards ?? [];
  if (!decided || cards.length === 0 || decided.plan.guided) return decided;
  const isOpenMeal =
    cards.length === 1 && cards[0]?.tool === 'saveWeeklyMenu' && OPEN_MEAL.test(talk.reading.said);
  if (isOpenMeal) return asking(talk, decided, cards);
  const values = new Values(talk.household, questionOf(talk));
  const made = cards.flatMap((card) =>
    /^(?:create|update|add|save)/.test(card.tool) ? (values.card(card) ?? []) : [card],
  );
  if (isSame(made, cards)) return decided;
  if (made.length === 0) return asking(talk, decided, cards);
  const { state } = talk;
  if (state && isSame(made, state.cards) && (talk.written ?? []).length === 0)
    return { plan: { text: UNCHANGED, offered: [] }, state };
  const text = withoutNames(renamed(decided.plan.text, values.changed), values.gone);
  return { plan: { ...decided.plan, text, cards: made }, state: { ...decided.state, cards: made } };
}
