import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonAvatar, personHues } from './person-avatar.tsx';

const ids = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `0190d0a0-0000-7000-8000-00000000${String(at * 7919).padStart(4, '0')}`,
  );

test('members of a family have different colours as long as there are enough', () => {
  for (const count of [1, 2, 5, 12]) expect(new Set(personHues(ids(count)).values()).size).toBe(count);
  expect(personHues(ids(30)).size).toBe(30);
});

test('the colours of a small family are at least 60° apart', () => {
  const [first, second, third] = personHues(['a0', 'a1', 'a2']).values();
  for (const [one, other] of [
    [first, second],
    [second, third],
    [first, third],
  ] as const) {
    const distance = Math.abs((one ?? 0) - (other ?? 0));
    expect(Math.min(distance, 360 - distance)).toBeGreaterThanOrEqual(60);
  }
});

test('the order of the list does not change the colours', () => {
  const members = ids(8);
  expect(personHues(members.toReversed())).toEqual(personHues(members));
});

test('a later member takes no colour from an earlier one', () => {
  const members = ids(6);
  const before = personHues(members.slice(0, 5));
  const after = personHues(members);
  for (const [id, hue] of before) expect(after.get(id)).toBe(hue);
});

test.each([
  ['Mia', 'M'],
  ['Ana Maria Park', 'AP'],
  ['  zoë  ', 'Z'],
  ['👧 Mia', '👧M'],
])('the initials of “%s” are “%s”, and assistive technology reads the name', (name, initials) => {
  const markup = renderToStaticMarkup(<PersonAvatar name={name} hue={10} />);
  expect(markup).toMatch(new RegExp(`aria-hidden="true"[^>]*>${initials}<`));
  expect(markup).toContain(`sr-only">${name}<`);
});
