// 'What is Minseo into? I need a gift idea': a wish for ideas without a person is for the one person told of before it.
import type { Slots } from '../reading/slots.ts';
import type { Wish } from '../reading/wish.ts';

/** Ideas that are always for somebody. */
const IDEAS =
  /\b(?:gifts?|presents?|surprises?|party|parties|activit(?:y|ies)|outings?|things? to do|books?|toys?|games?|crafts?|ideas?|suggestions?|get|buy)\b/i;
const OF_GUIDES = /^(?:event|activity|parenting|routine|bedtime)_/;
/** 'For me', 'for my sister', 'for us', 'for the kids', 'for both': somebody else is meant. */
const FOR_OTHERS =
  /\bfor (?:me\b|us\b|myself|ourselves|you\b|both|all|everyone|everybody|my\b|our\b|their\b|his \w|her \w|an?\b(?! (?:rainy|birthday|party|gift|present|weekend))|the\b(?! (?:party|birthday|day|weekend|big day|occasion))|\p{Lu})|\b(?:my own|myself)\b/u;

/** The slots of such a wish with the person before it; undefined where it names somebody, or is for nobody. */
export function forWhomTold({ slots: own, text, intents }: Wish, before: Slots): Slots | undefined {
  const [person, ...others] = before.people;
  const named =
    own.people.length + own.groups.length + own.relations.length + own.contacts.length + own.names.length;
  const isForSomebody = OF_GUIDES.test(intents[0]?.intent ?? '') && IDEAS.test(text);
  if (person?.isSure !== true || others.length > 0 || before.groups.length > 0) return undefined;
  if (named > 0 || !isForSomebody || FOR_OTHERS.test(text)) return undefined;
  return { ...own, people: [person], isMe: false };
}
