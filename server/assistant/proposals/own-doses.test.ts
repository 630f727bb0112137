// Amounts of medicine on a card: those the parent said, also as a correction, and no other.
import { expect, test } from 'vitest';
import { openHome } from '../testing/home.ts';
import { checkOwnWords } from './own-doses.ts';

const ADDED = 'Add ibuprofen for Ivo, 200 mg as needed';

async function check(dosage: string, ...said: readonly string[]): Promise<void> {
  const home = await openHome();
  const { context } = await home.parent('Dana');
  try {
    await checkOwnWords(context, 'createMedication', { name: 'Ibuprofen', dosage }, said.join('\n'));
  } finally {
    await home.close();
  }
}

test.each([
  ['200 mg', [ADDED]],
  ['100 mg', [ADDED, 'make it 100']],
  ['100 mg', [ADDED, 'sorry, 100']],
  ['150 mg', [ADDED, 'it should be 150 instead']],
])("%s after %j is the parent's own", async (dosage, said) => {
  await expect(check(dosage, ...said)).resolves.toBeUndefined();
});

test.each([
  ['400 mg', [ADDED]],
  ['3 mg', [ADDED, "it's 3 pm now"]],
  ['3 mg', [ADDED, 'make it 3 times a day']],
  ['5 mg', [ADDED, 'actually 5 days are enough']],
  ['100 mcg', [ADDED, 'make it 100']],
])('%s after %j was never said', async (dosage, said) => {
  await expect(check(dosage, ...said)).rejects.toThrow('The parent has not said this amount.');
});
