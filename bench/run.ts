// `npm run bench`: all measurements in one run, side by side. It takes a few minutes, on 127.0.0.1 only.
import { benchAnswers } from './answers.ts';
import { benchCalendar } from './calendar.ts';
import { benchCalendarReading } from './calendar-reading.ts';
import { benchLanding } from './landing.ts';
import { benchListEndpoint } from './list-endpoint.ts';
import { benchMealSync } from './meal-sync.ts';
import { benchMeals } from './meals.ts';
import { benchMedical } from './medical.ts';
import { benchNeighbours } from './neighbours.ts';
import { benchReadingSpeed } from './reading-speed.ts';
import { benchStartup } from './startup.ts';
import { benchWeights } from './weights.ts';

await benchListEndpoint();
await benchMealSync();
await benchStartup();
benchWeights();
await benchLanding();
await benchMedical();
await benchMeals();
await benchCalendar();
await benchAnswers();
await benchNeighbours();
await benchCalendarReading();
await benchReadingSpeed();
