// Answers that change the pantry: what came, what is gone, how much is left, until when it is good.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import { categoryOf } from '#rules/food/food-category.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Goods } from '../../../text/goods.ts';
import { dayWords } from '../../moments.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import { clausesOf } from '../clauses.ts';
import { sumOf } from '../new-amount.ts';
import { cardWords, isAlike, isMeant, isOrAre, isSameFood, lower, namesOf, wording } from '../names.ts';
import { goneWords } from './pantry-gone.ts';
import { quantityIn, wordsOf } from './pantry-fate.ts';
import { MOST_CARDS, cardFor, changesIn, notesWith, sayChanged } from './pantry-items.ts';
import { DATED, FROZEN, PANTRY_READ, anotherThing, buying, offerToBuy, stockIn, undated } from './stock.ts';
import { isAllSaid, thingsIn } from '../things.ts';

const dayNote = ({ slots, facts, text }: Asked): string | undefined => {
  // 'Until the 4th, not the 9th'
  const day = slots.days.findLast(
    ({ isPast, span: [start] }) =>
      !isPast && !/\bnot (?:on |until |till? )?(?:the )?$/i.test(text.slice(0, start)),
  );
  return day && DATED.test(text) ? `Expires ${dayWords(day.endDate ?? day.date, facts.today)}` : undefined;
};

/** The date of each thing: that of its own clause, or of the next clause that has one. */
function notesByName(asked: Asked): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  let open: string[] = [];
  for (const clause of clausesOf(asked)) {
    open.push(...thingsIn(undated(clause), { takesUnknown: true }).map(({ name }) => lower(name)));
    const note = dayNote(clause);
    if (note === undefined) continue;
    for (const name of open) notes.set(name, note);
    open = [];
  }
  return notes;
}

/** The pantry's things last spoken of: 'good till Dec 9', 'make that 5'. */
const spokenItems = ({ household, focus }: Asked): PantryItem[] => {
  const own = household.pantry.filter(({ id }) => id === focus.pantry_item);
  if (own.length > 0) return own;
  const names = focus.things ?? [];
  return household.pantry.filter(({ name }) => names.some((one) => isAlike(one, name)));
};

const focusOn = (
  names: readonly string[],
  items: readonly PantryItem[] = [],
): NonNullable<Plan['focus']> => ({
  things: [...names],
  ...(items.length === 1 && items[0] ? { pantry_item: items[0].id } : {}),
});

/** 'Rice (1 kg before, now 2 kg) and beans' */
const comingWords = (open: readonly { one: Goods; item: PantryItem | undefined }[]): string =>
  listed(
    open.map(
      ({ one: { name, qty }, item }) =>
        `${lower(name)}${qty === '' ? '' : ` (${item?.quantity ? `${quoted(item.quantity)} before, now ` : ''}${quoted(qty)})`}`,
    ),
  );

/** Words of what comes to what is there: 'got 2 more', 'put 3 cans in the pantry'. */
const COMES =
  /\b(?:bought|got|picked up|grabbed|came (?:home )?with|found|more|another|extra|restocked|stocked up|add|adding|put|toss|throw|stick|store)\b|\+ ?\d/i;
/** The whole of what is there: 'we have 3 now', 'make it 4'. */
const IS_ALL = /\b(?:now|total|in all|altogether|have|has|make it|only|left|instead)\b/i;

/** Things that a wish brings, with what is stored of them. What was bought comes to what is there. */
const comingTo = ({ household, text }: Asked, goods: readonly Goods[]) =>
  goods.map((one) => {
    const item = household.pantry.find(({ name }) => isAlike(name, one.name));
    const comesToIt = item && one.qty !== '' && COMES.test(text) && !IS_ALL.test(text);
    return { one: { ...one, qty: comesToIt ? (sumOf(item.quantity, one.qty) ?? one.qty) : one.qty }, item };
  });

/** Of 'eggs and frozen peas' only the peas; all that goes in the freezer. */
const categoryIn = (text: string, name: string): ReturnType<typeof categoryOf> =>
  FROZEN.test(name) || FROZEN.test(text.replace(/\bfrozen\b/gi, '')) ? 'frozen' : categoryOf(name);

