// Starts a shopping list: its title, and the things that the same sentence names behind it.
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital } from '../../../text/say.ts';
import { oneOfGoods, type Goods } from '../../../text/goods.ts';
import { withOwners } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { addTo, startWith } from './list-add.ts';
import { isAlike, isCalled, titleOf, wording } from '../names.ts';
import { withoutRefused } from '../refused.ts';
import { leftOut } from './list-dishes.ts';
import { thingsIn } from '../things.ts';
import { FIRST_TITLE, LISTS_READ, countWords, focusOn, newTitle } from './which-list.ts';

const PRONOUN = /^(?:it|that|this|them|those|these|me|us|you|the|my|our|a|an)$/i;
/** Words between the title of a list and the things on it. */
const THINGS_BEHIND =
  /\s*(?:[:;,.!?]|\s[-–—]\s|\s(?:with|and (?:put|add|throw)|containing|starting with|start with|it needs|we need|i need|needs|please|pls)\b)\s*/i;
const CALLED = /\b(?:called|named|titled|call it|name it)\s+["“']?/i;
const FOR = /\blist\b[^\n]{0,30}?\bfor\s+(?:the |my |our |a )?/i;
/** 'New list camping: ice' */
const BEHIND = /\b(?:new|another|separate) (?:shopping |grocery )?list\s*[:,-]?\s+(?=\p{L})/iu;
/** 'Add a list, school supplies' */
const BEHIND_COMMA =
  /^\W*(?:(?:please|can you|could you|hey|pip) )*(?:add|make|create|start|open|new|begin|set up)\b[^,:]{0,30}\blist\s*[,:]\s*(?=\p{L})/iu;
/** Nouns that a title ends with: 'hardware store', 'camping trip'. */
const ENDS_TITLE =
  /\b(?:stores?|shop|market|pharmacy|depot|center|run|trip|party|birthday|picnic|barbecue|bbq|cookout|potluck|sleepover|shower|dinner|lunch|night|weekend|vacation|school|camp|camping|sale|ikea|target|costco|walmart|walgreens|cvs|aldi|kroger|safeway|publix|amazon|lowe['’]?s|joe['’]?s|sam['’]?s|sams club|whole foods|petco|petsmart|michaels|dollar tree|rite aid|home depot)$/i;
const STORE =
  /^(?:ikea|target|costco|walmart|walgreens|cvs|aldi|kroger|safeway|publix|amazon|lowe['’]?s|trader joe['’]?s|sam['’]?s club|whole foods|petco|petsmart|home depot|dollar tree|(?:the )?(?:hardware|grocery|pet|craft|party|drug|dollar|toy|shoe|paint|garden|office|thrift) ?(?:store|shop|supply))(?= (?!run\b|trip\b|list\b|stuff\b|order\b|haul\b)\S)/i;
const PARTY =
  /\b((?:[\p{L}]+['’]s |the )?(?:birthday party|party|birthday|picnic|barbecue|bbq|trip|vacation|camping trip|thanksgiving(?: dinner)?|christmas(?: dinner)?|potluck|sleepover|baby shower))\b/iu;
const LONGEST_TITLE = 80;
const ENOUGH = 2;

interface Named {
  title: string;
  /** The rest of the wish, with the things for the list. */
  rest: string;
}

/** The place of the first thing of a text that stands behind other words, and how many there are. */
function firstThing({ slots }: Asked, text: string): { at: number; count: number } | undefined {
  const folded = text.toLowerCase();
  const places = [...slots.foods, ...slots.goods]
    .map(({ said }) => folded.indexOf(said.toLowerCase()))
    .filter((at) => at >= 0);
  const at = Math.min(...places);
  return places.length === 0 || at === 0 ? undefined : { at, count: places.length };
}

/** 'Presents Ivo kite Nell puzzle' → the title, and each thing for its person. */
function forEach({ slots }: Asked, behind: string): Named | undefined {
  const names = [...new Set(slots.people.map(({ said }) => said))];
  const lower = behind.toLowerCase();
  const places = names
    .map((name) => ({ name, at: lower.indexOf(` ${name.toLowerCase()} `) + 1 }))
    .filter(({ at }) => at > 0)
    .toSorted((one, other) => one.at - other.at);
  const [first, second] = places;
  if (!first || !second || /[,:;]/.test(behind)) return undefined;
  const things = places.map(({ name, at }, place) => {
    const thing = behind.slice(at + name.length, places[place + 1]?.at).trim();
    return `${thing.replace(/\s+and$/i, '')} for ${name}`;
  });
  return things.every((thing) => !thing.startsWith('for '))
    ? { title: behind.slice(0, first.at).trim(), rest: things.join(', ') }
    : undefined;
}

/** 'Hardware store lightbulbs duct tape' → the title and the things, where nothing stands between them. */
function cut(asked: Asked, behind: string): Named {
  const gifts = forEach(asked, behind);
  if (gifts) return gifts;
  const store = STORE.exec(behind)?.[0];
  if (store !== undefined && behind.length > store.length && !/^\W*$/.test(behind.slice(store.length)))
    return { title: store, rest: behind.slice(store.length).replace(/^\W+/, '') };
  const joint = THINGS_BEHIND.exec(behind);
  const head = behind.slice(0, joint?.index ?? behind.length);
  const first = firstThing(asked, head);
  const before = head
    .slice(0, first?.at ?? 0)
    .trimEnd()
    .replace(/\s+(?:w|of|and|add|some|a|an|\d+)$/i, '')
    .trim();
  if (first && before !== '' && (first.count >= ENOUGH || ENDS_TITLE.test(before)))
    return { title: before, rest: behind.slice(before.length) };
  return { title: head.trim(), rest: joint ? behind.slice(joint.index + joint[0].length) : '' };
}

/** The title that a wish gives, by the words around it, and what stands behind. */
function namedIn(asked: Asked): Named | undefined {
  const { text } = asked;
  const lead = [CALLED, FOR, BEHIND, BEHIND_COMMA]
    .map((pattern) => pattern.exec(text))
    .find((found) => found !== null);
  const own = newTitle(asked);
  const [, rest = ''] = /\blist\b\W*(?:(?:with|w|and (?:put|add)|for)\s+)?(.*)$/is.exec(text) ?? [];
  if (own !== undefined && !CALLED.test(text)) return { title: own, rest };
  const [there] = asked.slots.lists;
  if (!lead) return there && { title: there.name, rest };
  const named = cut(asked, text.slice(lead.index + lead[0].length).replace(/["”]/g, ''));
  return named.title === '' ? undefined : named;
}

/** The title of the list to be made: the name it is given, else what was spoken of. */
function titleIn(asked: Asked, named: Named | undefined): string | undefined {
  const { text, chosen, household, focus } = asked;
  const answer = chosen['title'];
  if (typeof answer === 'string') return capital(answer.trim());
  const isPronoun = named !== undefined && PRONOUN.test(named.title);
  if (named !== undefined && !isPronoun)
    return capital(withOwners(asked, named.title).slice(0, LONGEST_TITLE));
  // 'For it': the party that Pip just spoke of.
  const party =
    PARTY.exec(text)?.[1] ?? (isPronoun ? PARTY.exec(asked.before?.answer ?? '')?.[1] : undefined);
  if (party !== undefined) return capital(party.replace(/^the /i, ''));
  const visit = household.appointments.find(({ id }) => id === focus.medical_appointment);
  if (visit && isPronoun) return visit.title;
  const idea = household.ideas.find(({ id }) => id === focus.menu_idea);
  if (idea && isPronoun) return idea.name;
  return /\b(?:shopping|grocery|groceries)\b/i.test(text) && named === undefined ? FIRST_TITLE : undefined;
}

/** The things of a wish that a part of its text names. */
function slotsWithin({ slots }: Asked, text: string): Asked['slots'] {
  const form = nameForm(text);
  const isIn = ({ said }: { said: string }): boolean => holdsName(form, nameForm(said));
  return { ...slots, foods: slots.foods.filter(isIn), goods: slots.goods.filter(isIn), lists: [] };
}

/** 'Slippers for mama': for whom a thing is stands beside it. */
const FOR_SOMEBODY = /^(\P{P}{2,40}) for (\p{L}+)$/iu;
const KIN = /^(?:mama|mom|mommy|mum|dad|daddy|papa|grandma|grandpa|granny|nana|mawmaw|pawpaw)$/i;
function forSomebody({ slots }: Asked, text: string): Goods[] | undefined {
  const parts = text.split(/\s*,\s*(?:and )?|\s+and\s+/i).map((part) => FOR_SOMEBODY.exec(part.trim()));
  const names = new Set(slots.people.map(({ said }) => said.toLowerCase()));
  const goods = parts.flatMap((found) => {
    const [, thing = '', whom = ''] = found ?? [];
    const one = KIN.test(whom) || names.has(whom.toLowerCase()) ? oneOfGoods(thing) : undefined;
    return one ? [{ ...one, qty: [one.qty, `for ${capital(whom)}`].filter(Boolean).join(', ') }] : [];
  });
  return goods.length === parts.length ? goods : undefined;
}

/** The things that stand behind the title; any words are one there. */
function itemsBehind(asked: Asked, named: Named | undefined, title: string) {
  const rest = named?.rest ?? '';
  const owned = forSomebody(asked, rest.replace(/[.!]+$/, ''));
  if (owned) return owned;
  const text = rest !== '' ? `add ${rest}` : named ? '' : asked.text;
  const behind = { ...asked, text, slots: slotsWithin(asked, text) };
  return thingsIn(behind, { takesUnknown: rest !== '' }).filter(({ name }) => !isCalled(title, name));
}

/** 'Start a list for the party with chips and soda' */
export function createList(said: Asked): Plan {
  const { asked, refused } = withoutRefused(said);
  const { household, text } = asked;
  const named = namedIn(asked);
  const title = titleIn(asked, named);
  if (title === undefined)
    return {
      text: wording(text, 'What should the list be called?', 'Sure. What name should it have?'),
      asked: 'title',
    };
  const { kept: items, words: without } = leftOut(itemsBehind(asked, named, title), refused);
  const there = household.lists.find((list) => isAlike(list.title, title));
  if (there && items.length > 0) return addTo(there, items, text);
  if (there)
    return {
      text: `${titleOf(there)} is there already, with ${countWords(there)}. Tell me what to add.`,
      focus: focusOn(there),
      reads: [...LISTS_READ],
    };
  const plan = startWith(title, items, text);
  return { ...plan, text: [plan.text, ...without].join(' ') };
}
