// Decides what a message wants: an answer to what Pip asked, a change of what was just spoken of, or a wish of its own.
import { insists } from '../text/insists.ts';
import { HOW_IT_WAS } from '../answers/undo.ts';
import { WRITES, type Reading } from '../reading/wish.ts';
import { besideCardBefore } from './cards/after-card.ts';
import { asItWas, remembering } from './cards/as-it-was.ts';
import { addressed } from './records/addressed.ts';
import { withAllergyRecords } from './records/allergy-records.ts';
import { answerTo, isOnlyAnswer } from './answer-to.ts';
import { isAskedAgain, onceMore } from './asked-again.ts';
import { carried, runOf } from './carried.ts';
import type { Decided } from './decided.ts';
import { aboutBefore, ofIt } from './about-before.ts';
import { meantOf } from './aside.ts';
import { dayOfBirthday } from './follow-ups/birthday-day.ts';
import { oneOfDay } from './follow-ups/one-of-day.ts';
import { otherCount } from './follow-ups/other-count.ts';
import { askedOfCard } from './edits/asked-of-card.ts';
import { calledSo } from './edits/called.ts';
import { cleanChange } from './edits/clean-change.ts';
import { edited } from './edits/edited.ts';
import { noted } from './edits/notes.ts';
import { numberOfNote } from './edits/note-number.ts';
import { notedBefore } from './edits/noted-before.ts';
import { listsMeant } from './edits/lists-meant.ts';
import { lessonAdded } from './edits/lesson-added.ts';
import { lessonBehind } from './edits/lesson-behind.ts';
import { planEdited } from './edits/planned-week.ts';
import { keepsMeals, stays } from './edits/stays.ts';
import { filledGap } from './records/filled-gap.ts';
import { fromStored } from './records/from-stored.ts';
import { goingOn } from './follow-ups/going-on.ts';
import { assentsToHeld, holding, withHeld } from './cards/held-cards.ts';
import { aboutIt } from './follow-ups/it.ts';
import { toldOfIt } from './follow-ups/told-of-it.ts';
import type { Attached } from './message.ts';
import { isBackOnList, isNamedOff, isOnlyDay } from './likelier.ts';
import { withLocalNumbers } from './local-numbers.ts';
import { fold } from '../text/fold-text.ts';
import { grounded } from './account/grounded.ts';
import { isOnlyAskedOf } from '../reading/only-asked.ts';
import { removesIt, takesBack } from './corrected.ts';
import { askedFurther, forItself } from './own-wish.ts';
import { onGuide } from './follow-ups/more-of-guide.ts';
import { onListSpokenOf } from './follow-ups/on-and-off.ts';
import { otherAmount } from './follow-ups/other-amount.ts';
import { picked } from './follow-ups/picked.ts';
import { withLastAccount } from './account/last-account.ts';
import { withPlainValues } from './account/plain-values.ts';
import { keepingRules } from './rules/keeping-rules.ts';
import { plainly } from './rules/plainly.ts';
import { planPutIn } from './follow-ups/plan-put-in.ts';
import { replied } from './follow-ups/replied.ts';
import { askedOfGone } from './follow-ups/said-of-gone.ts';
import { withSaidRemoval } from './rules/said-removal.ts';
import { withWhomBefore } from './follow-ups/same-people.ts';
import { interestsChanged } from './follow-ups/interests.ts';
import { sameQuestion } from './follow-ups/same-question.ts';
import { sameAgain } from './follow-ups/same-again.ts';
import { sinceWhen } from './follow-ups/since-when.ts';
import { ofSeveralCards } from './cards/several-cards.ts';
import { ofRecipe } from './rules/of-recipe.ts';
import { SO_MANY, standsAlone } from './stands-alone.ts';
import { secondChoice } from './rules/second-choice.ts';
import { quoted } from '../text/say.ts';
import { broughtBack } from './follow-ups/brought-back.ts';
import { withFocus, withSpoken } from './follow-ups/spoken-before.ts';
import { isReversed } from './follow-ups/reversed.ts';
import type { DialogueState } from './state.ts';
import type { Talk } from './talk.ts';
import { KIND_OF, topicOf } from './topics.ts';
import { withoutItems } from './cards/waiting-items.ts';
import { weighed } from './weighed.ts';
import { withCautions } from './records/with-cautions.ts';
import { withFact } from './records/with-fact.ts';

