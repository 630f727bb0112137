// The theme on the page, and its cookie for the next document.
import { THEMES, type Theme } from '#contract/preferences.ts';

const YEAR_IN_SECONDS = 365 * 24 * 3600;

/** Paints the page in `theme` and remembers it on this device, so that the next document starts right. */
export function paintTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
}

/** The theme on the page. */
export function paintedTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';
}
