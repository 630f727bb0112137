// A question that its answerer leaves open is answered from the stored sentence that says most of its words.
import type { Plan } from '../../answers/plan.ts';
import { findPassages, type FoundPassage } from '../../answers/stored/find-passages.ts';
import { namesMedicine } from '../../answers/health/medicines/medicine-said.ts';
import { onThatDay } from '../../answers/stored/on-that-day.ts';
import { passagesOf, type Passage } from '../../answers/stored/passages.ts';
import { askingPart, canAnswer, formOf, type QuestionForm } from '../../answers/stored/question.ts';
import { sayPassages } from '../../answers/stored/say-passage.ts';
import { isOutside } from '../../answers/talk/say.ts';
import { likeness, termsOf } from '../../answers/stored/terms.ts';
import type { Slots } from '../../reading/slots.ts';
import { fold } from '../../text/fold-text.ts';
import { askedOf, carried, runOf, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { dayTerms, peopleOf, termsAsked } from './asked-words.ts';
import { fromNotes } from './from-notes.ts';
import { ofSpokenContact } from './spoken-contact.ts';
import { asksResults } from '../../reading/second-question.ts';
import { isOnlyAsked, isRequest } from '../../reading/only-asked.ts';
import type { Talk } from '../talk.ts';
import { topicOf } from '../topics.ts';
import { ROLE_NUMBER } from '../rules/plain-intent.ts';

/** Nothing was understood, or only who it is about. */
const OPEN: ReadonlySet<string> = new Set([
  'unsure',
  'out_of_scope',
  'definition',
  'member_about',
  'reminder',
  'todo',
  'send_message',
  'own_event',
  'weather',
  'help',
  'about',
]);
/** Advice is wanted, unless nearly every word of the question is stored. */
const GUIDES = /^(?:medical|parenting|activity|routine|bedtime|event|travel|feeling|small)/;
/** Judged or computed by their own rules. */
const JUDGED =
  /^(?:food|allergy|diet|dose|free|dish|recipe|substitute|cook|storage|idea|menu_(?:plan|fill)|no$|yes$|undo|greeting|thanks|goodbye|date|emergency)/;

const SAID = 0.34;
const SURE = 0.5;
const NEARLY_ALL = 0.75;
/** Where the ranking has hardly a doubt, more of the question must be stored. */
const SURE_OF_OTHER = 0.6;
const CERTAIN = 0.95;
/** By so much more of the question a stored sentence must say than the answer made before. */
const MORE = 2;
const ALIKE = 0.9;
const TIMES: ReadonlySet<string> = new Set(
  termsOf('night morning evening afternoon noon day week weekend hour minute'),
);
const MOST = 3;
/** Share of a passage's words that an answer says where it tells that passage already. */
const QUOTED = 0.6;

/** How much of a question's words an answer says. */
const saidIn = (text: string, terms: readonly string[]): number => {
  const words = new Set(termsOf(text));
  return terms.filter((term) => likeness(term, words) > 0).length;
};

/** The passages that answer nearly as well as the best, of different people where somebody is sought. */
function alike(found: readonly FoundPassage[], form: QuestionForm): FoundPassage[] {
  const [first] = found;
  if (!first) return [];
  const isSame = ({ passage, score, said }: FoundPassage): boolean =>
    score >= first.score * ALIKE && said.length === first.said.length && passage.text !== first.passage.text;
  const isMany = form === 'who' || form === 'which' || form === 'yes_no' || form === 'what';
  return [first, ...(isMany ? found.slice(1).filter(isSame) : [])].slice(0, MOST);
}

const ASKED_BY: Readonly<Partial<Record<string, string>>> = {
  medical_appointment: 'appointment_ask',
  medication: 'medicine_ask',
  medical_record: 'record_ask',
  medical_contact: 'contact_ask',
  shopping_list: 'list_ask',
  pantry_item: 'pantry_ask',
  weekly_menu: 'menu_ask',
};

const WEEKDAY =
  /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?)?\b|\b(?:weekdays?|weekends?|daily|every day)\b/i;

