// The family as danger recognition knows it.
import { expect, test } from 'vitest';
import { knownFamily } from './family.ts';

const person = (name: string, age: number) => ({
  id: name,
  name,
  relationship: age < 18 ? 'child' : 'parent',
  age,
  allergies: [],
});

test('a word that several people or medicines share has each tag once [M3]', () => {
  const { tags } = knownFamily({
    members: [person('Ann Miller', 40), person('Bea Miller', 9), person('Cy Miller', 7)],
    medicines: [
      { name: 'Zyrtec', familyMemberId: 'Ann Miller' },
      { name: 'Zyrtec', familyMemberId: 'Bea Miller' },
    ],
  });
  for (const word of ['miller', 'millers', 'zyrtec']) {
    const own = tags.get(word) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual([...new Set(own)]);
  }
  expect(tags.get('miller')).toContain('child');
  expect(tags.get('ann')).toContain('adult');
});
