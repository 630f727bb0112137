// Entries of the sidebar and the bottom bar, and the current one.
import type { LucideIcon } from 'lucide-react';
import { AREAS, AREA_IDS, type AreaId } from '#contract/preferences.ts';
import { AREA_ICONS } from '../choices/area-icons.tsx';
import * as links from '../screen/links.ts';
import { ICONS } from './navigation-icons.tsx';

export interface Destination {
  label: string;
  href: string;
  icon: LucideIcon;
}

/** The three entries that every parent has (SIDE-01). */
export const MAIN: Destination[] = [
  { label: 'Dashboard', href: links.home(), icon: ICONS.home },
  { label: 'AI Chat', href: links.chat(), icon: ICONS.chat },
  { label: 'Family Overview', href: links.family(), icon: ICONS.family },
];

/** The chosen areas that have a screen, in the product's order (SIDE-02, SIDE-04). */
export function areaDestinations(chosen: readonly AreaId[]): Destination[] {
  return AREA_IDS.filter((id) => chosen.includes(id)).flatMap((id) => {
    const { label, path } = AREAS[id];
    return path === null ? [] : [{ label, href: path, icon: AREA_ICONS[id] }];
  });
}

/** True when `path` shows the screen of `href`: a conversation belongs to the chat. */
export const isCurrent = (href: string, path: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