interface Search {
  terms: string[];
  found: FoundPassage[];
  /** Those with more than a title. */
  texts: FoundPassage[];
  form: QuestionForm;
  /** Only a sentence of the message asks; an answerer has read all of it. */
  isPart: boolean;
}

const mayTell = ({ passage: { kind, text } }: FoundPassage, form: QuestionForm): boolean =>
  canAnswer(form, {
    text,
    isOfPerson: kind === 'family_member' || kind === 'medical_contact',
    isThing: kind === 'shopping_list' || kind === 'pantry_item' || kind === 'weekly_menu',
  });

/** 'Does that work for Mia': about what was just spoken of. */
const POINTS =
  /^(?:(?:and|so|ok|but) )*(?:does|is|will|would|can|do|did|was|(?:what|how about) if) (?:that|it|this|they|those|none of (?:that|it|this)|nothing)\b/;

/** 'Is Gus home on the 9th' is about no 'Welcome home steaks' of that day. */
const mayBeMeal = ({ people, meals, foods, dishes }: Slots, text: string): boolean =>
  people.length === 0 ||
  meals.length + foods.length + dishes.length > 0 ||
  /\b(?:eat|eats|eating|food|menu|meals?|cook\w*|mak(?:e|es|ing)|dish(?:es)?|planned)\b/i.test(text);

/** 'Where do I sign up' is about no medicine that is taken at the first sign: it is named, or somebody, an illness or more than one of its words is. */
const mayBeMedicine = ({ said }: FoundPassage, slots: Slots, text: string): boolean =>
  said.length >= MORE ||
  slots.medicines.length + slots.people.length + slots.conditions.length + slots.relations.length > 0 ||
  namesMedicine(text) ||
  /\b(?:takes?|taking|took|gives?|given|gave|s?he|her|his|him|my)\b/.test(text);

function search(talk: Talk): Search | undefined {
  const { whole, said } = talk.reading;
  const part = askingPart(said);
  const form = formOf(part);
  if (form === undefined || isRequest(said) || POINTS.test(fold(part))) return undefined;
  const terms = termsAsked(talk, part === said ? whole.text : part, whole.slots);
  if (terms.length === 0) return undefined;
  const days = whole.slots.days;
  // A note without a weekday says nothing of Wednesday.
  const tellsDay = ({ passage: { kind, text }, share }: FoundPassage): boolean =>
    form !== 'yes_no' ||
    days.length === 0 ||
    kind !== 'family_member' ||
    share >= NEARLY_ALL ||
    WEEKDAY.test(text);
  // 'What's Minseo's shoe size' is told by no list, whatever has a size there.
  const [first] = whole.intents;
  const isOfPerson =
    whole.slots.people.length === 1 && first?.intent === 'member_about' && first.share >= CERTAIN;
  const passages = passagesOf(talk.household).filter(
    ({ kind }) =>
      (kind !== 'weekly_menu' || mayBeMeal(whole.slots, part)) &&
      !(isOfPerson && (kind === 'shopping_list' || kind === 'pantry_item')),
  );
  const found = findPassages({ terms, ...peopleOf(talk, whole.slots), days }, passages).filter(
    (one) => one.passage.kind !== 'medication' || mayBeMedicine(one, whole.slots, fold(part)),
  );
  return {
    terms,
    found,
    texts: withText(found).filter((one) => mayTell(one, form) && tellsDay(one)),
    form,
    isPart: part !== said,
  };
}

/** The answer told from stored sentences. */
function told(talk: Talk, { texts, form }: Search): Decided | undefined {
  const run = runOf(talk.reading.whole, ASKED_BY[texts[0]?.passage.kind ?? ''] ?? 'member_about');
  const plan = sayPassages(askedOf(talk, run), alike(texts, form), form);
  return plan && { plan, state: stateAfter(talk, run, plan) };
}

