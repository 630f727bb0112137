// The end of a telephone number that is said alone: '0135 at the end', 'it ends in 51', 'last four are 0135'.
const END =
  /\b(?:(?:it|that|they)(?:['’]?s| is| should be)? )?(?:(?:(?:the|its|their) )?(?:number )?end(?:s|ing)? (?:(?:in|with|on|is|at) )?(\d{1,4})|(\d{1,4}) (?:at|in|on) the end|(?:(?:the|its|their) )?last (?:(?:\d|two|three|four|few|part) )?(?:(?:digits?|numbers?|ones?) )?(?:(?:is|are|should be|were|was|actually|its) )*(\d{2,4}))(?! ?(?:-|\d|days?|weeks?|months?|years?|hours?|minutes?|times?|mg|ml|a?m|pm)\b)(?![\w-])/i;
/** 'Oops 0198': nothing but digits behind a correction, as many as a number ends with. */
const ONLY_END =
  /^\W*(?:(?:oops|no|nope|nah|wait|sorry|actually|ugh|oh|my bad|i mean|i meant|its|it['’]s|it is|make (?:it|that))[\s,.!]+)+(\d{3,4})\W*$/i;
const SHORTEST_NUMBER = 7;

/** The number with the end that a text says; undefined where it says none. */
export function withNewEnd(number: string, text: string): string | undefined {
  const end = (ONLY_END.exec(text) ?? END.exec(text))?.slice(1).find(Boolean);
  return end === undefined || number.length < SHORTEST_NUMBER
    ? undefined
    : number.slice(0, -end.length) + end;
}

/** The text with the whole number in place of its end. */
export function withWholeNumber(text: string, number: string): string {
  const whole = withNewEnd(number, text);
  return whole === undefined ? text : text.replace(ONLY_END.test(text) ? ONLY_END : END, `it's ${whole}`);
}
