// Answers about the family's medicines, by intent.
import type { Answerers } from '../../plan.ts';
import { medicineAdd } from './add-medicine.ts';
import { medicineAsk } from './ask-medicines.ts';
import { withWholeAmounts } from './dosage-by-day.ts';
import { medicineChange, medicineRemove, medicineStop, withoutPause } from './change-medicine.ts';
import { placeOnBody } from './on-body.ts';
import { visitNote } from './visit-note.ts';

export const medicineAnswers: Answerers = {
  medicine_ask: (asked) => placeOnBody(asked) ?? visitNote(asked) ?? medicineAsk(asked),
  medicine_add: withWholeAmounts(medicineAdd),
  medicine_change: withWholeAmounts(withoutPause(medicineChange)),
  medicine_stop: withoutPause(medicineStop),
  medicine_remove: medicineRemove,
};
