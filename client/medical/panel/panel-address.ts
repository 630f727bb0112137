// Address of the medical screen: `?tab=…&member=…&id=…&at=…&title=…&minutes=…&log=…`.
import { useDeferredValue } from 'react';
import { useLocation, useSearch } from 'wouter';
import * as links from '../../screen/links.ts';

const TABS: readonly links.MedicalTab[] = ['contacts', 'medications', 'appointments', 'records'];

/** Props of every panel: the member whose entries to show, and the entry to scroll to. */
export interface PanelPlace {
  memberId: string | null;
  recordId: string | null;
  /** Time of a new appointment, which is opened at once, 'YYYY-MM-DDTHH:MM', its title and its minutes. */
  newAt?: string | null;
  newTitle?: string;
  newMinutes?: string;
  /** A dose: the log of all doses is opened. */
  log?: string | null;
}

/** The place on the medical screen, and a way to another one. */
export function useAddress() {
  // Deferred like the path (routes.tsx): on the way to another screen, this one must not fall back to its first tab.
  const params = new URLSearchParams(useDeferredValue(useSearch()));
  const [, navigate] = useLocation();
  return {
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'contacts',
    memberId: params.get('member') || null,
    recordId: params.get('id') || null,
    newAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.exec(params.get('at') ?? '')?.[0] ?? null,
    newTitle: params.get('title') ?? '',
    newMinutes: /^\d{1,4}$/.exec(params.get('minutes') ?? '')?.[0] ?? '',
    log: params.get('log'),
    /** Turning pages inside a screen leaves no trail: Back leads to where the parent came from. */
    show: (...place: Parameters<typeof links.medical>) =>
      navigate(links.medical(...place), { replace: true }),
  };
}
