// Makes a typed text plain without losing its spelling: names of goods are kept as they were written.

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/[“”„]/g, '"'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|should|would|need)n'?t\b/gi, '$1 not'],
  [/\bcan'?t\b|\bcannot\b/gi, 'can not'],
  [/\bi'?m\b/gi, 'I am'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [/\b(i|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(i|you|we|they|he|she)'d\b/gi, '$1 would'],
  [/\b(i|you|we|they|he|she|it)'ll\b/gi, '$1 will'],
  [/\b(what|who|where|how|that|there|here|he|she|it)'s\b/gi, '$1 is'],
  [/\bwhats\b/gi, 'what is'],
  [/\blet'?s\b/gi, 'let us'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:gonna)\b/gi, 'going to'],
  [/\s+/g, ' '],
];

const BEFORE =
  /^(?:(?:hi|hello|hey|ok|okay|so|well|and|pip|please|also|oh|yes|yeah|sure|thanks|thank you|um|hm+|now|then|just|kindly|great|quick question)[,.!]? |would you (?:mind|be (?:so )?(?:kind|willing|able)(?: enough)?(?: to)?) |(?:can|could|would|will|may|might) (?:you|we|i)(?: please| kindly| maybe| perhaps)? |are you able to |(?:i|we) (?:want|would like|need)(?: for)? (?:you )?to (?!(?:buy|get|pick|purchase|know|cook|make|eat|prepare|bake|use|find|learn)\b)|is it possible (?:for you )?to |(?:please )?(?:remember|do not forget|make sure) to |make sure (?:that )?(?:we|you|i) |let us |go ahead and |help me (?:to )?)/i;
const AFTER =
  /(?:,? (?:please|pip|thanks|thank you|for me|for us|too|as well|again|right now|now|if you can|when you can|ok|okay|or what|real quick|today|would you|will you|can you))[\s.!?]*$|[\s.!?,;]+$/i;
const MOST = 6;

/** The words without greeting, politeness and the marks at the end. */
export function plainOf(text: string): string {
  let plain = text.normalize('NFC').trim();
  for (const [pattern, words] of CONTRACTIONS) plain = plain.replace(pattern, words);
  for (let round = 0; round < MOST; round += 1) {
    const before = plain;
    plain = plain.replace(BEFORE, '').replace(AFTER, '').trim();
    if (plain === before) break;
  }
  return plain;
}
