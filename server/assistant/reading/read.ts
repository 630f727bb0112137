// Understands a message: its wishes, with what each names and the intents it may have. Pure, and called once per turn.
import { isBetweenAmounts } from './amounts-by-day.ts';
import { pastedRecipe, type PastedRecipe } from './pasted-recipe.ts';
import type { SpokenOptions } from '#rules/time/spoken/spoken-dates.ts';
import type { Household } from './household.ts';
import { rankIntents } from './intent-model.ts';
import { tagReader, type Tagged } from './read-tags.ts';
import { medicineSwitch } from './medicine-switch.ts';
import { beginsNote } from './note-frames.ts';
import { isMoreMoments, isMoreOfRecord, isMoreThings, isMoreValues } from './more-of-one.ts';
import { isOnlyAskedOf } from './only-asked.ts';
import { orderedWishes, withoutOrder } from './order-behind.ts';
import { isReport, withoutReason } from './reasons.ts';
import { repaired } from './repairs.ts';
import { initialsFor } from './initials.ts';
import { joinedNamesFor } from './joined-names.ts';
import { writtenOut } from './shorthand.ts';
import { spellingFor } from './spelling.ts';
import { asMessage, asksResults, putsToldDay, wantsIdeas, withNamedBefore } from './second-question.ts';
import { slotsOf } from './slots.ts';
import { withThings } from './things-before.ts';
import { kept } from './vetoes.ts';
import { behindAside, behindTold, onItsOwnDay } from './told-before.ts';
import { isOnlyOrdered, type Reading, type Wish } from './wish.ts';
import { withoutWriter } from './writer.ts';

