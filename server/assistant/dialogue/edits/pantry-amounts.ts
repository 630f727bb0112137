// '1 jar', 'two jars and a bag of oats', '5, found another' after something went into the pantry: so much of it, and what else is there.
import { newAmount } from '../../answers/food/new-amount.ts';
import { lower } from '../../answers/food/names.ts';
import { bareAmount, goodsParts, oneOfGoods } from '../../text/goods.ts';
import { quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { thingOf } from '../follow-ups/from-rows.ts';
import { isNone } from '../message.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { cardsWith, targetsOf } from './targets.ts';

const LEAD =
  /^\W*(?:(?:oh|ok|okay|wait|no|nope|oops|sorry|actually|hmm|and|but|it is|its|theres|there is|there are|make (?:it|that|them)|that is|thats|i meant?|should be|we have|we got|just|only)[,. ]+)*/;
const TAIL =
  /(?:[,. ]+(?:sorry|please|pls|actually|instead|now|then|in total|total|not \d+|(?:i |we )?(?:just )?found (?:another|one more|more|some more|an extra one)|of (?:it|that|them|those)|i (?:think|mean|meant|counted)))*\W*$/;
const AMONG = / n (?=(?:an?|the|some|\d|one|two|three|half) ?)/g;

/** The decision on such a message; undefined for another one. */
export function pantryAmounts(talk: Talk, state: DialogueState): Decided | undefined {
  const { slots } = talk.reading.whole;
  const isOpen = isNone(slots, 'people', 'days', 'times', 'lists', 'medicines', 'meals', 'visits');
  if (!/^pantry_(?:add|change)$/.test(state.intent) || !isOpen || talk.reading.said.includes('?'))
    return undefined;
  const [target, ...more] = targetsOf(talk, state).filter(({ kind }) => kind === 'pantry_item');
  const name = target?.fields['name'];
  const words = fold(talk.reading.said).trim().replace(LEAD, '').replace(TAIL, '').replace(AMONG, ' and ');
  const [first = '', ...rest] = goodsParts(words).filter((part) => part.trim() !== '');
  const amount = bareAmount(first);
  const others = rest.map((part) => oneOfGoods(part));
  if (!target || more.length > 0 || typeof name !== 'string' || amount === undefined) return undefined;
  if (others.some((one) => one === undefined || one.qty === '')) return undefined;
  const { quantity: before } = target.fields;
  const quantity = newAmount(first, typeof before === 'string' ? before : '') ?? amount;
  if (quantity === before) return undefined;
  const own = cardsWith(state, target, { quantity });
  const wish = `add ${others.flatMap((one) => (one ? `${one.qty} ${lower(one.name)}` : [])).join(' and ')} to the pantry`;
  const foods = others.flatMap((one) => thingOf(one?.name ?? ''));
  const run = { intent: 'pantry_add', slots: { ...slots, foods, goods: [], dishes: [] }, text: wish };
  const beside = others.length > 0 ? carried(talk, { ...run, said: wish, chosen: {} }) : undefined;
  if (others.length > 0 && (beside?.plan.cards ?? []).length === 0) return undefined;
  const cards: Card[] = [...own.cards, ...(beside?.plan.cards ?? [])];
  const lead = `${quoted(name)} (${quoted(quantity)}) then.`;
  const text = beside ? `${lead} ${beside.plan.text}` : `${lead} Ready for your OK.`;
  return { plan: { text, cards, isAccounted: true }, state: { ...own.state, cards } };
}
