// Ages of children as guides say them.

/** Oldest age that guides for children speak of. */
export const OLDEST = 18;

/** '4 years old' */
export const yearsOld = (age: number): string =>
  age === 0 ? 'under one year' : age === 1 ? 'one year old' : `${age} years old`;

const GRADES = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const GRADE = new RegExp(
  `\\b(?:(1?\\d)(?:st|nd|rd|th)|(${GRADES.join('|')}))[- ]grade(?:r|rs)?\\b|\\b(kindergart(?:e?ner|en)|pre[- ]?k)\\b`,
  'i',
);
const [IN_KINDERGARTEN, BEFORE_FIRST] = [5, 5];

/** 'My 7th grader', 'second grade': the usual age there, in years. */
export function gradeAge(text: string): number | undefined {
  const [, number, word, before] = GRADE.exec(text) ?? [];
  if (before !== undefined)
    return before.toLowerCase().startsWith('pre') ? IN_KINDERGARTEN - 1 : IN_KINDERGARTEN;
  const grade =
    number === undefined ? (word === undefined ? 0 : GRADES.indexOf(word.toLowerCase()) + 1) : Number(number);
  return grade < 1 || grade > GRADES.length ? undefined : grade + BEFORE_FIRST;
}
