// 'Nora here. Please add …', 'I keep forgetting to put this in, …': who writes, and how it slipped, is no part of the wish.
const WRITER =
  /^\s*(?:hi|hey|hello)?[\s,]{0,3}(?:it['’]?s |this is )?\p{L}{2,20} here\s?[.,!;:–—-]+\s+(?=\S+ \S)/iu;
const IS_PLACE =
  /\b(?:over|right|from|is|are|was|not|come|in|get|live|lives|stay|stays|up|down|out|all|snow|fever)\s+here\b/i;
const KEEPS = '(?:put|add|write|enter|log|note|mention|record|tell you|get|type|save|do)';
/** Words that slipped: an object that says nothing of itself. */
const SLIPPED = new RegExp(
  `^\\W*(?:(?:oh|ok|okay|hey|hi|sorry|ugh|so|pip|and|also|man|shoot)\\b[,. ]*)*(?:(?:i|we) (?:(?:just |almost |totally |completely |always )?(?:keep|kept) (?:forgetting|meaning) to|(?:['’]?ve|have) been meaning to|(?:just |almost |totally |completely )?forgot to|(?:just )?(?:remembered|realized) i (?:never|forgot to|didn['’]?t)|never|meant to|should have|shouldve|was going to|was supposed to)|i['’]?ve been meaning to|before i forget(?: to| again)?|i (?:just )?(?:remembered|realized))(?: ${KEEPS}(?: (?:this|that|it|these|them))?(?: (?:in|down|here|in here))?(?: (?:earlier|before|sooner|yesterday|last week|already|again))?)?\\s*[,.:;–—-]+\\s*(?=\\S+ \\S)`,
  'iu',
);
/** 'The school just called, …': who told it is no part of it. */
const REPORTED =
  /^\W*(?:(?:so|ok|okay|hey|hi|ugh|and|pip)\b[,. ]*)*(?:the |our |his |her |their )?(?:school|district|daycare|day care|preschool|kindergarten|camp|coach|teacher|school office|office)(?: just)? (?:called|rang|emailed|e-mailed|texted|wrote|said)(?:(?: and said| to say| me| us)(?: that)?|(?: that))?\s*[,.:;–—-]*\s+(?=\S+ \S)(?!about|for|in|back|again|today|because)/iu;
/** The message without the words that say who writes it, and why only now. */
export const withoutWriter = (said: string): string => {
  const slipped = SLIPPED.exec(said)?.[0];
  const rest = slipped === undefined ? said : said.slice(slipped.length);
  const writer = WRITER.exec(rest)?.[0];
  const own = writer === undefined || IS_PLACE.test(writer) ? rest : rest.slice(writer.length);
  return own.slice(REPORTED.exec(own)?.[0].length ?? 0);
};