/** 'Add 2 kg of rice to the pantry' */
function addToPantry(asked: Asked): Plan {
  const { text } = asked;
  const reads = [...PANTRY_READ];
  const goods = thingsIn(undated(asked), { takesUnknown: true });
  const notes = notesByName(asked);
  const note = dayNote(asked);
  if (goods.length === 0 && spokenItems(asked).length > 0) return update(withPicked(asked), false);
  if (goods.length === 0) return { text: 'What should I add to the pantry?', asked: 'items', reads };
  const stored = comingTo(asked, goods);
  const already = stored.flatMap(({ one, item }) =>
    item && !notes.has(lower(one.name)) && (one.qty === '' || one.qty === item.quantity) ? [item] : [],
  );
  const open = stored.filter(({ item }) => !item || !already.includes(item)).slice(0, MOST_CARDS);
  const cards = open.map(({ one: { name, qty }, item }) => {
    const dated = notes.get(lower(name));
    const noted = dated === undefined ? {} : { notes: item ? notesWith(item, dated) : dated };
    const quantity = qty === '' ? {} : { quantity: qty };
    return item
      ? { tool: 'updatePantryItem', input: { id: item.id, ...quantity, ...noted } }
      : {
          tool: 'createPantryItem',
          input: { name, category: categoryIn(text, name), ...quantity, ...noted },
        };
  });
  const what = comingWords(open);
  const words = [
    open.length > 0
      ? wording(
          text,
          `${capital(what)} for the pantry.`,
          `Noting ${what} in the pantry.`,
          `The pantry gets ${what}.`,
        )
      : undefined,
    note === undefined ? undefined : `${note.replace('Expires', 'The date,')}, goes into the notes.`,
    already.length > 0
      ? `${capital(namesOf(already))} ${isOrAre(already)} written down there already.`
      : undefined,
    goods.length > MOST_CARDS
      ? `Please tell me ${namesOf(goods.slice(MOST_CARDS))} again afterwards.`
      : undefined,
    cards.length > 0 ? cardWords(text, cards.length) : undefined,
  ];
  // The date of the note is said with words of many kinds.
  return {
    text: words.filter(Boolean).join(' '),
    cards,
    reads,
    focus: focusOn(goods.map(({ name }) => name)),
    isAccounted:
      note !== undefined ||
      isAllSaid(
        asked,
        goods.flatMap(({ name, qty }) => [name, qty, ...(COMES.test(text) ? ['bought', 'got'] : [])]),
      ),
  };
}

const MOST_REMARK = 3;

/** Every clause names an item or is a short remark: 'onions were moldy, out with em'. */
const isPlainUse = (asked: Asked): boolean =>
  !wordsOf(asked.text).includes('but') &&
  clausesOf(asked).every(
    (clause) => stockIn(clause).found.length > 0 || wordsOf(clause.text).length <= MOST_REMARK,
  );

/** 'Almost out of rice' takes nothing away. */
const ALMOST =
  /\b(?:almost|nearly|about to be|close to|getting|running) (?:all )?(?:out|low|gone|empty)\b|\blow on\b/i;
/** 'That was 2 cans of the beans': so much was used. */
const THAT_WAS =
  /\b(?:that|which|it) (?:was|took|used)(?= (?:about |like |just )?(?:\d|an? |one|two|three|four|half))/gi;

/** The question for the thing that the wish leaves open, or that the pantry does not have. */
function askForMore(
  items: readonly PantryItem[],
  { missing, goods }: ReturnType<typeof stockIn>,
  isGone: boolean,
): Plan | undefined {
  const reads = [...PANTRY_READ];
  if (items.length === 0 && goods.length === 0)
    return {
      text: isGone ? 'What is gone from the pantry?' : 'Which thing in the pantry do you mean?',
      asked: 'items',
      reads,
    };
  if (items.length === 0 && !isGone)
    return {
      text: `${capital(namesOf(missing))} ${missing.length > 1 ? "aren't" : "isn't"} written down in the pantry, so there's no amount to change.`,
      reads,
    };
  return undefined;
}

interface Open {
  /** As the wish says it: 'fish', 'beef'. */
  kind: string;
  items: PantryItem[];
}

/** 'We ate the fish', 'the beef went bad': a thing that several of the pantry may be, or only another food of that name. */
function openIn(
  { household, chosen }: Asked,
  { goods, missing }: ReturnType<typeof stockIn>,
): Open | undefined {
  if (chosen['items'] !== undefined) return undefined;
  for (const { name } of goods) {
    const items = household.pantry.filter((item) => isMeant(item.name, name));
    const same = items.filter((item) => isSameFood(item.name, name));
    const isClear = same.length === 1 && !missing.some((one) => one.name === name);
    if (items.length === 0 || isClear || items.some((item) => isAlike(item.name, name))) continue;
    return { kind: name, items: (same.length > 0 ? same : items).slice(0, MOST_CARDS) };
  }
  return undefined;
}

