// The question about a dose that waits for the parent, if one does.
import type { Medication } from '#contract/kinds/medication.ts';
import type { Giving } from './giving.ts';
import { GiveDialog } from './use-giving.ts';

interface GiveQuestionProps {
  giving: Giving;
  /** Name of the person a medicine is for. */
  nameOf: (medication: Medication) => string | undefined;
}

export function GiveQuestion({ giving, nameOf }: GiveQuestionProps) {
  const { asking } = giving;
  if (!asking) return null;
  const { medication } = asking;
  return <GiveDialog key={medication.id} asking={asking} giving={giving} member={nameOf(medication)} />;
}
