// The tab 'Weekly Menu'.
import type { PanelPlace } from './meal-panel.tsx';

export function MenusPanel(_place: PanelPlace) {
  return <h2 id="menus-title">Weekly Menu</h2>;
}
