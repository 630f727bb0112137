// When somebody ill may go back to school, by the hours that a message tells.

/** 'Sick since 3 this morning, school tomorrow?': if the 24 hours are over by then. */
export function verdictIn(text: string): string {
  if (!/\btomorrow\b/.test(text))
    return /\btoday\b/.test(text) && /\b(?:last night|this morning|overnight)\b/.test(text)
      ? 'Today is too early. '
      : '';
  if (
    /\b(?:last night|yesterday|overnight|(?:[1-7]|four|five|six|three|two|one)(?::\d\d)? ?(?:am )?(?:this morning|in the morning|am)|middle of the night)\b/.test(
      text,
    )
  )
    return 'By tomorrow morning the 24 hours are over, so likely yes if nothing more comes. ';
  if (/\b(?:this morning|at breakfast)\b/.test(text))
    return 'Tomorrow morning the 24 hours are just about over, so it depends on the hour and how {they} are. ';
  if (
    /\b(?:tonight|this (?:afternoon|evening)|today|just now|after school|at (?:lunch|dinner)|after (?:lunch|dinner))\b/.test(
      text,
    )
  )
    return "Tomorrow morning is too early, the 24 hours aren't over by then. ";
  return '';
}

/** It is there now. */
const FEVERISH =
  /\b(?:(?:has|have|with|running|got) (?:a |an )?(?:\w+ )?(?:fever|temp|temperature)|10[0-3](?:\.\d)?)\b/;
const OVER = /\b(?:was|had|gone|broke|normal|last|yesterday|over)\b/;
export const notToday = (text: string): string =>
  FEVERISH.test(text) && !OVER.test(text)
    ? `No, not ${/\btomorrow\b/.test(text) ? 'tomorrow' : 'with a fever'}. `
    : '';
