// The wordings of small talk and of what cannot be done, from the data file: by intent, by topic, by a hash of the text.
import { intentLabel } from '../../text/intent-labels.ts';
import type { Offer } from '../../dialogue/state.ts';
import { quoted } from '../../text/say.ts';
import { WordClasses } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import { filled, wordingFor } from '../wording.ts';
import rows from './data/talk.json' with { type: 'json' };
import topics from './data/topics.json' with { type: 'json' };

interface Row {
  intent: string;
  topic?: string;
  /** At least three. */
  says: readonly string[];
  /** Intents of ways on. */
  offers?: readonly string[];
}

const ROWS: readonly Row[] = rows;
const TOPICS = new WordClasses(topics);

/** A way on as a button: its label is a message that is read like any other. */
export const wayOn = (intent: string): Offer[] => {
  const label = intentLabel(intent);
  return label === undefined ? [] : [{ label, choice: intent }];
};

/** ', Dana', or nothing where no name is known. */
export const byName = ({ facts }: Pick<Asked, 'facts'>): string =>
  facts.firstName === '' ? '' : `, ${quoted(facts.firstName)}`;

/** Topics of which no record of a family tells anything. */
const OUTSIDE: ReadonlySet<string> = new Set(['restaurant', 'weather', 'order', 'media']);
export const isOutside = (text: string): boolean => TOPICS.in(text).some((topic) => OUTSIDE.has(topic));

/** The row of the topic that a text names first, else the intent's own. */
function rowOf({ intent, text }: Asked, topic?: string): Row | undefined {
  const own = ROWS.filter((row) => row.intent === intent);
  const said = topic === undefined ? TOPICS.in(text) : [topic];
  const named = said.map((one) => own.find((row) => row.topic === one)).find((row) => row !== undefined);
  return named ?? own.find((row) => row.topic === undefined);
}

/** The answer of an intent in its words, with its ways on. */
export function talkPlan(asked: Asked, values: Readonly<Record<string, string>> = {}, topic?: string): Plan {
  const row = rowOf(asked, topic);
  const wording = wordingFor(asked.text, row?.says ?? []);
  const offered = (row?.offers ?? []).flatMap(wayOn);
  return {
    text: filled(wording, { name: byName(asked), ...values }),
    ...(offered.length > 0 ? { offered } : {}),
  };
}
