// 'Find anything' with the places of this app; loaded when it is first asked for.
import {
  CalendarHeart,
  ContactRound,
  FileHeart,
  Lightbulb,
  Pill,
  Refrigerator,
  Settings,
  ShoppingBasket,
  Soup,
  type LucideIcon,
} from 'lucide-react';
import { useMemo } from 'react';
import { AREAS, AREA_IDS } from '#contract/preferences.ts';
import type { Entry } from '../find/entry.ts';
import { FindDialog } from '../find/find-dialog.tsx';
import * as links from '../screen/links.ts';
import { useUser } from '../session/session.tsx';
import { MAIN, areaDestinations, type Destination } from '../shell/navigation.ts';
import { ACTIONS } from './actions.ts';

/** Words that lead to a screen without being its name. */
const ALSO: Record<string, string> = {
  [links.home()]: 'home today calendar up next',
  [links.chat()]: 'pip assistant conversations',
  [links.family()]: 'people members children allergies babysitter',
  [links.settings()]: 'account household privacy notifications areas time zone',
  [links.school()]: 'homeschool lessons',
};

const MEALS = AREAS.mealPlanning.label;
const MEDICAL = AREAS.medical.label;
/** Tabs of the larger screens. */
const TABS: readonly [label: string, on: string, href: string, icon: LucideIcon][] = [
  ['Weekly Menu', MEALS, links.meals('menus'), Soup],
  ['Shopping Lists', MEALS, links.meals('lists'), ShoppingBasket],
  ['Menu Ideas', MEALS, links.meals('ideas'), Lightbulb],
  ['Pantry', MEALS, links.meals('pantry'), Refrigerator],
  ['Appointments', MEDICAL, links.medical('appointments'), CalendarHeart],
  ['Medications', MEDICAL, links.medical('medications'), Pill],
  ['Contacts', MEDICAL, links.medical('contacts'), ContactRound],
  ['Records', MEDICAL, links.medical('records'), FileHeart],
];

const placeAt = ({ label, href, icon }: Destination, order: number, detail = ''): Entry => ({
  key: `place:${href}`,
  group: 'places',
  title: label,
  detail,
  text: `go to open ${detail} ${ALSO[href] ?? ''}`,
  order,
  href,
  icon,
});

const SETTINGS: Destination = { label: 'Settings', href: links.settings(), icon: Settings };

export function FindAnything({ onClose }: { onClose: () => void }) {
  const chosen = useUser().preferences.assistanceAreas;
  const { places, suggested } = useMemo(() => {
    const own = [...MAIN, ...areaDestinations(chosen), SETTINGS].map((place, at) => placeAt(place, at));
    const known = new Set(own.map(({ href }) => href));
    const others = areaDestinations(AREA_IDS)
      .filter(({ href }) => !known.has(href))
      .map((place, at) => placeAt(place, 200 + at));
    const tabs = TABS.map(([label, on, href, icon], at) => placeAt({ label, href, icon }, 100 + at, on));
    const actions = ACTIONS.map(({ title, on, also, spare, href, icon, state }, at) => ({
      ...placeAt({ label: title, href, icon }, 300 + at, on),
      key: `action:${title}`,
      text: also,
      spare,
      state,
    }));
    return { places: [...own, ...tabs, ...others, ...actions], suggested: own };
  }, [chosen]);
  return <FindDialog places={places} suggested={suggested} onClose={onClose} />;
}
