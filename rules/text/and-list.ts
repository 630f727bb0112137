// A list as it is read aloud.

/** 'Mia', 'Mia and Leo', 'Mia, Leo and Ben' */
export const andList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
