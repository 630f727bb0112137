// Reads names of holidays in lower-case text: 'thanksgiving', "new year's eve".
import { keysOf } from '#contract/keys.ts';
import { HOLIDAYS, type HolidayName } from '../holidays.ts';

/** Patterns of the names, a longer name before a shorter one that it begins with. */
const NAMES: Readonly<Record<HolidayName, string>> = {
  newYearsEve: "new year'?s eve|nye",
  newYearsDay: "new year'?s(?: day)?",
  martinLutherKingDay: '(?:martin luther king|mlk)(?:,? jr\\.?)?(?: day)?',
  groundhogDay: 'groundhog day',
  valentinesDay: "valentine'?s?(?: day)?|v-?day",
  presidentsDay: "presidents?'? day",
  mardiGras: 'mardi gras|fat tuesday',
  ashWednesday: 'ash wednesday',
  saintPatricksDay: "(?:saint|st\\.?) (?:patrick|patty|paddy)'?s(?: day)?",
  aprilFoolsDay: "april fool'?s?'?(?: day)?",
  palmSunday: 'palm sunday',
  goodFriday: 'good friday',
  easterMonday: 'easter monday',
  easter: 'easter(?: sunday)?',
  earthDay: 'earth day',
  cincoDeMayo: 'cinco de mayo',
  mothersDay: "mother'?s'? day",
  memorialDay: 'memorial day',
  juneteenth: 'juneteenth',
  fathersDay: "father'?s'? day",
  independenceDay: '(?:independence day|(?:the )?(?:fourth|4th) of july|july (?:4th|fourth))',
  laborDay: 'labou?r day',
  columbusDay: "(?:columbus|indigenous peoples'?) day",
  halloween: 'halloween',
  electionDay: 'election day',
  veteransDay: "veterans?'? day",
  blackFriday: 'black friday',
  thanksgiving: '(?:thanksgiving(?: day)?|turkey day)',
  christmasEve: '(?:christmas|xmas) eve',
  boxingDay: 'boxing day',
  christmas: '(?:christmas|xmas)(?: day)?',
};
const READERS = keysOf(NAMES).map((name) => ({
  dateIn: HOLIDAYS[name],
  pattern: new RegExp(`^(?:${NAMES[name]})$`),
}));

export const HOLIDAY = Object.values(NAMES).join('|');

/** The date of a holiday: the next one, or with `past` the last one. */
export function holiday(name: string, today: string, past: boolean): string | undefined {
  const dateIn = READERS.find(({ pattern }) => pattern.test(name))?.dateIn;
  if (!dateIn) return undefined;
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].map(dateIn);
  return past ? dates.findLast((date) => date <= today) : dates.find((date) => date >= today);
}
