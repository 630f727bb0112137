// The tab 'Shopping Lists'.
import type { PanelPlace } from './meal-panel.tsx';

export function ListsPanel(_place: PanelPlace) {
  return <h2 id="lists-title">Shopping Lists</h2>;
}
