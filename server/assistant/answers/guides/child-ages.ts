// Ages of children as guides say them.

/** Oldest age that guides for children speak of. */
export const OLDEST = 18;

/** '4 years old' */
export const yearsOld = (age: number): string =>
  age === 0 ? 'under one year' : age === 1 ? 'one year old' : `${age} years old`;
