// The table of intents: one row for each thing a parent may want, with sentences that say it and sentences that do not.
import day from './data/day.json' with { type: 'json' };
import family from './data/family.json' with { type: 'json' };
import guides from './data/guides.json' with { type: 'json' };
import health from './data/health.json' with { type: 'json' };
import meals from './data/meals.json' with { type: 'json' };
import school from './data/school.json' with { type: 'json' };
import shopping from './data/shopping.json' with { type: 'json' };
import talk from './data/talk.json' with { type: 'json' };

interface IntentRow {
  name: string;
  area: Area;
  /** With placeholders: 'when is {person} at the {specialty}'. */
  templates: readonly string[];
  /** Sentences with the same words that want something else: 'text => intent', 'text => none' or only the text. */
  lookAlikes: readonly string[];
}

const AREAS = { family, health, day, meals, shopping, school, guides, talk };
export type Area = keyof typeof AREAS;

export const INTENTS: readonly IntentRow[] = Object.entries(AREAS).flatMap(([area, rows]) =>
  rows.map((row) => ({ ...row, area: area as Area })),
);

/** The intents' names, in the order of the model's columns. */
export const INTENT_NAMES: readonly string[] = INTENTS.map(({ name }) => name);

const areas = new Map(INTENTS.map(({ name, area }) => [name, area]));
export const areaOf = (intent: string): Area | undefined => areas.get(intent);
