// The tab 'Menu Ideas'.
import type { PanelPlace } from './meal-panel.tsx';

export function IdeasPanel(_place: PanelPlace) {
  return <h2 id="ideas-title">Menu Ideas</h2>;
}
