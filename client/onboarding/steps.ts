// The five steps of the wizard: their titles, what Pip says, and the way from one to the next.
import type { Mood } from '../pip/mood.ts';

export type Step = 1 | 2 | 3 | 4 | 5;
export const STEP_COUNT = 5;

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
      'Who is in your family? Tell me about allergies and diets too, and I will keep them in mind at every meal.',
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
    message: 'Almost there! Are there apps you would like me to work with one day?',
  },
};

/** What Pip says in a step, to this parent. */
export function messageOf(step: Step, firstName: string): string {
  return STEPS[step].message.replace(
    'Hi {name}',
    firstName.trim() === '' ? 'Hello' : `Hi ${firstName.trim()}`,
  );
}

/** Whether the school area was chosen; the specification spells it two ways (D4). */
export function wantsSchool(areas: readonly string[]): boolean {
  return areas.includes('schoolSchedules') || areas.includes('school-schedules');
}

/** The step 'Continue' leads to; the last one leads nowhere but to completion. */
export function stepAfter(step: Step, areas: readonly string[]): Step {
  if (step === 3) return wantsSchool(areas) ? 4 : 5;
  return step === 5 ? 5 : ((step + 1) as Step);
}

/** The step 'Back' leads to: the same way in reverse. */
export function stepBefore(step: Step, areas: readonly string[]): Step {
  if (step === 5) return wantsSchool(areas) ? 4 : 3;
  return step === 1 ? 1 : ((step - 1) as Step);
}
