// Words by which parents call a medicine that is stored under another name, each with beginnings or parts of the stored names.
import names from './data/medicine-names.json' with { type: 'json' };

export const MEDICINE_SORTS: readonly { said: readonly string[]; stored: readonly string[] }[] = [
  ...names.groups,
  ...names.same.map((row) => ({ said: row.split(' '), stored: row.split(' ') })),
];

export const firstWord = (name: string): string => name.toLowerCase().split(/\W/)[0] ?? '';

/** 'Keppra' and 'Levetiracetam 500' are one medicine. */
export const isSameMedicine = (one: string, other: string): boolean =>
  firstWord(one) === firstWord(other) ||
  names.same.some((row) => {
    const words = row.split(' ');
    return words.includes(firstWord(one)) && words.includes(firstWord(other));
  });

/** True for a medicine that words name by its name, a brand or its sort: Cetirizine for 'antihistamines'. */
export const isOfSort = (name: string, words: string): boolean => {
  const said = ` ${words.toLowerCase().replace(/s\b/g, '')}`;
  return (
    said.split(/\s+/).some((word) => word.length > 2 && isSameMedicine(name, word)) ||
    names.groups.some(
      (group) =>
        group.said.some((one) => said.includes(` ${one.replace(/s\b/g, '')}`)) &&
        group.stored.some((one) => name.toLowerCase().includes(one)),
    )
  );
};
