// Meal Planning (MEAL-01): four tabs, each with its own list, and one dialog for all of them (MEAL-02).
import { CalendarDays, Lightbulb, Refrigerator, ShoppingBasket } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { menuId } from '#contract/week.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import { LoadingCards } from '../editing/panel/panel-states.tsx';
import { later, whenActedOn } from '../kit/later.ts';
import { Tabs } from '../kit/tabs.tsx';
import { useCollection } from '../meal-store/use-meals.ts';
import type { MealTab } from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';
import { IdeasPanel } from './ideas/ideas-panel.tsx';
import { MealDialogs } from './meal-dialogs.tsx';
import { placeOf } from './last-place.ts';
import { useMealsAddress } from './meals-address.ts';
import { SyncSign } from './sync-sign.tsx';

const PantryPanel = later(() => import('./pantry/pantry-panel.tsx').then((file) => file.PantryPanel));
const MenusPanel = later(() => import('./menus/menus-panel.tsx').then((file) => file.MenusPanel));
const ListsPanel = later(() => import('./lists/lists-panel.tsx').then((file) => file.ListsPanel));

const TABS = [
  { id: 'ideas', label: 'Menu Ideas', icon: <Lightbulb aria-hidden />, Panel: IdeasPanel },
  { id: 'pantry', label: 'Pantry', icon: <Refrigerator aria-hidden />, Panel: PantryPanel },
  { id: 'menus', label: 'Weekly Menu', icon: <CalendarDays aria-hidden />, Panel: MenusPanel },
  { id: 'lists', label: 'Shopping Lists', icon: <ShoppingBasket aria-hidden />, Panel: ListsPanel },
] as const satisfies readonly { id: MealTab; [other: string]: unknown }[];

// The tab of the address is fetched as soon as this file is here, and not when it is drawn.
const asked = { ideas: null, pantry: PantryPanel, menus: MenusPanel, lists: ListsPanel }[
  placeOf(location.search)?.tab ?? 'ideas'
];
asked?.preload().catch(() => undefined);

/** The other tabs are there before anybody turns to them, without a connection too. */
const preloadPanels = () => {
  for (const panel of [PantryPanel, MenusPanel, ListsPanel]) void panel.preload().catch(() => undefined);
};

/** The week to begin at, where nothing is here but a plan of this week or a later one. */
function usePlannedWeek(): string | undefined {
  const { state, records: ideas } = useCollection('menu-ideas');
  const { records: menus } = useCollection('weekly-menus');
  const before = addDays(todayIn(useNow(), useZone()), -7);
  if (state !== 'ready' || ideas.length > 0) return undefined;
  return menus
    .map(({ weekStart }) => weekStart)
    .filter((start) => start > before)
    .toSorted()[0];
}

export function MealsPage() {
  const { tab, isAsked, recordId, show } = useMealsAddress();
  const week = usePlannedWeek();
  const isElsewhere = !isAsked && tab === 'ideas' && week !== undefined;
  const Panel = isElsewhere ? LoadingCards : (TABS.find(({ id }) => id === tab) ?? TABS[0]).Panel;
  useEffect(() => whenActedOn(preloadPanels), []);
  useEffect(() => {
    if (isElsewhere) show('menus', { id: menuId(week) });
  });
  return (
    <Page title="Meal Planning">
      <SyncSign />
      <MealDialogs>
        <Tabs label="Meal Planning" tabs={TABS} selected={tab} onSelect={(id) => show(id)}>
          <Suspense fallback={<LoadingCards />}>
            <Panel recordId={recordId} />
          </Suspense>
        </Tabs>
      </MealDialogs>
    </Page>
  );
}
