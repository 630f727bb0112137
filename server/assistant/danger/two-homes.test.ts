// A child between separated parents, and an angry one, is no despair and no violence, until a word of harm stands beside it.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';

describe('between two homes', () => {
  test.each([
    'she says she only wants to stay w me',
    'mia doesnt want to go to her moms anymore',
    'he doesnt want to go back to his dads',
    'lucas cries and says he wants to stay with me forever',
    'lucas only wants to live with me',
    'she doesnt want to sleep at her moms',
    'he refuses to go to his dads house this weekend',
    'he just wants to be with me all the time',
    'she hates going to her dads',
    'mia never wants to stay at the other house',
  ])('%s', (said) => expect(dangerIn(said, FAMILY)).toBeUndefined());

  test.each([
    ['she says she doesnt want to be here anymore', 'crisis'],
    ['she doesnt want to live anymore', 'crisis'],
    ['mia only wants to be with grandma in heaven', 'crisis'],
    ['he doesnt want to go to his dads, he hits him', 'abuse'],
    ['she doesnt want to go to her moms because the boyfriend touches her', 'abuse'],
    ['mia wants to stay with me, she wrote a goodbye note', 'crisis'],
  ])('but not: %s', (said, kind) => expect(dangerIn(said, FAMILY)).toBe(kind));
});

describe('an angry child', () => {
  test.each([
    'mia found out her mom has a bf and shes furious at ME why me',
    'my ex has a new girlfriend and lucas is mad at her',
    'mia is so angry at me since the divorce',
    'lucas is mad at his dad because of the new girlfriend',
    'my daughter is pissed at me for moving out',
    'mia is furious with both of us about the separation',
  ])('%s', (said) => expect(dangerIn(said, FAMILY)).toBeUndefined());

  test.each([
    ['mia told my boyfriend and hes furious at me and i am scared', 'abuse'],
    ['my husband is furious at me and threw a plate', 'abuse'],
    ['mias dad is mad at her and hits her', 'abuse'],
  ])('but not: %s', (said, kind) => expect(dangerIn(said, FAMILY)).toBe(kind));
});
