// Long advice in paragraphs, for a phone.

/** Letters of a text that is read at a glance on a phone. */
const GLANCE = 300;
/** Before whom to call, and before the last sentence, on an emergency. */
const PARTS = / (?=Call (?!911)|[A-Z][^.]*\b(?:911|emergency room)\b[^.]*\.$)/g;

/** A long text in paragraphs: what to do, whom to call when, and what is an emergency. */
export const inParagraphs = (text: string): string =>
  text.length > GLANCE ? text.replace(PARTS, '\n\n') : text;
