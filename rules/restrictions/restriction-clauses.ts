// Splits an entry into clauses, and determines whether each names, tolerates, denies or excepts a food.
import { vocabulary } from './restriction-vocabulary.ts';
import { BREAK } from '../text/words.ts';

/** 'guarded' marks foods after 'everything except', whatever the other words suggest. */
export interface Clause {
  text: string;
  kind: 'named' | 'wish' | 'guarded' | 'denied';
}

const CONDITIONS =
  'allergic|intolerant|sensitive|vegetarian|vegan|pescatarian|celiac|coeliac|halal|kosher|gluten free|dairy free';
const DENIED = new RegExp(
  `\\b(?:not|non|isn t|isnt|arent|no longer)(?: an?| really| currently| at all)? (?:${CONDITIONS})\\b.*$`,
);
// 'Without any problem' reassures; it avoids nothing.
const REASSURED =
  /\b(?:no|not an?|without|without any|never an?|no known) (?:problem|issue|reaction|concern|trouble|worry)\b/g;
const ALL_BUT =
  /\b(everything|anything|everyone|all|all food|any food|nothing|none|food) (?:but|besides?|minus)\b(?! (?:not|no)\b)/g;
const EXCEPT =
  /\b(?:with (?:the )?exception of|except(?:ing|ion)?(?: for)?|unless|apart from|other than|aside from|barring|save for|with exception)\b/;
const TURN = /\b(?:but|just|only|still|yet|though|although|however|while|whereas)\b/;
const STARTERS = '(?:(?:she|he|they|is|are|has|have|it|really|very|severely|severe|strictly|also) )*';
// 'Eats eggs', 'can have baked milk', 'baked is fine'
const ALLOWED =
  /^(?:(?:she|he|they|but|still|will|i|we|also) )*(?:eat|drink|tolerate|can (?:eat|drink|have|tolerate))\b|\b(?:ok|okay|fine|safe)$/;

/** 'Not allergic to milk and allergic to eggs': what follows 'and' speaks for itself. */
function turnOf(): RegExp {
  const avoiding = [...vocabulary().avoiding].join('|');
  return new RegExp(`\\b(?:and|plus|also|then|or|nor)\\b(?= ${STARTERS}(?:${avoiding})\\b)`);
}
let turn: RegExp | undefined;

export const hasAvoiding = (text: string): boolean =>
  text.split(' ').some((word) => vocabulary().avoiding.has(word));

function kindOf(text: string): Clause['kind'] {
  if (hasAvoiding(text)) return 'named';
  const wish = ALLOWED.test(text) || text.split(' ').some((word) => vocabulary().wishes.has(word));
  return wish ? 'wish' : 'named';
}

/** One clause without what it denies; two when a denial follows a name. */
function plainClauses(raw: string): Clause[] {
  const text = raw.replace(REASSURED, ' fine ').replace(/ +/g, ' ').trim();
  const denied = DENIED.exec(text);
  if (!denied) return text === '' ? [] : [{ text, kind: kindOf(text) }];
  const before = text.slice(0, denied.index).trim();
  return [
    ...(before === '' ? [] : [{ text: before, kind: kindOf(before) }]),
    { text: denied[0], kind: 'denied' },
  ];
}

/** The clauses of a comparable form, in order. `names` says whether a clause names a known food, class or diet. */
export function clausesOf(form: string, names: (text: string) => boolean): Clause[] {
  const nextTurn = (turn ??= turnOf());
  const clauses: Clause[] = [];
  // An exception takes something out only where the clause before it put something in.
  let avoids = false;
  const take = (clause: Clause) => {
    clauses.push(clause);
    avoids = (clause.kind === 'named' || clause.kind === 'guarded') && names(clause.text);
  };
  const pieces = form
    .replace(ALL_BUT, '$1 except')
    .split(BREAK)
    .flatMap((segment) => segment.split(TURN))
    .flatMap((segment) => segment.split(nextTurn));
  for (const piece of pieces) {
    const [before = '', ...excepted] = piece.split(EXCEPT);
    for (const clause of plainClauses(before)) {
      const opens = excepted.length > 0 && !names(clause.text);
      if (opens) avoids = false;
      else take(clause);
    }
    for (const part of excepted) {
      const text = part.trim();
      if (text !== '' && (!avoids || hasAvoiding(text))) clauses.push({ text, kind: 'guarded' });
    }
  }
  return clauses;
}
