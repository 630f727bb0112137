// Emergency numbers, by country of the household's zone (D19). Only numbers we are certain of are listed; elsewhere
// 'your local emergency number' and 112, never 911. Sources: poisonhelp.org and 988lifeline.org (US); infopoison.ca and
// 988.ca; nhs.uk and samaritans.org (GB); poisons.ie and samaritans.org (IE); poisonsinfo.health.gov.au and
// lifeline.org.au; poisons.co.nz and 1737.org.nz.

export interface Line {
  /** Its name in a sentence. */
  name: string;
  /** As written for people. */
  shown: string;
  tel: string;
}

export interface Numbers {
  /** 'Call …' */
  emergency: string;
  emergencyTel: string;
  poison: Line | null;
  crisis: Line | null;
  /** Violence at home, then harm to a child. */
  abuse: readonly Line[];
}

const US: Numbers = {
  emergency: '911',
  emergencyTel: '911',
  poison: { name: 'Poison Help', shown: '1-800-222-1222', tel: '18002221222' },
  crisis: { name: 'the 988 Suicide & Crisis Lifeline', shown: '988', tel: '988' },
  abuse: [
    { name: 'the National Domestic Violence Hotline', shown: '1-800-799-7233', tel: '18007997233' },
    { name: 'the Childhelp hotline', shown: '1-800-422-4453', tel: '18004224453' },
  ],
};

const local = (number: string, also = ', or 112'): Pick<Numbers, 'emergency' | 'emergencyTel'> => ({
  emergency: `your local emergency number (${number}${also})`,
  emergencyTel: number,
});

const COUNTRIES: Record<string, Numbers> = {
  US,
  CA: {
    ...local('911', ''),
    poison: { name: 'the poison centre', shown: '1-844-764-7669', tel: '18447647669' },
    crisis: { name: 'the 988 Suicide Crisis Helpline', shown: '988', tel: '988' },
    abuse: [],
  },
  GB: {
    ...local('999'),
    poison: { name: 'NHS 111', shown: '111', tel: '111' },
    crisis: { name: 'Samaritans', shown: '116 123', tel: '116123' },
    abuse: [],
  },
  IE: {
    ...local('112', ' or 999'),
    poison: null,
    crisis: { name: 'Samaritans', shown: '116 123', tel: '116123' },
    abuse: [],
  },
  AU: {
    ...local('000', ', or 112 from a mobile'),
    poison: { name: 'the Poisons Information Centre', shown: '13 11 26', tel: '131126' },
    crisis: { name: 'Lifeline', shown: '13 11 14', tel: '131114' },
    abuse: [],
  },
  NZ: {
    ...local('111', ', or 112 from a mobile'),
    poison: { name: 'the National Poisons Centre', shown: '0800 764 766', tel: '0800764766' },
    crisis: { name: 'the 1737 helpline', shown: '1737', tel: '1737' },
    abuse: [],
  },
};

const ELSEWHERE: Numbers = {
  emergency: 'your local emergency number (112 in many countries)',
  emergencyTel: '112',
  poison: null,
  crisis: null,
  abuse: [],
};

/** Zones that Intl lists under another, older or newer, name. */
const canonical = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
};

/** Territories with the numbers of the country they belong to. */
const TERRITORIES: Record<string, readonly string[]> = { US: ['PR', 'VI', 'GU', 'MP', 'AS'] };

const zonesOf = (country: string): readonly string[] =>
  [country, ...(TERRITORIES[country] ?? [])].flatMap(
    (code) => new Intl.Locale(`und-${code}`).getTimeZones?.()?.map(canonical) ?? [],
  );

const found = new Map<string, Numbers>();
const MOST_FOUND = 500;

/** The numbers that hold where this zone is; Intl takes milliseconds for them, so they are remembered. */
export function numbersFor(zone: string): Numbers {
  const numbers = found.get(zone) ?? numbersOf(zone);
  if (found.size < MOST_FOUND) found.set(zone, numbers);
  return numbers;
}

function numbersOf(zone: string): Numbers {
  const place = canonical(zone);
  const country = Object.keys(COUNTRIES).find((code) => zonesOf(code).includes(place));
  return (country && COUNTRIES[country]) || ELSEWHERE;
}
