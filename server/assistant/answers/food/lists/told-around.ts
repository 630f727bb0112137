// Words around the things of a list: the dish they are for, an amount told by the usual one, and the thing that a story before 'it' names.
import type { Goods } from '../../../text/goods.ts';
import { capital } from '../../../text/say.ts';
import { usualParts } from '../../kitchen/usual-parts.ts';
import type { Asked } from '../../plan.ts';

/** 'to groceries for burgers', 'on the list for taco night': the purpose stands behind the list, or at the beginning. */
const FOR_BEHIND =
  /(\b(?:list|groceries|grocery|shopping)\b|^) for (?:the |our |my |some )?([^,.;:!?]{3,40}?)(?: (?:tonight|tomorrow|this week(?:end)?|on \p{L}+day|\p{L}+day))?(?=[.!?]*$)/iu;
const FOR_FIRST =
  /^(?:(?:i|we)(?:['’]?m|['’]?re| am| are| will be| want to|['’]?d like to| need to)? (?:making|make|doing|having|have|cooking|cook|baking|bake|grilling|grill) |for )(?:the |our |my |some )?([^,.;:!?]{3,40}?)(?: (?:tonight|tomorrow|this week(?:end)?|on \p{L}+day|\p{L}+day))?[,;.]+ (?:so )?(?=(?:(?:please|pls|can you|could you) )?(?:add|put|throw|stick|write)\b)/iu;
const OF_SOME = /\b(?:and|but|also|plus)\b/i;
const isIn = (text: string, { said }: { said: string }): boolean =>
  text.toLowerCase().includes(said.toLowerCase());

/** The wish without its dish, where that is only what the things are for; a list of that name keeps its words. */
export function withoutDishOfPurpose(asked: Asked): Asked {
  const { text, slots } = asked;
  const [firstPart = '', first] = FOR_FIRST.exec(text) ?? [];
  const names = slots.lists.map(({ said }) => RegExp.escape(said)).join('|');
  const behind =
    names === '' ? FOR_BEHIND : new RegExp(FOR_BEHIND.source.replace('list|', `list|${names}|`), 'iu');
  const [, , second] = first === undefined ? (behind.exec(text) ?? []) : [];
  const dish = first ?? second;
  if (dish === undefined || OF_SOME.test(dish)) return asked;
  const isDish = [...slots.foods, ...slots.dishes, ...slots.meals.map((said) => ({ said }))].some((one) =>
    isIn(dish, one),
  );
  const isList = slots.lists.some((one) => isIn(dish, one));
  const isNamed =
    isDish || usualParts(dish).length > 0 || /\b(?:night|party|dinner|lunch(?:es)?)$/i.test(dish);
  if (!isNamed || isList) return asked;
  const own = first === undefined ? text.replace(behind, '$1') : text.slice(firstPart.length);
  const keeps = (one: { said: string }): boolean => isIn(own, one);
  return {
    ...asked,
    text: own,
    slots: {
      ...slots,
      foods: slots.foods.filter(keeps),
      goods: slots.goods.filter(keeps),
      dishes: slots.dishes.filter(keeps),
    },
  };
}

const USUAL =
  /[\s,]+((?:twice|double|triple|half|three times|more than|less than) (?:the |our |as much as )?usual(?: amount| size)?|(?:the |our )?usual (?:amount|size))\b/i;
const ONLY =
  /[,;]? (?:but )?(?:just|only) (an?|one|two|three|four|\d+)( (?:cans?|bags?|box(?:es)?|jars?|bottles?|cartons?|packs?|lbs?|pounds?|loaf|loaves|bunch(?:es)?|dozen|gallons?|half gallon|tubs?))?(?: (?:of it|of them|this time|today|this week|please|pls|though))*\W*$/i;
const COUNTS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
};
/** 'Put milk on the list, twice the usual', 'but only one carton this time': an amount in words of the thing before it. */
export function withUsualAmount(asked: Asked): { asked: Asked; amount: string | undefined } {
  const [only, count = '', unit = ''] = ONLY.exec(asked.text) ?? [];
  if (only !== undefined)
    return {
      asked: { ...asked, text: asked.text.replace(ONLY, '') },
      amount: `${COUNTS[count.toLowerCase()] ?? count}${unit.toLowerCase()}`,
    };
  const amount = USUAL.exec(asked.text)?.[1]?.toLowerCase();
  return amount === undefined
    ? { asked, amount }
    : { asked: { ...asked, text: asked.text.replace(USUAL, '') }, amount };
}

/** The last thing with that amount, where it has none. */
export const amountOfLast = (goods: readonly Goods[], amount: string | undefined): Goods[] =>
  goods.map((one, at) =>
    amount !== undefined && at === goods.length - 1 && one.qty === '' ? { ...one, qty: amount } : one,
  );

const LOST =
  /\b(?:lost|broke|broken|ripped|tore|torn|outgrew|outgrown|needs?|ruined|wore out|forgot|cracked|misplaced|used up|finished|ate|drank|out of|low on)(?: all)?(?: (?:the|his|her|their|my|our|a|an|another|some|new|last|of|both|yet)){0,4} ([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?= (?:again|already|today|yesterday|at|on|this|so|and|last|in)\b|[,.;!])/iu;
/** 'Ev lost his jacket again, can you add it to Target': the thing that the story names. */
export function thingTold(text: string): Goods[] {
  const name = LOST.exec(text)?.[1];
  return name === undefined || /^(?:it|one|them|that|way|weight|everything|something)$/i.test(name)
    ? []
    : [{ name: capital(name), qty: '' }];
}

const PUTS_IT =
  /[,.;!] (?:(?:and|so|please|pls|can you|could you|pip) ){0,3}(?:add|put|stick|throw|write) (?:it|one|another(?: one)?|that|them|some|(?:a )?new (?:ones?|pair))(?: down)? (?:on|to|onto|in)\b[^,;]{0,40}$|\bso (?:please )?(?:add|put|stick|throw|write) (?:it|one|another(?: one)?|(?:a )?new (?:ones?|pair)) (?:on|to|onto)\b[^,;]{0,40}$/i;
/** True for a story that names one thing, and an order to put it on a list. */
export const putsTold = (text: string): boolean => PUTS_IT.test(text) && thingTold(text).length > 0;

const STORY =
  /^((?!(?:i|we|need|get|buy|add|put|and|also|please)\b)[^,.;!]{4,80}?\b(?:needs?|wants?|is having|is bringing|is making|has|is coming|are coming|asked|said|loves?|ate|has to bring)\b[^,.;!]{2,80}?)(?:[,.;!]+ | so )(?=(?:(?:so|and|please|pls|can you|could you|just) ){0,3}(?:add|put|throw|stick|write) (?!(?:it|them|that|those|one|some|both|all|these|everything)\b).{2,60} (?:on|to|onto)\b)/iu;
/** 'Ev's class needs 24 cupcakes Friday, put cupcake mix on groceries': what leads up to the order is nothing to buy. */
export function withoutStory(asked: Asked): Asked {
  const [lead = ''] = STORY.exec(asked.text) ?? [];
  if (lead === '') return asked;
  const text = asked.text.slice(lead.length);
  const { slots } = asked;
  const keeps = (one: { said: string }): boolean => isIn(text, one);
  const own = {
    foods: slots.foods.filter(keeps),
    goods: slots.goods.filter(keeps),
    dishes: slots.dishes.filter(keeps),
  };
  return { ...asked, text, slots: { ...slots, ...own } };
}
