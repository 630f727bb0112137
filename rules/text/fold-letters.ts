// Folds letters so that texts compare without accents and capitals: 'Łukasz' and 'lukasz', 'Zoë' and 'zoe'.

/** Letters that Unicode does not decompose into a plain one and a mark. */
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Lower case without accents, ligatures and full-width forms; letters of other scripts stay. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþħı]/g, (letter) => LETTERS[letter] ?? letter);
