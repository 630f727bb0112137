// Answers about the family's medicines, by intent.
import type { Answerers } from '../../plan.ts';
import { medicineAdd } from './add-medicine.ts';
import { medicineAsk } from './ask-medicines.ts';
import { medicineChange, medicineRemove, medicineStop, withoutPause } from './change-medicine.ts';

export const medicineAnswers: Answerers = {
  medicine_ask: medicineAsk,
  medicine_add: medicineAdd,
  medicine_change: withoutPause(medicineChange),
  medicine_stop: withoutPause(medicineStop),
  medicine_remove: medicineRemove,
};
