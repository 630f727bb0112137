// Words by which parents call a medicine that is stored under another name, each with beginnings or parts of the stored names.
import names from './data/medicine-names.json' with { type: 'json' };

export const MEDICINE_SORTS: readonly { said: readonly string[]; stored: readonly string[] }[] = [
  ...names.groups,
  ...names.same.map((row) => ({ said: row.split(' '), stored: row.split(' ') })),
];