/** The question which of them is meant. */
const whichOf = ({ kind, items }: Open) => ({
  text: `${capital(namesOf(items))} ${isOrAre(items)} in the pantry. Which ${lower(kind)} do you mean?`,
  asked: 'items',
  reads: [...PANTRY_READ],
  offered: items.map(({ name }) => ({ label: quoted(name), choice: name })),
});

/** 'We ate the fish' and 'halibut': the halibut in the place of its kind. */
function withPicked(asked: Asked): Asked {
  const { household, slots } = asked;
  const answer = typeof asked.chosen['items'] === 'string' ? asked.chosen['items'] : asked.said;
  const item = household.pantry.find(({ name }) => isAlike(name, answer));
  const kind = [...slots.foods, ...slots.goods].find(({ said }) => item && isMeant(item.name, said));
  if (!item || !kind) return asked;
  const own = asked.text.split(/\.\s/).find((sentence) => sentence.includes(kind.said));
  const text = own?.replace(kind.said, lower(item.name)) ?? asked.text;
  const picked = { name: item.name, said: lower(item.name), ids: [item.id] };
  return { ...asked, text, said: text, chosen: {}, slots: { ...slots, foods: [picked], goods: [] } };
}

/** 'Nearly out of rice': it may be bought, and the pantry stays. */
const almostGone = (goods: ReturnType<typeof stockIn>['goods']): Plan => ({
  text: `I left the pantry as it is. Should I put ${namesOf(goods)} on the list?`,
  reads: [...PANTRY_READ],
  ...offerToBuy(goods),
  focus: focusOn(goods.map(({ name }) => name)),
});

/** Things used, gone, left or dated: each item by its own words. */
function update(heard: Asked, isGone: boolean): Plan {
  const asked = { ...heard, text: heard.text.replace(THAT_WAS, 'used') };
  const bought = buying(asked);
  if (bought) return bought;
  const { text } = asked;
  const reads = [...PANTRY_READ];
  const stock = stockIn(undated(asked));
  const { missing, goods } = stock;
  if (ALMOST.test(text) && goods.length > 0) return almostGone(goods);
  const note = dayNote(asked);
  const open = openIn(asked, stock);
  const named = changesIn(asked, isGone).filter(({ item }) => open?.items.includes(item) !== true);
  if (open && named.length === 0) return whichOf(open);
  const spoken = named.length === 0 && goods.length === 0 ? spokenItems(asked) : [];
  const changes = [
    ...named,
    ...spoken.map((item) => ({
      item,
      quantity: quantityIn(undated(asked).text, item, isGone && note === undefined),
    })),
  ];
  const items = changes.map(({ item }) => item);
  const question = askForMore(items, stock, isGone);
  if (question) return question;
  const cards = changes.flatMap((change) => cardFor(change, note) ?? []);
  const gone = changes.filter(({ quantity }) => quantity === 'nothing').map(({ item }) => item);
  const kept = changes.filter((change) => change.quantity !== 'nothing' && cardFor(change, note));
  if (cards.length === 0 && changes.length > 0)
    return {
      text: `How much ${namesOf(items)} is there now?${items[0]?.quantity ? ` ${quoted(items[0].quantity)} is written down.` : ''}`,
      asked: 'what',
      reads,
      focus: focusOn(
        items.map(({ name }) => name),
        items,
      ),
    };
  const unknown = missing.filter(({ name }) => name !== open?.kind);
  const { words, toBuy } = goneWords(asked, gone, unknown);
  const which = open && whichOf(open);
  return {
    text: [
      kept.length > 0 ? `${capital(listed(kept.map((change) => sayChanged(change, note))))}.` : undefined,
      ...(which ? [...words.filter((one) => !one.endsWith('?')), which.text] : words),
      toBuy.length > 0 || cards.length === 0 ? undefined : cardWords(text, cards.length),
    ]
      .filter(Boolean)
      .join(' '),
    cards,
    reads,
    ...(kept.length > 0 || isPlainUse(asked) ? { isAccounted: true } : {}),
    focus: focusOn(
      items.map(({ name }) => name),
      items.length === 1 && gone.length === 0 ? items : [],
    ),
    ...(which ? { asked: which.asked, offered: which.offered } : toBuy.length > 0 ? offerToBuy(toBuy) : {}),
  };
}

export const pantryChangeAnswers: Answerers = {
  pantry_add: (asked) => addToPantry(anotherThing(asked) ?? asked),
  pantry_remove: (asked) => update(withPicked(asked), true),
  pantry_change: (asked) => {
    const more = anotherThing(asked);
    return more ? addToPantry(more) : update(withPicked(asked), false);
  },
};
