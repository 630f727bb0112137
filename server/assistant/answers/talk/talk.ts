// Answers of small talk, and of what Pip declines.
import { quietLine } from '../../danger/unease.ts';
import { paragraphs } from '../../text/say.ts';
import type { Answerer, Answerers, Asked } from '../plan.ts';
import { declinedAnswers } from './declined.ts';
import { smallTalkAnswers } from './small-talk.ts';

/** Intents that are read into words nobody expected: there a worry may hide. */
const MAY_WORRY: ReadonlySet<string> = new Set([
  'medical_advice',
  'out_of_scope',
  'definition',
  'feeling',
  'joke',
]);

const LONGEST_JOKE = 10;
/** 'Tell me a joke with rocks' worries nobody. */
const isOnlyJoke = ({ intent, text }: Asked): boolean =>
  intent === 'joke' &&
  /^\W*(?:(?:can|could|please|pls|hey|pip|you|u|ok)\W+)*(?:tell|give|got|know|say|make)\b.*\bjokes?\b/i.test(
    text,
  ) &&
  text.split(/\s+/).length <= LONGEST_JOKE;

/** The answer with the numbers to call above it where the words worry. */
const carefully =
  (answerer: Answerer): Answerer =>
  (asked) => {
    const { household, facts, text } = asked;
    const plan = answerer(asked);
    // Advice on first aid has its own words for when to call.
    if (plan.focus?.advice !== undefined || isOnlyJoke(asked)) return plan;
    const numbers = quietLine(text, facts.zone, {
      members: household.members,
      medicines: household.medications,
    });
    return numbers === undefined ? plan : { ...plan, text: paragraphs(numbers, plan.text) };
  };

const ALL: Answerers = { ...smallTalkAnswers, ...declinedAnswers };

export const talkAnswers: Answerers = Object.fromEntries(
  Object.entries(ALL).map(([intent, answerer]) => [
    intent,
    MAY_WORRY.has(intent) ? carefully(answerer) : answerer,
  ]),
);