/** A question that sets a fact of the notes against a day. */
function ofThatDay(talk: Talk, { found, form }: Search): Decided | undefined {
  if (/\b(?:besides|except|other than|else|anything)\b/i.test(talk.reading.said)) return undefined;
  const isCompared = form === 'yes_no' || (form === 'how' && /\bsame day\b/i.test(talk.reading.said));
  const run = runOf(talk.reading.whole, 'day_ask');
  const { people } = peopleOf(talk, talk.reading.whole.slots);
  const own = found.filter(({ passage: { id } }) => people.size === 0 || people.has(id ?? ''));
  const plan = isCompared ? onThatDay(askedOf(talk, run), own) : undefined;
  return plan && { plan, state: stateAfter(talk, run, plan) };
}

/** The answerer of the kind of record that the question names most of. */
function byKind(talk: Talk, { found: [first] }: Search): Decided | undefined {
  const intent = ASKED_BY[first?.passage.kind ?? ''];
  if (!first || intent === undefined) return undefined;
  const decided = carried(talk, runOf(talk.reading.whole, intent));
  return decided?.plan.asked === undefined && !/^No\b(?! one\b)/.test(decided?.plan.text ?? '')
    ? decided
    : undefined;
}

/** The one record of a kind whose text says most of some words; undefined where two say as much. */
export function closestTo(
  talk: Talk,
  terms: readonly string[],
  mayBe: (kind: Passage['kind']) => boolean,
  isCalled?: (passage: Passage) => boolean,
): Passage | undefined {
  const { slots } = talk.reading.whole;
  const passages = passagesOf(talk.household).filter((one) => mayBe(one.kind) && isCalled?.(one) !== false);
  const sought = { ...peopleOf(talk, slots), days: [] };
  const ranked = findPassages({ terms, ...sought }, passages);
  // 'Echo' of an echocardiogram is no word that is compared: the passages that are called so.
  const called = isCalled === undefined ? [] : passages.flatMap(({ own }) => [...own]);
  const found = ranked.length > 0 ? ranked : findPassages({ terms: called, ...sought }, passages);
  const [first] = found;
  const others = found.filter(
    ({ passage, score }) => passage.id !== first?.passage.id && score >= (first?.score ?? 0) * ALIKE,
  );
  return others.length === 0 ? first?.passage : undefined;
}

/** The intent that tells a record of a kind. */
export const askedBy = (kind: Passage['kind']): string | undefined => ASKED_BY[kind];

/** A field that only names its record. */
const NAMES: ReadonlySet<string> = new Set(['title', 'name']);
const isText = ({ passage }: FoundPassage): boolean => !NAMES.has(passage.field);

/** The best text; where the question names a record by its title, the text of that record that says most. */
function withText(found: readonly FoundPassage[]): FoundPassage[] {
  const [first] = found;
  if (!first || isText(first)) return found.filter(isText);
  const own = found.find((one) => isText(one) && one.passage.id === first.passage.id && one.said.length > 0);
  return own
    ? [
        { ...own, share: first.share, score: first.score },
        ...found.filter((one) => isText(one) && one !== own),
      ]
    : [];
}

/** A whole person told, or nothing found. */
const PROFILE =
  /The notes say “|^[^.]{2,60}, (?:child|parent|spouse|grandparent)\. |^No\b(?! one\b)|^Who do you/;

