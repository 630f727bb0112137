// A new baby at home and cradle cap that only sound like danger.
import { expect, test } from 'vitest';
import { findDanger } from './danger.ts';

test.each([
  'potty trained for 3 months, now peeing her pants since her baby brother came home',
  'My 4 year old wets the bed since her baby brother came home',
  'she hits her baby brother since he came home',
  'he wont sleep alone ever since the twins came home from the hospital',
  'my baby has yellow flaky stuff on her scalp',
  'yellow crusty patches on his head, 2 months old',
])('“%s” is no alarm', (said) => expect(findDanger(said)).toBeUndefined());

test.each([
  'she wets the bed and shakes when her stepdad comes home',
  'the baby has bruises since my boyfriend came home',
  'my newborn looks yellow and is hard to wake',
])('“%s” stays one', (said) => expect(findDanger(said)).toBeDefined());
