// Links of a contact open the right target.
import { expect, test } from 'vitest';
import { mailHref, mapHref } from './contact-hrefs.ts';

test('an e-mail address cannot smuggle in another recipient [MED-03]', () => {
  expect(mailHref('dr.lee@example.org')).toBe('mailto:dr.lee@example.org');
  expect(mailHref('a?cc=b&x@example.org')).toBe('mailto:a%3Fcc%3Db%26x@example.org');
});

test('an address of several lines is looked up as one [MED-03]', () => {
  expect(mapHref('12 Elm St\nSpringfield & Co ')).toBe(
    'https://www.openstreetmap.org/search?query=12%20Elm%20St%20Springfield%20%26%20Co',
  );
});
