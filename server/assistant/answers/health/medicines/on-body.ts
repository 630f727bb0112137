// 'Can it go on her cheek too' of an ointment: where its stored instructions put it, and where not. Whatever they leave open is
// for whoever prescribed it.
import type { Medication } from '#contract/kinds/medication.ts';
import { fold } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import { contactSaid } from '../care/care-people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { plan } from './medicine-plans.ts';
import { ownName } from './say-medicine.ts';

/** A part of the body, and the words that mean it or lie in it. */
const PARTS = [
  ['face', 'face|cheeks?|chin|forehead|nose|eyelids?|eyebrows?|lips?|mouth|temples?|jaw'],
  ['eyes', 'eyes?|eyelids?'],
  ['scalp', 'scalp|head|hairline'],
  ['neck', 'neck|throat'],
  ['arms', 'arms?|elbows?|forearms?|wrists?'],
  ['hands', 'hands?|fingers?|knuckles|palms?'],
  ['legs', 'legs?|knees?|thighs?|calf|calves|shins?|ankles?'],
  ['feet', 'foot|feet|toes?|heels?'],
  ['belly', 'belly|tummy|stomach|chest|torso|trunk'],
  ['back', 'back|shoulders?'],
  ['bottom', 'bottom|butt|bum|buttocks|diaper area|groin|genitals|private parts|skin folds'],
  ['ears', 'ears?'],
  ['armpits', 'armpits?|underarms?'],
].map(([name = '', words = '']) => ({ name, words: new RegExp(`\\b(?:${words})\\b`) }));
const ASKS =
  /^(?:(?:and|so|ok|but|also|oh|hey|wait)[, ]+)*(?:can|could|may|should|is|are|does|do|did|will|would|what about|how about|ok|okay)\b.*\b(?:on|onto|in|near|around|to)\b(.+)/;
const PUT =
  /\b(?:goe?s?|puts?|use[sd]?|using|rub|apply|applied|spread|smear|it|this|that|one|what about|how about)\b/;
const DENIED = /\b(?:not|never|avoid|without|except|away from|do not|don['’]?t|off)\b[^.;]*/g;

const partsIn = (text: string): string[] =>
  PARTS.flatMap(({ name, words }) => (words.test(text) ? [name] : []));
const placeIn = (text: string): string => ASKS.exec(fold(text))?.[1] ?? '';

export const asksPlaceOnBody = (text: string): boolean =>
  PUT.test(fold(text)) && partsIn(placeIn(text)).length > 0;

/** The one medicine that is chosen or named. */
function meant({ household, chosen, slots }: Asked): Medication | undefined {
  const { which } = chosen;
  const ids = slots.medicines.flatMap((one) => one.ids);
  const id = typeof which === 'object' ? which.id : ids.length === 1 ? ids[0] : undefined;
  return household.medications.find((one) => one.id === id);
}

/** The stored words about the place that is asked for; undefined for another question. */
export function placeOnBody(asked: Asked): Plan | undefined {
  const medication = asksPlaceOnBody(asked.said) ? meant(asked) : undefined;
  if (!medication || medication.instructions === '') return undefined;
  const parts = partsIn(placeIn(asked.said));
  const stored = fold(medication.instructions);
  const denied = partsIn((stored.match(DENIED) ?? []).join(' '));
  const told = partsIn(stored.replace(DENIED, ' '));
  const entry = `“${quoted(medication.instructions.replace(/[.\s]+$/, ''))}” is stored with ${ownName(asked, medication)}.`;
  const isDenied = parts.some((part) => denied.includes(part));
  if (!isDenied && parts.every((part) => told.includes(part)))
    return plan(`Yes. ${entry} The label counts.`, medication);
  if (!isDenied && told.length + denied.length === 0) return undefined;
  const doctor = contactSaid(asked.household, medication.prescribedBy) ?? 'the doctor or the pharmacist';
  const start = isDenied ? 'No, not by what is stored. ' : "That isn't stored. ";
  return plan(`${start}${entry} Ask ${doctor} before it goes anywhere else.`, medication);
}
