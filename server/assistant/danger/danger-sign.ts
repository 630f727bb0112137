// Notation of a danger sign: a pattern over folded words (see `sign`) and its benign look-alikes.
import { sign } from './danger-words.ts';

export interface Sign {
  when: RegExp;
  unless?: RegExp;
}

/** Signs from patterns; a pair is a pattern and its benign look-alikes. */
export const signs = (...patterns: (string | readonly [string, string])[]): Sign[] =>
  patterns.map((pattern) =>
    typeof pattern === 'string'
      ? { when: sign(pattern) }
      : { when: sign(pattern[0]), unless: sign(pattern[1]) },
  );

export const JOKE =
  'laughing|laughter|laugh|lol|haha|cuteness|boredom|bored|embarrass\\w*|curiosity|hungry|for a';
export const LONG_AGO =
  'last (?:week|month|year|summer|winter)|years ago|used to|history of|ever had|family history';

/** Stories, lessons, lists and notes about danger: no danger, unless something acute is said too. */
export const STORY = sign(
  `(?:quiz|chapter|essay|poem|worksheet|report|presentation|slides|poster|documentary|novel|book|movie|film|song|episode|game|costume|theme|party plan|lesson|unit|vocabulary|article|story) (?:\\w+ )?(?:about|on|for|called|titled|named|with|plan|ideas?|recommend\\w*)
  |(?:health|history|science|biology|cpr|first aid|lifeguard|self defense|babysitting|driver|birthing|swim|swimming) (?:class|classes|course|training|certification|project|lessons?|chapter|fair|merit badge|kit)
  |(?:book|school|class|science|history) (?:report|project)|for (?:his|her|my|the|our) (?:\\w+ )?(?:homework|essay|project|class|presentation)
  |(?:add|put|adding) (?:\\w+ ){1,6}(?:to|on) (?:the|my|our) (?:\\w+ ){0,2}(?:list|calendar)|(?:shopping|grocery|packing|to do) list
  |remind (?:me|us)|set (?:a |an )?(?:reminder|alarm|timer)|(?:log|record|save|note|write down|track|remember) (?:that|down|it|this|:)?|save that|as prescribed|(?:shot|vaccine|vaccination|immunization|medical|health) records?
  |halloween|pirate|zombie|fake blood|murder mystery|escape room|video ?game|minecraft|fortnite|board game|birthday (?:cake|party) ideas?
  |(?:how do i|how to|what|best way to) (?:\\w+ ){0,3}(?:get|remove|clean|wash) (?:\\w+ ){0,4}(?:out|off|stain|stains)
  |(?:schedule|book|make|move|reschedule|cancel|have|has) (?:\\w+ ){0,4}(?:appointment|checkup|check up|follow up)|appointment (?:for|on|at|with)
  |(?:where|when) (?:can|do|should) (?:i|we) (?:buy|get|order|renew|store|keep|take (?:a|the))`.replaceAll(
    /\n\s*/g,
    '',
  ),
);

/** Said in one breath with a story, these make it real all the same. */
export const ACUTE = sign(
  `right now|help me|please help|help now|hurry|what (?:do|should) (?:i|we) do|what now|just (?:ate|swallowed|drank|took|fell|collapsed|happened|had)|not breathing|can not breathe|unconscious|unresponsive|will not wake|kill (?:myself|himself|herself)|want to die|911|going off`,
);
