// 'Nora here. Please add …': who writes is no part of the wish.
const WRITER =
  /^\s*(?:hi|hey|hello)?[\s,]{0,3}(?:it['’]?s |this is )?\p{L}{2,20} here\s?[.,!;:–—-]+\s+(?=\S+ \S)/iu;
const IS_PLACE =
  /\b(?:over|right|from|is|are|was|not|come|in|get|live|lives|stay|stays|up|down|out|all|snow|fever)\s+here\b/i;
/** The message without the words that say who writes it. */
export const withoutWriter = (said: string): string => {
  const writer = WRITER.exec(said)?.[0];
  return writer === undefined || IS_PLACE.test(writer) ? said : said.slice(writer.length);
};
