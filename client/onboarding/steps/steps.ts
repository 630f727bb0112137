// The five steps of the wizard: titles, Pip's messages, and the order of the steps.
import type { Mood } from '../../pip/mood.ts';

type Step = 1 | 2 | 3 | 4 | 5;
const STEP_COUNT = 5;

/** One step as a parent meets it; `{name}` in a message is the parent's first name. */
interface StepWords {
  title: string;
  mood: Mood;
  message: string;
}

// Neighbours never share a mood, nor do steps 3 and 5, which are neighbours when there is no school to set up.
export const STEPS: Record<Step, StepWords> = {
  1: {
    title: 'Personal Information',
    mood: 'happy',
    message:
      "Hi {name}, I'm Pip! Let's get to know each other. First of all: what time is it where you live?",
  },
  2: {
    title: 'Family Members',
    mood: 'encouraging',
    message:
      "Who's in your family? Tell me about allergies and diets too, and I'll keep them in mind at every meal.",
  },
  3: {
    title: 'Preferences & Services',
    mood: 'thinking',
    message: 'Hmm, where could you use a hand? Pick as many as you like. You can change your mind any time.',
  },
  4: {
    title: 'Education Setup',
    mood: 'happy',
    message: 'School looks different in every family. How does it look in yours?',
  },
  5: {
    title: 'App Integrations',
    mood: 'excited',
    message: 'Almost there! Which apps would you like me to work with someday?',
  },
};

/** Pip's first message to a parent who joins a household. */
const TO_JOINER =
  "Hi {name}, I'm Pip! Your household is already set up, so there isn't much left to do. Is this where you live?";

/** Pip's message in the last step after the third: the count goes from 3 to 5 (ONB-01, ONB-06). */
const WITHOUT_SCHOOL = `I skipped step 4, as there's no school to set up. ${STEPS[5].message}`;

interface Reader {
  firstName: string;
  areas: readonly string[];
  /** Joins a household that is set up. */
  joins: boolean;
}

/** Pip's message in a step, for this parent. */
export function messageOf(step: Step, { firstName, areas, joins }: Reader): string {
  if (step === 5 && !joins && !wantsSchool(areas)) return WITHOUT_SCHOOL;
  const words = joins && step === 1 ? TO_JOINER : STEPS[step].message;
  return words.replace('Hi {name}', firstName.trim() === '' ? 'Hello' : `Hi ${firstName.trim()}`);
}

/** True when the school area is selected; the specification spells it in two ways (D4). */
export function wantsSchool(areas: readonly string[]): boolean {
  return areas.includes('schoolSchedules') || areas.includes('school-schedules');
}

/** The steps of a parent who joins a household: its family and school are there already. */
const JOINING: readonly Step[] = [1, 3, 5];

/** Step of a joining parent whose draft was saved at a step they skip. */
export const joinersStep = (step: Step): Step => (JOINING.includes(step) ? step : 3);

/** Progress of the wizard. */
export interface HowFar {
  at: number;
  of: number;
  /** Estimated time of the whole wizard. */
  estimate: string;
}

/** Number of this step and of all steps. A joining parent has fewer; a skipped school step still counts. */
export function progressOf(step: Step, joins: boolean): HowFar {
  return joins
    ? { at: JOINING.indexOf(step) + 1, of: JOINING.length, estimate: '~1 minute' }
    : { at: step, of: STEP_COUNT, estimate: '~5 minutes' };
}

/** The steps on a parent's way. */
function wayOf(areas: readonly string[], joins: boolean): readonly Step[] {
  if (joins) return JOINING;
  return wantsSchool(areas) ? [1, 2, 3, 4, 5] : [1, 2, 3, 5];
}

/** The step 'Continue' leads to; the last one leads nowhere but to completion. */
export function stepAfter(step: Step, areas: readonly string[], joins = false): Step {
  const from = joins ? joinersStep(step) : step;
  return wayOf(areas, joins).find((later) => later > from) ?? 5;
}

/** The step 'Back' leads to: the same way in reverse. */
export function stepBefore(step: Step, areas: readonly string[], joins = false): Step {
  const from = joins ? joinersStep(step) : step;
  return wayOf(areas, joins).findLast((earlier) => earlier < from) ?? 1;
}
