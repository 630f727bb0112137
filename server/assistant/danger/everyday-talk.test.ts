// Short replies that go on about something, and what a lesson is about, are no danger; the same words in earnest are one.
import { describe } from 'vitest';
import { none, some } from './testing/none-some.ts';

describe('short replies', () => {
  none([
    'every night till they leave',
    'can their uncle take her',
    'he gets picked up when she is off',
    'kill both',
  ]);
  some([
    'every time he comes home he hits us',
    'he comes into her room every night',
    "i can't take it anymore",
    'she took all her pills',
  ]);
});

describe('what a lesson in first aid is about', () => {
  none([
    "leo's cub scout den is doing first aid next tues 6pm, choking and burns and that, can you add it",
    'red cross babysitting course saturday 9 to 3, they cover choking and cpr, add it please',
    'first aid course on saturday about drowning and seizures',
  ]);
  some([
    "we're at first aid class and lucas is choking",
    "first aid tuesday, choking, he can't breathe",
    'at the first aid course, choking, help',
  ]);
});