/** Answers that only repeat the words of the question. */
const NOTHING = /^(?:No\b(?!,? (?:it|that))|Nothing\b|I(?:'m| can| don)|Which\b)/;

const OF_KITCHEN = /^(?:menu|list|pantry)_ask$/;

function betterThan(plan: Plan, intent: string, { terms, texts, isPart }: Search, isSure: boolean): boolean {
  const [first] = texts;
  // 'Last Tuesday night' names a time and no thing, and a bare number names nothing.
  if (!first || first.said.every((term) => TIMES.has(term) || /^\d+$/.test(term))) return false;
  // 'A good bedtime' is no nap of somebody's notes: the words themselves have to be stored.
  if (GUIDES.test(intent))
    return first.share >= NEARLY_ALL && first.said.every((term) => first.passage.own.has(term));
  const isWhole = intent !== 'member_about' || isPart || PROFILE.test(plan.text);
  if (OPEN.has(intent) && isWhole) return first.share >= (isSure ? SURE_OF_OTHER : SAID);
  // A sure reading of what is kept by days yields to no single word: 'is Monday dinner still empty' is about no 'empty stomach'.
  if (isSure && OF_KITCHEN.test(intent) && first.said.length < MORE) return false;
  const words = new Set(termsOf(plan.text));
  const isQuoted = first.passage.own.intersection(words).size >= QUOTED * first.passage.own.size;
  const before = NOTHING.test(plan.text) && !/^(?:list|pantry)_/.test(intent) ? 0 : saidIn(plan.text, terms);
  return (
    !isQuoted && first.share >= (isSure ? NEARLY_ALL : SURE) && first.share * terms.length >= MORE * before
  );
}

/** The school's calendar tells it; 'school librarian, on leave until' does not. */
const OF_SCHOOL_YEAR =
  /\b(?:first|last) day (?:of|for) (?:the )?(?:school|class)|\bschool .*\bfor (?:the (?:year|summer)|summer)\b/i;
/** The decision, or the answer from stored sentences that says more of what was asked. */
export function fromStored(talk: Talk, decided: Decided | undefined): Decided | undefined {
  if (!decided) return undefined;
  const { plan, state } = decided;
  const { intent } = state;
  const hasCards = (plan.cards ?? []).length > 0;
  // 'Am I off Friday' writes nothing.
  const noted = hasCards && !isOnlyAsked(talk.reading.said) ? undefined : fromNotes(talk);
  const known = noted ?? (hasCards ? undefined : ofSpokenContact(talk, decided));
  if (known) return known;
  if (hasCards || plan.guided) return decided;
  if (plan.isOfField || (intent === 'record_ask' && asksResults(talk.reading.whole))) return decided;
  if (JUDGED.test(intent) && intent !== 'date_ask') return decided;
  // A number that is not stored is in no other sentence.
  if (ROLE_NUMBER.test(talk.reading.said)) return decided;
  if (intent === 'school_ask' && OF_SCHOOL_YEAR.test(talk.reading.said)) return decided;
  if (intent === 'out_of_scope' && isOutside(talk.reading.said)) return decided;
  const sought = search(talk);
  if (!sought || sought.found.length === 0) return decided;
  // 'Do I need to bring anything' is about the record spoken of, and no other.
  const { which } = state.chosen;
  if (typeof which === 'object' && sought.found[0]?.passage.id !== which.id) return decided;
  const [top] = talk.reading.whole.intents;
  // 'What day is chess club': neither today's date nor the hour, where a note says nearly all of it.
  const days = dayTerms(talk.reading.said, talk.reading.whole.slots);
  if (intent === 'date_ask') {
    const isOfDay = sought.terms.every((term) => days.has(term));
    return (!isOfDay && (sought.texts[0]?.share ?? 0) >= NEARLY_ALL && told(talk, sought)) || decided;
  }
  const isGuide = GUIDES.test(intent) && (top?.share ?? 1) >= SURE;
  const then = isGuide ? undefined : ofThatDay(talk, sought);
  if (then) return then;
  const isSure = top?.intent === intent && top.share >= CERTAIN;
  if (betterThan(plan, intent, sought, isSure)) return told(talk, sought) ?? decided;
  const [first] = sought.found;
  const isOpen = OPEN.has(intent) && topicOf(intent) !== 'member';
  return (
    (isOpen && first && first.share >= (isSure ? SURE_OF_OTHER : SURE) ? byKind(talk, sought) : undefined) ??
    decided
  );
}
