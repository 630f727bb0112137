// More sentences of each intent, that only the model learns from.
import activities from '../examples/activity-topics.json' with { type: 'json' };
import asides from '../examples/asides.json' with { type: 'json' };
import asked from '../examples/asked.json' with { type: 'json' };
import care from '../examples/care-topics.json' with { type: 'json' };
import day from '../examples/day.json' with { type: 'json' };
import family from '../examples/family.json' with { type: 'json' };
import followUps from '../examples/follow-ups.json' with { type: 'json' };
import guides from '../examples/guides.json' with { type: 'json' };
import topics from '../examples/guide-topics.json' with { type: 'json' };
import health from '../examples/health.json' with { type: 'json' };
import meals from '../examples/meals.json' with { type: 'json' };
import schedule from '../examples/schedule.json' with { type: 'json' };
import school from '../examples/school.json' with { type: 'json' };
import shopping from '../examples/shopping.json' with { type: 'json' };
import spoken from '../examples/spoken.json' with { type: 'json' };
import talk from '../examples/talk.json' with { type: 'json' };
import wide from '../examples/wide.json' with { type: 'json' };
import plain from '../examples/talk-more.json' with { type: 'json' };
import questions from '../examples/questions.json' with { type: 'json' };

/** The intent of each topic of a guide, by how its name begins. */
const TOPIC_INTENTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:r_bedtime|sleep_time)$/, 'bedtime_ask'],
  [/^r_/, 'routine_ask'],
  [/^e_/, 'event_plan'],
  [/^t_/, 'travel_pack'],
  [/^c_/, 'medical_advice'],
  [/./, 'parenting_ask'],
];
const ACTIVITIES: ReadonlySet<string> = new Set(activities);
const intentOf = (topic: string): string =>
  ACTIVITIES.has(topic) ? 'activity_ask' : (TOPIC_INTENTS.find(([name]) => name.test(topic))?.[1] ?? topic);
const guideTopics: Record<string, string[]> = {};
for (const [topic, sentences] of Object.entries({ ...topics, ...care }))
  (guideTopics[intentOf(topic)] ??= []).push(...sentences);

const FILES: readonly Readonly<Record<string, readonly string[]>>[] = [
  asides,
  asked,
  questions,
  day,
  family,
  followUps,
  guides,
  guideTopics,
  health,
  meals,
  plain,
  schedule,
  school,
  shopping,
  spoken,
  talk,
  wide,
];

/** By the name of the intent. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(FILES.flatMap((file) => Object.keys(file)))].map((intent) => [
    intent,
    FILES.flatMap((file) => file[intent] ?? []),
  ]),
);
