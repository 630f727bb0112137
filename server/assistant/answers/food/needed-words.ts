// Needs of a thing ('free of', 'low in') belong to its name, wherever they are said: 'a cake mix, sugar free',
// 'and nut free for the cake mix'.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { Goods } from '../../text/goods.ts';
import { NEED } from '../../text/needs.ts';
import { capital } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { cardWords, isCalled, lower, titleOf, waiting } from './names.ts';
import { LISTS_READ } from './lists/which-list.ts';

const LEADS =
  '(?:(?:but|only|just|must be|has to be|have to be|should be|that is|that are|thats|which is|make it|make them|the|and make it|and make them) ){0,3}';
const ENDS = '(?: ones?| kind| version| please| pls)?(?=\\s*(?:$|[.,;!?]|\\b(?:to|on|onto|for|and)\\b))';
const FOR = new RegExp(
  `(?<!\\p{L})(${NEED})(?: ones?)? for (?:the|my|our|that) (\\p{L}[\\p{L} -]{1,40})`,
  'iu',
);

const namesIn = ({ slots }: Asked): string[] =>
  [...slots.foods, ...slots.goods, ...slots.dishes].map(({ said }) => said);

/** The wish with each need before its thing: 'sugar free cake mix' for 'a cake mix, sugar free'. */
export function withNeeds(asked: Asked): Asked {
  const names = namesIn(asked).toSorted((one, other) => other.length - one.length);
  const behind = names.reduce(
    (text, name) =>
      text.replace(
        new RegExp(`(?<!\\p{L})(${RegExp.escape(name)}),? ${LEADS}(${NEED})${ENDS}`, 'iu'),
        '$2 $1',
      ),
    asked.text,
  );
  const text = behind.replace(FOR, (all: string, need: string, rest: string) => {
    const name = names.find((one) => rest.toLowerCase().startsWith(one.toLowerCase()));
    return name === undefined ? all : `${need} ${rest}`;
  });
  return text === asked.text ? asked : { ...asked, text };
}

const ALONE = new RegExp(`^(${NEED})(?: ones?| kind| version)?$`, 'iu');

/** The things with each need that was read as one of its own joined to the thing behind it, else to the one before. */
export function withOwnNeeds(goods: readonly Goods[], text: string): Goods[] {
  const joined: Goods[] = [];
  let open: string | undefined;
  for (const [at, one] of goods.entries()) {
    const need = ALONE.exec(one.name)?.[1];
    const next = goods[at + 1]?.name ?? '';
    const last = joined.at(-1);
    if (need !== undefined && text.toLowerCase().includes(`${need} ${next}`.toLowerCase()) && next !== '')
      open = need;
    else if (need !== undefined && last)
      joined[joined.length - 1] = { ...last, name: `${capital(need)} ${lower(last.name)}` };
    else {
      joined.push(open === undefined ? one : { ...one, name: `${capital(open)} ${lower(one.name)}` });
      open = undefined;
    }
  }
  return joined;
}

/** 'And gluten free for the dough': the waiting thing of the list gets the word into its name. */
export function renamedByNeed(asked: Asked, list: ShoppingList): Plan | undefined {
  const [, need, rest = ''] = FOR.exec(asked.text) ?? [];
  const thing = namesIn(asked).find((name) => rest.toLowerCase().startsWith(name.toLowerCase()));
  if (need === undefined || thing === undefined) return undefined;
  const [item, ...others] = waiting(list).filter(({ name }) => isCalled(name, thing));
  if (!item || others.length > 0 || isCalled(item.name, need)) return undefined;
  const name = `${capital(need.toLowerCase())} ${lower(item.name)}`;
  return {
    text: `${capital(lower(item.name))} on ${titleOf(list)} becomes ${lower(name)}. ${cardWords(asked.text)}`,
    cards: [{ tool: 'updateShoppingItem', input: { id: list.id, itemId: item.id, name } }],
    reads: [...LISTS_READ],
    isAccounted: true,
  };
}
