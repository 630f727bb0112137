// 'No wait, he has picture day, put it back' after a removal, 'she changed her mind, take it off again' after an addition.
import { fold } from '../../text/fold-text.ts';
import type { Talk } from '../talk.ts';

const THAT = '(?:it|that|this|him|her|them|those|that one)';
const END = '(?: (?:on|in|again|please|pls|now|lol))*\\W*$';
const PUTS_BACK = new RegExp(`\\b(?:put|bring|get) ${THAT} back${END}`);
const TAKES_OFF = new RegExp(`\\b(?:take|get|pull) ${THAT} (?:back )?(?:off|out|down) again${END}`);

/** True where the last write, or the card that waits, is turned round by words that name nothing else. */
export function isReversed({ reading, state }: Pick<Talk, 'reading' | 'state'>): boolean {
  if (!state || state.cards.length === 0) return false;
  const text = fold(reading.said);
  return (
    (PUTS_BACK.test(text) && /_(?:cancel|stop|remove|move)$/.test(state.intent)) ||
    (TAKES_OFF.test(text) && /_(?:add|new|create|set|change)$/.test(state.intent))
  );
}
