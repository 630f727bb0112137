// Words that stand for a shopping list, for the pantry and for the saved ideas, as parts of patterns.

/** 'the list', 'our grocery list', 'the list for shopping', 'groceries', 'the party list'. */
export const LIST =
  "(?<list>(?:(?:the|my|our|this|that|a|an|another|your) )?(?:(?!(?:from|on|onto|to|off|in|into|of|for|and|the|my|our|with|me|us|at)\\b)[\\w'&-]+ ){0,3}?lists?(?: (?:for|of) (?:the )?(?:shopping|groceries|shop|store|supermarket|things to (?:buy|get)|things (?:i|we) need))?|(?:(?:the|my|our) )?(?:shopping|groceries)|(?:the|my|our) grocery|(?:the|my|our) cart)";

export const PANTRY =
  '(?<place>(?:(?:the|our|my) )?(?:pantry|larder|fridge|freezer|deep freeze|refrigerator|kitchen|cupboards?|cellar|store ?room)(?: at home)?)';

export const IDEAS =
  "(?:(?:the|my|our|a|an) )?(?:(?:new|saved|own|family|family's|household) )?(?:favou?rites?|(?:favou?rite )?(?:(?:breakfast|lunch|dinner|supper|snack|meal|menu|dish|recipe|food) )?(?:ideas?)|(?:favou?rite|saved) (?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?|dishes|recipes))(?: list)?";

/** Lists of another kind, which are none of the shopping lists. */
const OTHER =
  /\b(?:to ?-? ?dos?|chores?|tasks?|packing|guests?|wish|bucket|play|waiting|wait|mailing|contacts?|friends?|medications?|medicines?|meds|allerg\w+|reading|watch|movie|gift|present|invite|invitation|invitations|price|check|emergency|things to do|activities|names?|e ?mail|reminders?|vaccin\w+|family|members?|school|class|honey do|black|shot|bedtime|routine)\b/i;
const PLAIN =
  /^(?:(?:the|my|our|this|that|a|an|another|your|new|current|shared|weekly|big|next|whole|family|household|regular|usual) )*(?:(?:shopping|grocery|groceries|food|store|supermarket|market|buying) ?)?(?:lists?|cart|shopping|groceries|grocery)(?: (?:for|of) .*)?$/i;
const TITLED =
  /^(?:(?:the|my|our|this|that|a|an|another|your|new) )*(.+?)(?: (?:shopping|grocery|groceries))? lists?$/i;

/** Which list words name: none of ours, the usual one, or one with a title, 'Party'. */
export function listNamed(words: string): 'other' | { title?: string } {
  if (OTHER.test(words)) return 'other';
  if (PLAIN.test(words)) return {};
  const title = TITLED.exec(words)?.[1];
  return title === undefined ? {} : { title };
}
