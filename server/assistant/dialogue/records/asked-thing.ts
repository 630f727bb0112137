// The thing that a question asks of a record or a person: one of the fields that are known, or a thing by its own words.
import type { KindName } from '#contract/kinds.ts';
import { fold } from '../../text/fold-text.ts';

/** A field by the words that ask for it, those by which an answer tells it, and the intent that reads it. */
export interface AskedField {
  asks: RegExp;
  tells: RegExp;
  /** The kind of record that has the field. */
  kind: KindName;
  intent: string;
  /** The question in plain words. */
  plain: string;
}

const FIELDS: readonly AskedField[] = [
  {
    asks: /\b(?:birthday|bday|birth ?date|date of birth|dob)\b/,
    tells: /\bborn\b|\bbirthday\b|\bturns \d/i,
    kind: 'family_member',
    intent: 'member_about',
    plain: 'when is the birthday',
  },
  {
    asks: /\bhow old (?:is|are|am|was)\b/,
    tells: /\b\d+\b|\bunder one\b|\bno age\b/i,
    kind: 'family_member',
    intent: 'member_about',
    plain: 'how old is',
  },
  {
    asks: /\b(?:is|are|has|have|does|do|did|any|with|got|when|what)\b.*\breminders?\b|\bremind(?:ed|s)\b.*\?/,
    tells: /\bremind|\bbefore, for\b/i,
    kind: 'medical_appointment',
    intent: 'appointment_ask',
    plain: 'is there a reminder',
  },
  {
    asks: /\bhow (?:far|long|much|early|soon)\b.*\b(?:ahead|before|notice|early|advance|when|will|do|does)\b.*\b(?:hear|remind\w*|warn\w*|notif\w*|told|alert\w*|ping\w*)\b/,
    tells: /\bremind\w*\b.*\bbefore\b/i,
    kind: 'medical_appointment',
    intent: 'appointment_ask',
    plain: 'how long before is the reminder',
  },
  {
    asks: /\b(?:when|what time|until when|how late|what days?)\b.*\b(?:open|opens|close|closes|closed)\b|\b(?:their|its|his|her|opening|office|business|the|what) hours\b|\b(?:are|is|do|does) (?:\S+ ){1,3}(?:open|closed|close)\b|^\W*(?:(?:so|and|ok|thanks|thank you|ty|thx)\W+)*they open\b/,
    tells: /\bhours\b/i,
    kind: 'medical_contact',
    intent: 'contact_ask',
    plain: 'what are the opening hours',
  },
  {
    asks: /\b(?:when|what day) (?:did|does|do|will) (?:\S+ ){1,3}(?:start|begin)\b|\bsince when\b/,
    tells: /\b(?:since|starts?|started|begins?|began)\b/i,
    kind: 'medication',
    intent: 'medicine_ask',
    plain: 'when did it start',
  },
  {
    asks: /\b(?:until|till?) when\b|\b(?:when|what day) (?:does|do|will|is|are) (?:\S+ ){1,3}(?:finish|finished|stop|done|end)\b/,
    tells: /\b(?:until|till|ends?|last day|end date)\b/i,
    kind: 'medication',
    intent: 'medicine_ask',
    plain: 'until when',
  },
  {
    asks: /\bwho (?:prescribed|prescribes|rx'?d)\b/,
    tells: /\b(?:prescri\w+|from Dr)\b/i,
    kind: 'medication',
    intent: 'medicine_ask',
    plain: 'who prescribed it',
  },
  {
    asks: /\bwho(?:s| is| will| will be| can)? (?:tak|driv|bring|pick)(?:e|es|ing|s)?\b/,
    tells: /\b(?:one who takes|note)\b/i,
    kind: 'medical_appointment',
    intent: 'appointment_ask',
    plain: 'who takes them',
  },
  {
    asks: /\bwhen (?:can|could|may|should) (?:\S+ ){1,2}(?:go|have|take|get|do|use|puff)(?: \S+){0,2} (?:again|another|more)\b/,
    tells: /\b(?:next|every|hours?|again|rhythm|often)\b/i,
    kind: 'medication',
    intent: 'medicine_ask',
    plain: 'how often',
  },
];

/** The field that a question asks for; undefined where it asks for none of them, or for several. */
export function fieldAsked(said: string): AskedField | undefined {
  const text = fold(said).trim();
  const found = FIELDS.filter(({ asks }) => asks.test(text));
  return found.length === 1 ? found[0] : undefined;
}

const END = '(?:(?:\\s|,)*(?:again|btw|by the way|now|these days|anyway|anyways|then|please|right))*\\W*$';
const KINDS_OF = 'size|kind|color|colour|brand|type|flavor|model|level|length|width';
/** 'What size shirt does he wear', "what's his locker number", 'does he do televisits', 'how many teeth has he lost'. */
const NAMES: readonly (readonly [RegExp, (one: string, other: string) => string])[] = [
  [
    new RegExp(
      `\\bwhat (${KINDS_OF})(?: of)? ((?:(?!(?:is|are|does|do|did|was|should|he|she|it)\\b)\\p{L}+ ){0,2})(?:is|are|does|do|did|was|should)\\b`,
      'u',
    ),
    (one, other) => [other.trim(), one].filter(Boolean).join(' '),
  ],
  [
    new RegExp(
      `\\bhow many ((?!(?:days|weeks|months|hours|minutes|times|more|other|else|left|of)\\b)\\p{L}+)\\b`,
      'u',
    ),
    (one) => (/^(?:has|have|did|does|do|is|are|was)$/.test(one) ? '' : `number of ${one}`),
  ],
  [
    new RegExp(
      `\\b(?:what|who) (?:is|are|was) (?:my|his|her|their|our|its|@)(?: the)? (\\p{L}+(?: \\p{L}+){0,2}?)${END}`,
      'u',
    ),
    (one) => one.replace(/s name$/, "'s name"),
  ],
];

/** The name of a thing that a question asks for, in its own words; `people` are the names it says. */
export function thingNamed(said: string, people: readonly string[]): string | undefined {
  const text = people.reduce(
    (line, name) =>
      line.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(fold(name))}(?:['’]?s)?(?!\\p{L})`, 'u'), '@'),
    fold(said).trim(),
  );
  for (const [pattern, naming] of NAMES) {
    const [, one = '', other = ''] = pattern.exec(text) ?? [];
    const name = one === '' ? '' : naming(one, other);
    if (name !== '') return name;
  }
  return undefined;
}
