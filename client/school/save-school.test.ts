// The sentence a parent reads when a school cannot be saved.
import { afterEach, expect, test, vi } from 'vitest';
import { newSchool } from './school-form.ts';
import { saveSchool } from './save-school.ts';

afterEach(() => void vi.unstubAllGlobals());

const saving = () => {
  const before = newSchool('public');
  return saveSchool({
    place: { is: 'further', id: 'one' },
    record: null,
    before,
    after: { ...before, schoolName: 'Oak School' },
  });
};
const refuse = (status: number, sentence: string): void =>
  void vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: sentence }), { status }));

test.each([
  [400, 'Choose a time.'],
  [409, 'There is no room for more schools.'],
  [413, 'This calendar is too long.'],
])('a refusal with status %i says what to do [SCH-04]', async (status, sentence) => {
  refuse(status, sentence);
  const outcome = await saving();
  expect(outcome).toMatchObject({ kind: 'failed', inDoubt: false });
  expect(outcome.kind === 'failed' && outcome.sentence).toContain(sentence);
});

test('a fault of the server stays its own [SCH-04]', async () => {
  refuse(500, 'Stack of the server');
  expect(await saving()).toMatchObject({ sentence: 'Failed to save settings. Please try again.' });
});
