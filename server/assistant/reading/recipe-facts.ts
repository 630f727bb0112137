// Facts that stand on lines of their own in a pasted recipe: 'Serves 6', 'Prep 20 min', 'Yield: 12 bars'.

const NUMBER = String.raw`(?:\d[\d./ ½¼¾⅓⅔–-]*|a|an|one|two|three|four|six|eight|half an?)`;
const TIME = String.raw`${NUMBER} ?(?:m|min|mins|minutes?|h|hr|hrs|hours?)\b\.?`;
const SPAN = String.raw`(?:about |approx\.? |~ ?)?${TIME}(?:[ ,]*(?:and )?${TIME})*`;
const TIMED = String.raw`(?:(?:hands-on|hands on|active|total|inactive|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|rest(?:ing)?|rising|ready|start to finish|time)(?: ?(?:time|in))?)`;
const COUNT = String.raw`(?:about |approx\.? |~ ?)?${NUMBER}`;
const ONE_FACT = [
  // 'Serves 6', 'Makes about 2 dozen cookies', 'Yield: one 9x13 pan'
  String.raw`(?:serves|servings?|serving size|makes|feeds|yields?|portions?)\b ?:? ?(?:${COUNT}[\p{L}\d ()x"'–-]{0,30})`,
  String.raw`(?:for )?${COUNT} ?(?:servings?|portions?|people|persons)`,
  // 'Prep 20 min', 'Total time: 1 hr 10 min', '20 minutes prep'
  String.raw`${TIMED} ?[:–-]? ?${SPAN}`,
  String.raw`${SPAN} ?(?:of )?${TIMED}`,
  String.raw`(?:oven|temp(?:erature)?) ?:? ?\d{2,3} ?°? ?[fc]?`,
  String.raw`(?:difficulty|level|course|cuisine|category|source|author|rating|calories)\b ?: ?.{1,60}`,
].join('|');
const FACTS = new RegExp(
  String.raw`^\W*(?:${ONE_FACT})(?:\s*(?:[,;|•·/.–-]|and)\s*(?:${ONE_FACT}))*\W*$`,
  'iu',
);

/** True for a line of such facts alone, which is neither the name nor an ingredient. */
export const isRecipeFact = (line: string): boolean => FACTS.test(line);

const HOUR_MINUTES = 60;
const LONGEST = 24 * HOUR_MINUTES;

/** Minutes told behind a word: 'Prep: 1 hr 10 min' */
function minutesBehind(word: string, line: string): number | undefined {
  const [, hours, minutes] =
    new RegExp(
      String.raw`\b(?:${word})(?: ?(?:time))? ?[:–-]? ?(?:(\d{1,2}) ?h(?:rs?|ours?)?\b)?[ ,]*(?:(\d{1,3}) ?m(?:ins?|inutes?)?\b)?`,
      'i',
    ).exec(line) ?? [];
  const sum = Number(hours ?? 0) * HOUR_MINUTES + Number(minutes ?? 0);
  return sum > 0 && sum <= LONGEST ? sum : undefined;
}

/** The times of preparing and cooking, in minutes. */
export function recipeFacts(lines: readonly string[]): { prepTime?: number; cookTime?: number } {
  const told = lines.filter(isRecipeFact).join('\n');
  const prepTime = minutesBehind('prep(?:aration)?', told);
  const cookTime = minutesBehind('cook(?:ing)?|bak(?:e|ing)', told);
  return { ...(prepTime === undefined ? {} : { prepTime }), ...(cookTime === undefined ? {} : { cookTime }) };
}
