// The things that a wish for a list leaves out: 'minus the peanuts', 'skip the plates', 'leave the eggs out'.
import { holdsName, nameForm } from '#rules/text/words.ts';
import { goodsIn } from '../../text/goods.ts';
import type { Asked } from '../plan.ts';

const LEAD = '[\\s,;:]*(?:\\b(?:but|and|just|please|pls|also|you can|so) )*';
const THINGS = '([^.,;!?]+?)(?=\\s+(?:to|on|onto|for|from|please|pls|thanks|lol|though)\\b|[.,;!?]|$)';
/** Words that always leave out; 'without' and 'no' are part of a name before a bare food, 'yogurt without sugar'. */
const ALWAYS =
  '(?:minus|excluding|omit(?:ting)?|skip(?:ping)?|leav(?:e|ing) out|hold|except(?: for)?|but not)';
const BARE = '(?:without|with no|no|not)';
const REFUSES = new RegExp(
  `${LEAD}\\b(${ALWAYS}(?: (?:the|any|those))?|${BARE}(?: (?:the|any|those))?) ${THINGS}`,
  'giu',
);
const LEAVES_OUT = new RegExp(
  `${LEAD}\\bleave (?:the |those |any )?([^.,;!?]+?) (?:out|off)\\b(?: of (?:it|that|there))?`,
  'giu',
);
const IS_BARE = new RegExp(`^${BARE}$`, 'iu');
const NOT_THINGS =
  /^(?:what|whatever|anything|everything|stuff|things?|it|that|those|them|the ones?|more than|need|rush)\b/i;

/** The wish without such clauses, and the names that stood in them, as typed. */
export function withoutRefused(asked: Asked): { asked: Asked; refused: string[] } {
  const refused: string[] = [];
  const isNamedElsewhere = (rest: string, names: readonly string[]): boolean =>
    names.every((name) => holdsName(nameForm(rest), nameForm(name)));
  const take = (text: string, at: number, clause: string, things: string, lead: string): string => {
    const names = goodsIn(things.replace(/\b(?:or|nor)\b/gi, 'and')).map(({ name }) => name.toLowerCase());
    const rest = `${text.slice(0, at)} ${text.slice(at + clause.length)}`;
    const isFirst = text.slice(0, at).trim() === '';
    const isName = names.length === 0 || NOT_THINGS.test(things) || isFirst;
    if (isName || (IS_BARE.test(lead) && !isNamedElsewhere(rest, names))) return clause;
    refused.push(...names);
    return '';
  };
  const text = asked.text
    .replace(LEAVES_OUT, (clause: string, things: string, at: number, all: string) =>
      take(all, at, clause, things, 'leave out'),
    )
    .replace(REFUSES, (clause: string, lead: string, things: string, at: number, all: string) =>
      take(all, at, clause, things, lead),
    );
  if (refused.length === 0) return { asked, refused };
  const isKept = ({ said }: { said: string }): boolean =>
    !refused.some(
      (name) => holdsName(nameForm(name), nameForm(said)) || holdsName(nameForm(said), nameForm(name)),
    );
  const { slots } = asked;
  const kept = {
    foods: slots.foods.filter(isKept),
    goods: slots.goods.filter(isKept),
    dishes: slots.dishes.filter(isKept),
  };
  return { asked: { ...asked, text, slots: { ...slots, ...kept } }, refused };
}