/** 'Dec 9 at 8' after a question in between: the answer to the question before it. */
function resumed(talk: Talk, state: DialogueState): Decided | undefined {
  const { open, ...rest } = state;
  if (open === undefined || state.asked !== undefined) return undefined;
  const before: DialogueState = { ...rest, ...open, cards: [] };
  const isAnswer = !talk.reading.said.includes('?') && isOnlyAnswer(talk.reading, open.asked);
  const answer = isAnswer ? answerTo(talk.reading, before) : undefined;
  return answer && replied({ ...talk, state: before }, before, answer);
}

/** Asks again what was asked, although nothing of that was named. */
const isStuck = (decided: Decided, state: DialogueState, reading: Reading): boolean =>
  isAskedAgain(decided, state) && !isOnlyAnswer(reading, state.asked ?? '');

/** Wishes after which nothing is stored, and nothing waits. */
const MADE_NOTHING = /^(?:reminder|timer|todo|send_message|unsure|out_of_scope|definition)$/;

/** Of these, 'it' is the change and no record that could be canceled. */
const OF_HOME = /^(?:menu|list|pantry|allergy|diet|school|lesson)_/;

const isWaitingForDay = ({ asked }: DialogueState): boolean => asked !== undefined && asked !== 'intent';

/** A message that only asks writes nothing: it is a question about the same record. */
const asking = (about: Attached): Attached =>
  WRITES.test(about.intent) && KIND_OF[topicOf(about.intent)]
    ? { ...about, intent: `${topicOf(about.intent)}_ask` }
    : about;

/** Decides a message that goes on about what was spoken of; undefined when it stands for itself. */
function inContext(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, household, written = [] } = talk;
  const isWaiting = state.cards.length > 0 && written.length === 0;
  if (takesBack(reading) && (isWaiting || written.length > 0))
    return carried(talk, runOf(reading.whole, isWaiting ? 'no' : 'undo'));
  // 'Put it on anyway' to a card that warns
  if (isWaiting && insists(reading.said) && reading.whole.tagged.tokens.length <= 6)
    return carried(talk, runOf(reading.whole, 'yes'));
  // 'Cancel that' after a meal or a thing of a list was stored: it is as it was before.
  if (removesIt(reading) && written.length > 0 && OF_HOME.test(state.intent) && WRITES.test(state.intent))
    return carried(talk, runOf(reading.whole, 'undo'));
  // 'Ok leave it' behind a question: nothing waits, and nothing changes.
  if (takesBack(reading) && state.asked === undefined && state.intent.endsWith('_ask'))
    return carried(talk, runOf(reading.whole, 'no'));
  // 'Scratch that' behind a doubt.
  if (takesBack(reading) && state.asked === 'anyway') return carried(talk, runOf(reading.whole, 'no'));
  // 'Cancel that' after a wish that has no place: it is that wish, and no record that it named.
  if (MADE_NOTHING.test(state.intent) && state.cards.length === 0 && removesIt(reading))
    return carried(talk, runOf(reading.whole, 'no'));
  const passed = resumed(talk, state);
  if (passed) return passed;
  const again =
    sinceWhen(talk, state) ??
    askedOfCard(talk, state) ??
    askedOfGone(talk, state) ??
    stays(talk, state) ??
    noted(talk, state) ??
    oneOfDay(talk, state) ??
    otherCount(talk, state) ??
    sameQuestion(talk, state) ??
    interestsChanged(talk, state) ??
    sameAgain(talk, state);
  if (again) return again;
  // A bare day after something that no day changes: what is on it.
  if (
    isOnlyDay(reading.whole) &&
    /^(?:unsure|(?:day|date|pantry|list|contact|allergy|storage)_ask|food_ok)$/.test(state.intent) &&
    !isWaitingForDay(state)
  )
    return carried(talk, runOf(withWhomBefore(reading.whole, state), 'day_ask'));
  const answer = answerTo(reading, state);
  const filled = answer && replied(talk, state, answer);
  if (filled && !isStuck(filled, state, reading)) return filled;
  const spoken = { facts: talk.facts, state, household, written };
  const about = aboutIt(reading, spoken);
  const isAsked = isOnlyAskedOf(reading.said, reading.whole.tagged);
  if (about) return aboutBefore(state, ofIt(talk, isAsked ? asking(about) : about));
  const change = goingOn(reading, state, written.length > 0);
  const isKept = isAsked && WRITES.test(change?.intent ?? state.intent) && change?.isRepeat !== true;
  return (change && !isKept ? replied(talk, state, change) : undefined) ?? filled;
}

