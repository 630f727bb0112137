// `npm run bench`: all measurements, group after group; `npm run bench -- list start` runs some. It takes about ten
// minutes, on 127.0.0.1 only, and ends with the figures that have goals, as rows of docs/benchmarks.md.
import { benchAnswers } from './answers.ts';
import { benchCalendar } from './calendar.ts';
import { benchCalendarReading } from './calendar-reading.ts';
import { benchChat } from './chat.ts';
import { benchDurableInserts } from './durable-inserts.ts';
import { goalsInMarkdown } from './figures.ts';
import { benchGrowth } from './growth.ts';
import { benchLanding } from './landing.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchFirstQuestion, benchLightStart } from './light-start.ts';
import { benchListEndpoint } from './list-endpoint.ts';
import { benchMealSync } from './meal-sync.ts';
import { benchMeals } from './meals.ts';
import { benchMedical } from './medical.ts';
import { benchNeighbours } from './neighbours.ts';
import { benchProcesses } from './processes.ts';
import { benchPages } from './pages.ts';
import { benchReadingSpeed } from './reading-speed.ts';
import { benchStartup } from './startup.ts';
import { benchTenYearHousehold } from './ten-year-household.ts';
import { benchWeights } from './weights.ts';

const GROUPS: Record<string, readonly (() => unknown)[]> = {
  list: [benchListEndpoint, benchMealSync],
  start: [benchStartup, benchLightStart, benchFirstQuestion],
  durable: [benchDurableInserts],
  growth: [benchGrowth],
  weights: [benchWeights],
  landing: [benchLanding],
  pages: [benchPages],
  lighthouse: [benchLighthouse],
  chat: [benchChat],
  screens: [benchMedical, benchMeals, benchCalendar],
  years: [benchTenYearHousehold],
  answers: [benchAnswers],
  neighbours: [benchNeighbours],
  reading: [benchCalendarReading, benchReadingSpeed],
  processes: [benchProcesses],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. Groups: ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(1);
}
for (const [name, benches] of Object.entries(GROUPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begin = performance.now();
  for (const bench of benches) await bench();
  console.log(`\n— ${name}: ${((performance.now() - begin) / 1000).toFixed(0)} s`);
}
console.log(`\n| what | figure | goal | |\n| --- | --- | --- | --- |\n${goalsInMarkdown().join('\n')}`);
