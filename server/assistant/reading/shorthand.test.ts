// Texted words are written out before a message is read; what only looks like them stays.
import { expect, test } from 'vitest';
import { writtenOut } from './shorthand.ts';

test.each([
  ['rice w beans n corn', 'rice with beans and corn'],
  ['what nites is she on', 'what nights is she on'],
  ['fill the empty dinners next wk', 'plan the open dinners next week'],
  ['lolas meds list', 'list lolas meds'],
  ['whos allergic to what again', 'whos allergic to what'],
  ['whos allergic to what again need it for camp', 'whos allergic to what, need it for camp'],
  ['soup w/o onions', 'soup without onions'],
  ['pizza w/extra cheese', 'pizza with extra cheese'],
  ['get gf crackers', 'get gluten-free crackers'],
  ['wich list, chek it nxt week', 'which list, check it next week'],
  ['wens soccer', "when's soccer"],
  ['for forty-five minutes', 'for 45 minutes'],
  ['for twenty min', 'for 20 min'],
  ['height 48 and a half inches n 51 ½ lb', 'height 48.5 inches and 51.5 lb'],
  ['49 n a half in', '49.5 in'],
])('writes out %j', (typed, plain) => expect(writtenOut(typed)).toBe(plain));

test.each([
  'my gf is coming',
  'when can he swim again',
  'room w is closed',
  'mail me at w@example.com',
  'M n',
  'A&W',
  'vitamin w daily',
  'move to 20 w osborn rd',
  'an hour and a half later',
])('leaves %j as it is', (typed) => expect(writtenOut(typed)).toBe(typed));

test('a mother by a foreign word is one, and Mae is a name', () => {
  expect(writtenOut('Mãe sees Mae on friday')).toBe('mom sees Mae on friday');
});
