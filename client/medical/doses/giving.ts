// Recording a dose, as the buttons and the question see it.
import type { Medication } from '#contract/kinds/medication.ts';

/** A dose to be recorded once the parent has decided. */
export interface Asking {
  medication: Medication;
  /** True when the server refused the press; false when the parent wants another time. */
  isRefused: boolean;
}

export interface Press {
  medication: Medication;
  /** Newest dose the parent saw. */
  lastSeen: string | null;
  minutesAgo?: number;
  anyway?: boolean;
}

export interface Giving {
  /** The dose that waits for the parent. */
  asking: Asking | null;
  ask: (medication: Medication, isRefused: boolean) => void;
  give: (press: Press) => Promise<void>;
  close: () => void;
  /** The medication whose dose is being recorded. */
  pendingId: string | undefined;
}
