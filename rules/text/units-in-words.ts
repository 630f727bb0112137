// Numbers in words.

/** The words of 0 to 19, each at its number. */
export const UNITS_IN_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const TWELVE = 12;
/** The words of 0 to 12, which people write more often than the number. */
export const SMALL_IN_WORDS = UNITS_IN_WORDS.slice(0, TWELVE + 1);
