// The tab 'Pantry'.
import type { PanelPlace } from './meal-panel.tsx';

export function PantryPanel(_place: PanelPlace) {
  return <h2 id="pantry-title">Pantry</h2>;
}
