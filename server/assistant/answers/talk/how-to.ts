// How one thing is done in the app, or if it can be, and where a part of it is.
import type { Plan } from '../plan.ts';
import { fold } from '../../text/fold-text.ts';
import { WordClasses } from '../named-rows.ts';
import places from './data/app-places.json' with { type: 'json' };
import rows from './data/help-how.json' with { type: 'json' };

const ROWS = new WordClasses(Object.fromEntries(rows.map(({ words }, at) => [String(at), words])));

const PLACES = new WordClasses(Object.fromEntries(places.map(({ words }, at) => [String(at), words])));
/** Asks for a place on the screen; 'where do I find tahini' names none. */
const ASKS_PLACE =
  /\bwhere(?:['’]?s)?\b.*\b(?:in|on) (?:this|the|your) (?:app|site|website|screen)\b|\bwhere(?:['’]?s)?\b.*\b(?:can['’]?t|cannot|can ?not|don['’]?t) (?:find|see) (?:it|them|that)\b|\bwhere (?:do|can|should|would) (?:i|we) (?:go to )?(?:find|see|open|look at|get to|click|tap)\b|\bhow (?:do|can|would) (?:i|we) (?:open|find|get to|go to|see) (?:the|my|our)\b/i;

/** 'Can Maeve see what I write here' */
export const ASKS_WHO_SEES =
  /^\W*(?:(?:so|but|and|wait|ok|okay|hey|pip)\W+)*(?:can|could|does|do|will|would|is) (?:[\p{L}'’]+ ){1,4}(?:see|read|look at|access|view)\b.*\b(?:what (?:i|we) (?:write|type|say|put|ask)|(?:this|these|our|my) (?:chats?|conversations?|calendar|records?|notes|data|info|messages|lists?|menus?|appointments))\b/u;

/** Where a part of the app is; undefined where none is asked for. */
function placeInApp(text: string): Plan | undefined {
  const [at] = ASKS_PLACE.test(text) ? PLACES.in(text) : [];
  const row = at === undefined ? undefined : places[Number(at)];
  return row && { text: row.says };
}

const PRIVACY = rows.find((row) => 'about' in row);

/** The first row of the data whose words are said; with `ofApp`, of those that name a part of the app alone. */
export function howTo(text: string, ofApp = false): Plan | undefined {
  if (ASKS_WHO_SEES.test(fold(text))) return PRIVACY && { text: PRIVACY.says };
  const [row] = ROWS.in(text)
    .map(Number)
    .toSorted((one, other) => one - other)
    .flatMap((at) => rows[at] ?? [])
    .filter((one) => !ofApp || 'app' in one);
  return placeInApp(text) ?? (row && { text: row.says });
}
