// A rescue inhaler used twice is no poisoning; with breathing that is still hard it is an emergency.
import { expect, it } from 'vitest';
import { dangerIn } from './danger.ts';

it.each([
  'ivo used his inhaler twice today',
  'he needed the albuterol twice last night and is fine now',
  'the new inhaler is great, he still loves breathing exercises',
])('no danger: %s', (text) => expect(dangerIn(text)).toBeUndefined());

it.each([
  ['ivo used his inhaler twice and is still wheezing', 'emergency'],
  ["gave ivo his inhaler and he's still tight", 'emergency'],
  ['2 puffs of albuterol and he is still breathing hard', 'emergency'],
  ['should i call someone, she had her puffer and is still having trouble breathing', 'emergency'],
  ['ivo took his albuterol twice and is still coughing', 'doctor'],
  ['ivo was coughing all night, used albuterol twice', 'doctor'],
  ['he used it all, the inhaler twice as much as he should, it all', 'poison'],
  ['my toddler played with the inhaler and used it twice', 'poison'],
  ['i gave him the albuterol twice by mistake', 'poison'],
  ['he used his inhaler twice and swallowed a button battery', 'poison'],
  ['he used his inhaler twice and got into the bleach', 'poison'],
  ['he used the albuterol twice within 20 minutes', 'poison'],
])('%s is %s', (text, kind) => expect(dangerIn(text)).toBe(kind));