/** The words before the right ones of a correction; the repetition is bounded. */
const BEFORE_CORRECTION =
  /^\W*(?:no|nope|nah|oops|sorry|wait|ugh|oh|hmm|ah|actually|my bad|argh)\b(?=[^\n]{4})[^\n]{0,90}?[\s,.;!]+(?=(?:(?<!(?:can['’]?t|cannot|not|won['’]?t|to) )make (?:it|that)|it['’]?s (?:actually |really )?(?:for|on|at|with|not)|(?:that|this) (?:is|was) for|i meant|(?:it )?should be|change (?:it|that) to|(?:push|move|put) it (?:to|on|in))\b)/i;

/** Share from which a part counts as a wish of its own. */
const SURE = 0.55;
/** The same for a part that begins with an act, or asks with its sign. */
const SURE_ACT = 0.35;
const SHORTEST = 3;
/** Where a second wish may begin. */
const BETWEEN =
  /(?<!\b(?:dr|mr|mrs|ms|st|vs|no|ave|rd|oz|lb|lbs|tsp|tbsp|approx|appt))[.]\s+(?:(?:and|also|oh)\s+)*|[;!?\n]\s+(?:(?:and|also|oh)\s+)*|,?\s+(?:and|also|plus|then|oh and)\s+(?:(?:also|then|please|while (?:you|we)['’]?(?:re| are) (?:there|at it),?)\s+)*|,\s+(?=(?:and )?(?:add|put|book|cancel|move|remove|also|delete|drop|cross|check|scratch|take [^,.]{1,40} (?:off|out)\b|take (?:off|out)|reschedule|log|undo)\b)|,?\s+(?=(?:can|could|will|would) (?:you|u) (?:please )?(?:add|put|write|stick|buy)\b)|,\s+(?=[^,.]{1,30}\b(?:is|am|are) (?:now |also )?(?:allergic|intolerant)\b)/gi;
const WRITES_TO = /^\W*(?:please |pls )?write to\b/i;
const ASKS_TO_PUT = /^(?:can|could|will|would) (?:you|u) (?:please )?(?:add|put|write|stick|buy)\b/i;
/** Words that speak of the wish before. */
const POINTS_BACK = /\b(?:it|its|that|this|them|those)\b/i;
/** A clause without a subject goes on about the first wish. */
const GOES_ON =
  /^(?:can|cannot|can['’]?t|could|has|have|had|is|isn['’]?t|was|does|doesn['’]?t|needs?|takes|likes?|loves?|will|must|should|allergic|no|not|never|with|without|for|at|on|in|to|by|until|who|which|bring|s?he)\b/i;
const ASKS = /^(?:what|who|when|where|how)/i;
const MOST_WISHES = 4;
/** 'Drop Kedzie' is short, and a wish. */
const BEGINS_WITH_ACT =
  /^\s*(?:(?:please|also|then|just|can you|could you) )*(?:drop|remove|delete|cancel|stop|clear|skip|add|undo|buy|get|grab|put|stick|throw|pop|move|take|book|make|change|log|swap|tick|check|cross|write|plan) \S/i;
/** Things of which a joint makes a row: 'for mon tue and wed'. */
const IN_ROWS: ReadonlySet<string> = new Set([
  'person',
  'day',
  'time',
  'meal',
  'contact',
  'group',
  'relation',
]);
/** 'Tuesdays and Thursday' */
const OF_DAYS: ReadonlySet<string> = new Set(['day', 'repeat']);
/** 'Add rolls' and 'gravy to Thursday dinner': a row of things for one place. */
const ADDS_THING =
  /^(?:(?:please|pls|also|then|ok|can you|could you) )*(?:add|put|throw|stick|get|write) (?:(?!to |on |onto |in |for )[\p{L}\d'’-]+,? ?){1,8}$/iu;
const THING_TO_PLACE = /^(?:[\p{L}'’-]+ ){1,3}(?:to|onto|on) /iu;
/** 'And the email larsen@…' of a new contact. */
const VALUE_OF_BEFORE =
  /^(?:the |an? |his |her |their |with )*(?:e-?mail|phone|number|cell|address)(?: address| number)? (?:is )?\S+@\S+\W*$|^(?:the |an? |his |her |their )*(?:phone|number|cell)(?: number)? (?:is )?[\d ()+.-]{7,}\W*$/i;
const FINITE = /^(?:is|was|has|had|needs|gets|got|cant|can|wants|takes|goes|will|should|[a-z]{3,}ed)$/;
/** Where the clause that asks may begin. */
const CLAUSES =
  /(?<=(?<!\b(?:dr|mr|mrs|ms|st))[.!?])\s+|(?:,|\band\b|, so\b)\s+(?=(?:i|we) need\b|(?:can|could|would) (?:you|u)\b|(?:please|pls|whats?|when|where|who|how|do|does|did|is|are)\b)/i;
const SHORTEST_TAIL = 4;
/** 'Add these:', then a line with a bullet for each: 'add these: flour, milk' */
const inOneRow = (typed: string): string =>
  typed.replace(/:?\s*\n\s*[-*•·▢☐]\s+/g, (_, at: number) =>
    /\n\s*[-*•·▢☐]/.test(typed.slice(0, at)) ? ', ' : ': ',
  );

/** Characters that are read; a pasted list of ingredients has fewer. */
const LONGEST_READ = 2000;
/** Characters of a message that may hold several wishes. */
const LONGEST_SPLIT = 500;
/** Places that are tried: each one is another reading of the message. */
const MOST_JOINTS = 24;

/** A question rarely asks for a change of what is stored, unless it is a polite request. */
const ASKED_WRITE = 0.002;

/** 'Zoe goes to Dr. Kim' tells something and asks for nothing. */
const isStatement = ({ text, tagged: { tags, tokens } }: Wish): boolean => {
  const subject = tags.find(({ from }) => from === 0);
  const verb = tokens[subject?.to ?? 1]?.word ?? '';
  return (
    !text.includes('?') &&
    subject !== undefined &&
    /^(?:person|me|pronoun|relation|doctor|contact)$/.test(subject.type) &&
    /^(?:is|was|has|had|(?!(?:plus|this|us)$)[a-z]{2,}[a-rt-z]s|[a-z]{3,}ed|got|went|took)$/.test(verb)
  );
};

/** Intents that a part of a message may have for itself. */
const isOwnWish = (wish: Wish, isQuestion = false): boolean => {
  const {
    intents: [first],
    slots,
    tagged,
  } = wish;
  return (
    first !== undefined &&
    !(first.intent.endsWith('_ask') && (isStatement(wish) || isReport(wish.text))) &&
    (tagged.tokens.length >= SHORTEST || BEGINS_WITH_ACT.test(wish.text)) &&
    first.share >= (BEGINS_WITH_ACT.test(wish.text) || isQuestion ? SURE_ACT : SURE) &&
    /_(?:add|move|change|cancel|remove|stop|ask|tick|create|delete|place|swap|clear|fill|list|plan|save|suggest|ok|time|about)$|^own_event$/.test(
      first.intent,
    ) &&
    (slots.people.length > 0 ||
      tagged.tags.length > 0 ||
      ASKS.test(wish.text) ||
      BEGINS_WITH_ACT.test(wish.text))
  );
};

/** 'Which nights are blank?' behind a stop is a question of its own. */
const ASKS_ANEW = /^(?:who|which|is there|are there|do we|does|can)\b/i;
const DECLINED: ReadonlySet<string> = new Set(['reminder', 'todo', 'send_message', 'timer']);
/** 'And remind me to call her': nothing that can be done, and said so. */
const isDeclined = ({ text, intents: [first] }: Wish): boolean =>
  first !== undefined &&
  DECLINED.has(first.intent) &&
  first.share >= SURE &&
  /^\s*(?:please |also )*(?:remind|text|call|email|tell|message|order|set)\b/i.test(text);

/** 'Remind Sam to get the ham, and add gravy to the list': what Pip cannot do gives nothing to what it can. */
const ADDS_TO_LIST = /^(?:(?:please|also|then) )*(?:add|put) [^\n]{1,80}\blist\b/i;

/** Begins with an act on something that it names itself: 'delete the hardware list, im done with that'. */
const standsAlone = ({ text, tagged: { tags } }: Wish): boolean =>
  /^(?:(?:please|pls|also|then|just|can you|could you) )*(?:add|put|delete|remove|cancel|book|move|take|clear|start|make|check|cross|toss|get rid of) (?!(?:it|that|this|them|those)\b)/i.test(
    text,
  ) && tags.some(({ type }) => /^(?:list|food|goods|dish|person|visit|contact|medicine)$/.test(type));

export class Reader {
  readonly #tags: (typed: string) => Tagged;
  readonly #spelled: (typed: string) => string;
  readonly #household: Household;

  constructor(household: Household, options: SpokenOptions) {
    this.#household = household;
    const tags = tagReader(household, options);
    // Parts of a message are looked at several times.
    const known = new Map<string, Tagged>();
    this.#tags = (typed) => known.getOrInsertComputed(typed, tags);
    const joined = joinedNamesFor(household);
    this.#spelled = (typed) => spellingFor(household)(initialsFor(household)(joined(typed)));
  }

  read(typed: string): Reading {
    const pasted = pastedRecipe(typed);
    return pasted ? this.#withRecipe(pasted) : this.#read(typed);
  }

  /** The words before a recipe, as one wish about it. */
  #withRecipe({ lead, recipe }: { lead: string; recipe: PastedRecipe }): Reading {
    const said = lead === '' ? 'Is this ok for us?' : this.#spelled(writtenOut(lead));
    const own = this.whole(said);
    const whole = { ...own, slots: { ...own.slots, recipe } };
    return { said, whole, wishes: [whole] };
  }

  #read(typed: string): Reading {
    const written = this.#spelled(writtenOut(inOneRow(typed.slice(0, LONGEST_READ))));
    const full = withoutWriter(repaired(written, this.#tags));
    const said = withoutOrder(full);
    const switched = medicineSwitch(this.#tags(said), (text) => this.whole(text));
    const { wish, reason } = switched.length > 0 ? { wish: said, reason: '' } : withoutReason(said);
    const isOne = wish.length > LONGEST_SPLIT || (beginsNote(wish) && !WRITES_TO.test(wish));
    const parts = isOne || switched.length > 0 ? switched : this.#parts(wish);
    const [ordered, ...others] =
      parts.length === 0 && !isOne ? orderedWishes(wish, full, (text) => this.whole(text)) : [];
    const whole = ordered ?? this.whole(wish);
    const wishes = ordered && others.length > 0 ? [ordered, ...others] : parts;
    const corrected = said.replace(BEFORE_CORRECTION, '');
    const tail = wish.split(CLAUSES).at(-1)?.trim() ?? wish;
    const asked = behindTold(said);
    const ofAsked = asked === undefined ? undefined : this.whole(asked);
    const aside = behindAside(said);
    const meant = aside === undefined ? ofAsked && onItsOwnDay(ofAsked, whole) : this.whole(aside);
    const hasTail = tail !== wish && tail.split(' ').length >= SHORTEST_TAIL;
    return {
      said,
      ...(said === written ? {} : { written }),
      whole,
      wishes: wishes.length > 1 ? wishes : [whole],
      ...(hasTail ? { tail: this.whole(tail) } : {}),
      ...(meant === undefined ? {} : { meant }),
      ...(reason === '' ? {} : { reason }),
      ...(corrected === said ? {} : { correction: this.whole(corrected) }),
    };
  }

  /** The message as one wish. */
  whole(text: string): Wish {
    const tagged = this.#tags(text);
    const slots = slotsOf(tagged, this.#household);
    const words = new Set(tagged.tokens.map(({ word }) => word));
    const asks = isOnlyAskedOf(text, tagged);
    const shares = rankIntents(tagged).map(({ intent, share }) => ({
      intent,
      share: share * kept(intent, slots, words) * (asks && isOnlyOrdered(intent) ? ASKED_WRITE : 1),
    }));
    if (asksResults({ text, slots }))
      return { text, tagged, slots, intents: [{ intent: 'record_ask', share: 1 }] };
    const sum = shares.reduce((total, { share }) => total + share, 0) || 1;
    const intents = shares
      .map(({ intent, share }) => ({ intent, share: share / sum }))
      .toSorted((one, other) => other.share - one.share);
    return { text, tagged, slots, intents };
  }

  /** The wishes of a message; the rest of it when a part is none for itself. */
  #parts(said: string): Wish[] {
    const wishes: Wish[] = [];
    let rest = said;
    while (wishes.length < MOST_WISHES) {
      const parted = this.#parted(rest);
      if (!parted) break;
      wishes.push(parted.first);
      rest = parted.rest;
    }
    return wishes.length === 0 ? [] : [...wishes, this.whole(rest)];
  }

  /** True for a joint between two of one kind, where the second has no verb of its own. */
  #isWithinRow(whole: Tagged, start: number, end: number): boolean {
    const { tokens, tags } = whole;
    // 'Between half past two and twenty to four' is one thing.
    const isInside = tags.some(
      ({ from, to }) => (tokens[from]?.start ?? end) < start && (tokens[to - 1]?.end ?? start) > end,
    );
    if (isInside) return true;
    const before = tags.find((tag) => tokens[tag.to - 1]?.end === start);
    const after = tags.find((tag) => (tokens[tag.from]?.start ?? -1) === end);
    // 'Both Mia and Lucas can eat'
    const isBoth = before !== undefined && tokens[before.from - 1]?.word === 'both';
    return (
      before !== undefined &&
      after !== undefined &&
      (before.type === after.type || [before, after].every(({ type }) => OF_DAYS.has(type))) &&
      (IN_ROWS.has(before.type) || OF_DAYS.has(before.type)) &&
      (isBoth || !FINITE.test(tokens[after.to]?.word ?? ''))
    );
  }

  #parted(text: string): { first: Wish; rest: string } | undefined {
    const whole = this.#tags(text);
    const asksToPut = ({ index, 0: joint }: RegExpMatchArray): boolean =>
      ASKS_TO_PUT.test(text.slice((index ?? 0) + joint.length));
    const joints = [...text.matchAll(BETWEEN).take(MOST_JOINTS)];
    // 'Used up the rice and two boxes of pasta can you put rice on the list' parts at the request.
    const inTurn = [...joints.filter(asksToPut), ...joints.filter((one) => !asksToPut(one))];
    for (const { index, 0: joint } of inTurn) {
      if (this.#isWithinRow(whole, index, index + joint.length) || isBetweenAmounts(text, index)) continue;
      const [before, after] = [text.slice(0, index), text.slice(index + joint.length)];
      // 'And add a note to bring the card' is about the same.
      if (beginsNote(after)) continue;
      const isSentence = /[.;!?\n]/.test(joint);
      const isAnew = (isSentence && ASKS_ANEW.test(after)) || ASKS_TO_PUT.test(after);
      if (GOES_ON.test(after) && !isAnew && !wantsIdeas(this.whole(after))) continue;
      if (ADDS_THING.test(before) && THING_TO_PLACE.test(after) && !BEGINS_WITH_ACT.test(after)) continue;
      const first = this.whole(before);
      const isSent = putsToldDay(after, first);
      const isLeft = (isDeclined(first) && ADDS_TO_LIST.test(after)) || isSent;
      if (!isLeft && !isOwnWish(first, joint.startsWith('?'))) continue;
      const own = withNamedBefore(withThings(after, first), first);
      const second = this.whole(own);
      // 'Whats Mora's number, I need to ask them' names whom it is about.
      const isAsked = ASKS.test(after) && (own !== after || second.slots.contacts.length > 0);
      if (POINTS_BACK.test(own) && !isAsked && !standsAlone(second)) continue;
      if (isMoreThings(second) || isMoreOfRecord(first, second)) continue;
      if (VALUE_OF_BEFORE.test(after) && !BEGINS_WITH_ACT.test(after)) continue;
      if (isMoreValues(second) || isMoreMoments(second)) continue;
      // 'Plan dinners, and taco Tuesday has to stay' is one wish about meals.
      const isOfPlan =
        first.intents[0]?.intent === 'menu_plan' && second.intents[0]?.intent.startsWith('menu_');
      if ((isOwnWish(second) || isDeclined(second) || wantsIdeas(second)) && !isOfPlan)
        return { first: asMessage(first, isSent), rest: own };
    }
    return undefined;
  }
}
