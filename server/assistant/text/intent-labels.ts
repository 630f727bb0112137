// Labels of the intents, as a button or a question names them.
import labels from './data/intent-labels.json' with { type: 'json' };

const LABELS: Readonly<Record<string, string>> = labels;
export const intentLabel = (intent: string): string | undefined => LABELS[intent];
