// Wishes that closed words tell, whatever the model of intents makes of them: a medicine to write down, the poison line, a
// thanks with more words around it.
import { asksPoisonLine } from '../answers/health/poison-line.ts';
import { formsOf } from '../danger/family.ts';
import { isFiledMedicine } from '../danger/filed-medicine.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import type { Talk } from './talk.ts';

/** 'Lina has albuterol, 2 puffs if she's wheezing, put that in' is to be written down; it asks for no advice. */
const filesMedicine = ({ reading: { said, written = said, whole }, household }: Talk): boolean =>
  whole.slots.doses.length > 0 &&
  isFiledMedicine(written, {
    members: household.members.map(({ name }) => ({ names: new Set(wordsOf(fold(name)).flatMap(formsOf)) })),
    medicines: household.medications,
  });

const THANKS =
  /^\W*(?:(?:oh|ok|okay|aw+|well|wow|great|perfect|hey)[, ]+)*(?:thank (?:you|u)|thanks|thx|ty|bless you)\b/i;
const NOT_KNOWN = /^(?:out_of_scope|unsure|definition)$/;
/** 'Thank you, you are very patient with an old woman' wishes nothing more. */
const onlyThanks = ({ reading: { said, whole } }: Talk): boolean =>
  THANKS.test(said) && !said.includes('?') && NOT_KNOWN.test(whole.intents[0]?.intent ?? '');

/** The intent of such a message; undefined where it is none. */
export function plainIntent(talk: Talk): string | undefined {
  if (filesMedicine(talk)) return 'medicine_add';
  if (asksPoisonLine(talk.reading.said)) return 'contact_ask';
  return onlyThanks(talk) ? 'thanks' : undefined;
}
