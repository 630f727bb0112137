// Meal Planning (MEAL-01): four tabs, each with its own list, and one dialog for all of them (MEAL-02).
import { CalendarDays, Lightbulb, Refrigerator, ShoppingBasket } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { LoadingCards } from '../editing/panel/panel-states.tsx';
import { later, whenActedOn } from '../kit/later.ts';
import { Tabs } from '../kit/tabs.tsx';
import type { MealTab } from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
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

export function MealsPage() {
  const { tab, recordId, show } = useMealsAddress();
  const { Panel } = TABS.find(({ id }) => id === tab) ?? TABS[0];
  useEffect(() => whenActedOn(preloadPanels), []);
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