const UNKNOWN: ReadonlySet<string> = new Set(['unsure', 'out_of_scope', 'definition']);

/** Nothing that is known: neither a wish nor a subject of advice. */
const isUnknown = ({ plan, state }: Decided, before: DialogueState): boolean =>
  UNKNOWN.has(state.intent) ||
  (plan.focus?.advice?.subject === 'general' && before.focus.advice === undefined);

/** A long message that is not understood as a whole is read by its last clause, which asks. */
function withTail(talk: Talk, own: Decided | undefined): Decided | undefined {
  const { tail, whole } = talk.reading;
  const isOpen = !own || UNKNOWN.has(own.state.intent) || own.plan.focus?.advice?.subject === 'general';
  const [first] = tail?.intents ?? [];
  if (!tail || !isOpen || first === undefined || first.share < TAIL_SURE) return own;
  const people = tail.slots.people.length > 0 ? tail.slots.people : whole.slots.people.slice(0, 1);
  const days = tail.slots.days.length > 0 ? tail.slots.days : whole.slots.days;
  const meant = { ...tail, slots: { ...tail.slots, people, days } };
  const reading = { ...talk.reading, said: tail.text, whole: meant, wishes: [meant] };
  return forItself({ ...talk, reading }) ?? own;
}
const TAIL_SURE = 0.5;

/** 'Which tooth', 'Babcia's is still on, right': a question that means nothing alone is about what was spoken of. */
function guessedOf(talk: Talk, state: DialogueState): Decided | undefined {
  const own = withTail(talk, forItself(talk));
  if (!own || !isUnknown(own, state)) return own;
  const { reading, household, written = [] } = talk;
  const spoken = { facts: talk.facts, state, household, written };
  const about = toldOfIt(reading, spoken);
  return about ? ofIt(talk, about) : own;
}

/** Decides a message; undefined where no answerer is for it. */
export function decide(heard: Talk): Decided | undefined {
  const decided = withAllergyRecords(heard, decideOn);
  return decided && withLocalNumbers(heard, decided);
}

function decideOn(told: Talk): Decided | undefined {
  const heard = withSpoken(withHeld(told));
  const back = told.state && broughtBack(told, told.state);
  if (back) return back;
  const reading = withFocus(heard);
  const talk = { ...heard, reading: meantOf(reading) };
  const held = besideCardBefore(heard, plainly(talk, fromStored(talk, askedFurther(talk, decidedOn(talk)))));
  const decided = holding(
    talk,
    withPlainValues(talk, grounded(talk, withSaidRemoval(talk, addressed(talk, weighed(talk, held))))),
  );
  // Cautions look at all that was said.
  const accounted = withLastAccount(talk, withReason(talk.reading, keptOver(talk, decided)));
  return remembering(heard, withCautions({ ...heard, reading }, withFact({ ...heard, reading }, accounted)));
}

