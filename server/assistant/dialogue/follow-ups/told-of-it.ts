// Sentences without a subject, told or asked in a few words: 'the doctor says three more days', 'which tooth'.
import type { Reading } from '../../reading/wish.ts';
import type { Slots } from '../../reading/slots.ts';
import { fold } from '../../text/fold-text.ts';
import { OPENS_QUESTION, ofRecord } from './it.ts';
import { hasNoSubject, isNone, type Attached, type Spoken } from '../message.ts';
import { KIND_OF, topicOf } from '../topics.ts';

const CHANGED_BY: readonly (keyof Slots)[] = [
  'days',
  'times',
  'durations',
  'doses',
  'frequencies',
  'instructions',
  'phones',
  'emails',
  'addresses',
];
const LONGEST_TOLD = 12;
/** 'Book me a massage then at 11' is a thing of its own. */
const ADDS = /\b(?:add|book|schedule|put|get|buy|plan|start|log|sign|need an?|have an?|got an?)\b/;
/** Who brought the news is no subject. */
const NEWS =
  /^(?:(?:and|so|ok|oh) )*(?:the |her |his |my |our )?(?:doc|doctor|dr|dentist|nurse|pharmacist|office|clinic|they|he|she) (?:says?|said|wants|told (?:me|us)|called)\b/;

/** 'The doctor says three more days' after a medicine: what is told without a subject changes the record spoken of. */
export function toldOfIt(reading: Reading, spoken: Spoken): Attached | undefined {
  const text = fold(reading.said).trim();
  const { slots, tagged } = reading.whole;
  const topic = topicOf(spoken.state.intent);
  const isAsked = OPENS_QUESTION.test(text) || text.endsWith('?');
  const isTold = tagged.tokens.length <= LONGEST_TOLD && !isAsked && !ADDS.test(text);
  const named = NEWS.test(text) ? { ...slots, visits: [] } : slots;
  if (!isTold || !hasNoSubject(named) || isNone(slots, ...CHANGED_BY) || KIND_OF[topic] === undefined)
    return undefined;
  return ofRecord(topic, { reading, text, slots: named, spoken });
}
