// A temperature without the word for it is written down as a fever.
import { expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';
import { newEntries } from './record-entries.ts';

const titles = (said: string) =>
  newEntries(askedOf('record_add', said, HEALTH_FAMILY)).map(({ title }) => title);

test.each([
  'log that theo had 38.6 yesterday',
  'theo was 102.3 last night, log it',
  'note theo hit 40.1 on friday',
])('“%s” is a fever', (said) => expect(titles(said)).toEqual(['Fever']));

test.each(['theo was 38.5 kg yesterday, log it', 'log that theo had 38 stitches', 'my ldl was 100, log it'])(
  '“%s” is none',
  (said) => expect(titles(said)).not.toContain('Fever'),
);