const SAYS_NOTHING = /^(?:yes|thanks|praise)$/;
/** A 'yes' or a 'thanks' in between: what was spoken of, and what was just written, is so still. */
function keptOver({ state }: Talk, decided: Decided | undefined): Decided | undefined {
  const isBetween = decided !== undefined && SAYS_NOTHING.test(decided.state.intent);
  const isOpen = decided?.plan.asked !== undefined || (decided?.plan.cards ?? []).length > 0;
  if (!isBetween || isOpen || !state || state.asked !== undefined) return decided;
  return { ...decided, state: { ...state, offered: [] } };
}

/** The reason of a wish is said beside its cards, which do not hold it. */
function withReason({ reason }: Reading, decided: Decided | undefined): Decided | undefined {
  if (!decided || reason === undefined || (decided.plan.cards ?? []).length === 0) return decided;
  const text = `${decided.plan.text} I took “${quoted(reason)}” as the reason.`;
  return { ...decided, plan: { ...decided.plan, text } };
}

/** A message that goes on about a plan that was asked about, a note, or lessons that were planned. */
const ofNotesAndLessons = (talk: Talk, state: DialogueState): Decided | undefined =>
  planPutIn(talk, state) ??
  notedBefore(talk, state) ??
  numberOfNote(talk, state) ??
  lessonBehind(talk, state) ??
  lessonAdded(talk, state);

/** 'Undo that, we stay home': what is told behind it is no wish. */
const UNDOES =
  /^\W*(?:(?:ok|okay|oh|no|wait|please|pls|ugh|actually|sorry|can you|could you|and)[, ]+)*(?:undo\b|take (?:that|it) back\b|revert (?:that|it)\b)/i;

function decidedOn(talk: Talk): Decided | undefined {
  const { reading, state } = talk;
  const kept = keepingRules(talk);
  if (kept) return kept;
  if (assentsToHeld(talk)) return carried(talk, runOf(reading.whole, 'yes'));
  if (reading.whole.slots.recipe) return ofRecipe(talk);
  const second =
    secondChoice(talk) ??
    onListSpokenOf(talk, state) ??
    (state && (listsMeant(talk, state) ?? ofNotesAndLessons(talk, state)));
  if (second) return second;
  if (isBackOnList(talk, fold(reading.said))) return carried(talk, runOf(reading.whole, 'list_tick'));
  if (isNamedOff(talk, fold(reading.said))) return carried(talk, runOf(reading.whole, 'list_remove'));
  const restored = (state && (filledGap(talk, state) ?? dayOfBirthday(talk, state))) ?? asItWas(talk);
  if (restored) return restored;
  const isBack = HOW_IT_WAS.test(reading.said) && (talk.changes ?? []).length > 0;
  const ofCards = state && (keepsMeals(talk, state) ?? ofSeveralCards(talk, state));
  if (ofCards) return ofCards;
  const byEdit =
    state && !takesBack(reading)
      ? (calledSo(talk, state) ??
        planEdited(talk, state) ??
        otherAmount(talk, state) ??
        withoutItems(talk, state) ??
        edited(talk, state) ??
        cleanChange(talk, state))
      : undefined;
  if (byEdit) return byEdit;
  if (isReversed(talk))
    return carried(talk, runOf(reading.whole, (talk.written ?? []).length > 0 ? 'undo' : 'no'));
  if (isBack || (UNDOES.test(reading.said) && !SO_MANY.test(reading.said)))
    return carried(talk, runOf(reading.whole, 'undo'));
  if (!state || (standsAlone(talk) && !picked(reading, state.offered)))
    return withTail(talk, forItself(talk));
  const decided = inContext(talk, state);
  if (decided && !isStuck(decided, state, reading)) return decided;
  const own = decided ? undefined : guessedOf(talk, state);
  const isUnclear = own === undefined || own.state.intent === 'unsure';
  // What is told on advice without an answer to its question brings more of it.
  const isOfAdvice = isUnclear && state.focus.advice !== undefined && state.asked !== 'intent';
  const more = isOfAdvice && (state.asked === 'detail' || onGuide(reading, state));
  if (more) return replied(talk, state, { kind: 'change', slots: reading.whole.slots, chosen: {} });
  return isUnclear && state.asked !== undefined && state.asked !== 'intent' ? onceMore(state, decided) : own;
}
