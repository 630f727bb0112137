// The command around words that shall be stored: 'and put down that Tobias takes her', 'write bring the inhaler on it'. The
// stored text is the span between its edges; no other place cuts words off a note.
const POLITE =
  "(?:(?:hey|hi|hello|ok|okay|oh|so|and|also|then|but|um+|uh|like|please|pls|plz|pip|just|now|alright|well|actually|quick|one more thing|can|could|would|will|you|u|ya|we|i|want|need|to|lets|let’s|let's)\\b[\\s,.!:]*)*";
const ACT =
  '(?:put|write|add|note|jot|save|stick|mention|include|log|record|remember|mark|make|leave|store|pencil)';
const IT = '(?:it|that|this|there|them|both|him|her|me)';
const PLACE =
  "(?:(?:the |that |this |its |my |his |her |their |our |(?!bring|take|ask)[\\p{L}]+(?:['’]s|s['’]?) )?(?:notes?|profile|card|entry|file|appointment|appt|visit|calendar|instructions?|description|record)(?: of \\p{L}+)?)";
/** 'To the checkup,' names the record, where a sign or 'that' follows. */
const NAMED = "(?:(?:the|his|her|my|our) (?:[\\p{L}’'-]+ ?){1,3}(?=[,:]| that\\b| saying\\b))";
/** 'Put down that', 'add a note to the checkup saying', 'write' */
const LEAD = new RegExp(
  `^\\W*${POLITE}(?:${ACT}\\b(?: (?:down|in|up))?(?: (?:for|on|to|in|into) ${PLACE})?(?: (?:a|an|the|this|another|one more)? ?notes?\\b)?(?: (?:for|on|to|in|about) (?:${PLACE}|${IT}\\b|${NAMED}))?(?: (?:that|saying|how)\\b)?|keep in mind(?: that\\b)?|notes?\\b(?: (?:that|to self))?|(?:change|update) the notes?\\b)[\\s:,–—-]*`,
  'iu',
);
const THANKS = '(?:please|pls|plz|thanks|thx)';
/** 'On that', 'in her notes', 'for me please' */
const END = `(?:\\s+(?:(?:on|in|to|into|onto|for|under) (?:${IT}\\b|${PLACE}|there)|down|too|again|somewhere|(?:would|could|can|will) (?:you|u)|${THANKS}))+`;
const LAST_WORDS = new RegExp(`[\\s,;]*${END}[\\s.!?]*$`, 'iu');
const ASKED = '(?:(?:(?:can|could|would|will) (?:you|u)|please|pls|and|so|just|then)\\s+)*';
/** ', can you fix that', 'put that in his notes', ', notes pls' */
const COMMAND = new RegExp(
  `(?:^|[\\s,;.!?–—-]+)${ASKED}(?:(?:${ACT}|fix|update|change|do) ${IT}\\b(?: (?:down|in|up))?(?:${END})?|${ACT} (?:in|to|into|on) (?:(?:the|his|her|their|my) )?notes?(?: ${THANKS})?|(?<=[,;.!?–—-]\\s*)notes?|fyi|${THANKS}|asap)[\\s.!?]*$`,
  'iu',
);

/** ', but don't change her name': an order about another field. */
const LEAVES_FIELD =
  /[\s,;.–—-]+(?:but |and )?(?:please )?(?:do not|don['’]?t|without|never) (?:chang\w+|renam\w+|touch\w*|edit\w*)\b[^.;!?,]{0,24}\b(?:names?|profile|allerg\w+)(?: (?:tho|though|here|please))*(?=$|[\s,.;!?])/iu;

/** The words that a message wants stored, without the command around them. */
export function betweenFrames(typed: string): string {
  let text = typed.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(COMMAND, '').replace(LEAVES_FIELD, '');
    const body = text.replace(LEAD, '');
    text = (body === text ? body : body.replace(LAST_WORDS, '')).trim();
  }
  return text.replace(/[\s,;.!]+$/, '');
}

/** 'Note for the checkup, he has to fast': all of it is one note. */
export const beginsNote = (typed: string): boolean =>
  /^\W*(?:(?:ok|and|also|oh|please|pls|can you|could you|pip|hey)[\s,]+)*(?:note|jot|write|put (?:down|a note)|(?:add|make|leave) a note)\b/i.test(
    typed,
  ) && betweenFrames(typed) !== '';
