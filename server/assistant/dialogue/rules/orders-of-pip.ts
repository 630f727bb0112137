// Calls, letters and refills that a parent orders of Pip: it cannot do them, and says whom they would go to.
import type { Talk } from '../talk.ts';

const OPENS =
  '^\\W*(?:(?:ok|okay|hey|hi|pip|so|and|please|pls|can you|can u|could you|could u|would you|will you|will u|just|go ahead and|i need you to|maybe|also)[\\s,]+)*';
const REFILLS = new RegExp(
  `${OPENS}(?:refill|reorder|re-order|renew|(?:request|order|call in|get|ask for|put in) (?:for )?(?:a |an |the |his |her |my |another )?(?:new )?refills?\\b|(?:get|have) [^.;?!]{2,40} (?:refilled|renewed|reordered)|(?:we|i) (?:need|have) to (?:refill|renew|reorder)\\b|(?:[\\p{L}'’]+ ){0,3}?(?:needs?|(?:is|am|are) due for) (?:a |another |more |an |his |her |my )*(?:new )?refills?\\b)`,
  'iu',
);
/** 'Refill the water bottle' is no medicine. */
const OF_MEDICINE = /\b(?:prescriptions?|rx|meds?|medicines?|medications?|pills?|inhalers?)\b/i;
const CALLS = new RegExp(
  `${OPENS}(?:call|e-?mail|text|message|write to) (?!(?:me|us|it)\\b)(?:up )?(?:the |our |my |his |her |\\p{L}+['’]?s )?[\\p{L}.'’ -]{3,40}$`,
  'iu',
);

/** True for such an order; a question about a number, or a list to put it on, is none. */
export function ordersOfPip({ reading: { said, whole } }: Talk): boolean {
  const { medicines, contacts, visits, lists } = whole.slots;
  const top = whole.intents[0]?.intent ?? '';
  if (lists.length > 0 || /\b(?:remind|list|to-?do|calendar)\b/i.test(said)) return false;
  if (REFILLS.test(said) && (medicines.length > 0 || OF_MEDICINE.test(said)))
    return /^(?:medicine_|medical_advice|unsure|out_of_scope|definition|list_|send_message|contact_|parenting_ask)/.test(
      top,
    );
  return (
    CALLS.test(said.replace(/[\s.!]+$/, '')) && contacts.length + visits.length > 0 && top === 'contact_ask'
  );
}
