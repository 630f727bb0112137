// Reads the inputs of the due rule (rules/calendar/due.ts), after the first screen.
import { useState } from 'react';
import { changes } from '#contract/changes.ts';
import { doses } from '#contract/doses.ts';
import { family } from '#contract/family.ts';
import { meals } from '#contract/meals.ts';
import { medical } from '#contract/medical.ts';
import { calendarReads } from '#rules/calendar/calendar-reads.ts';
import { NEWS_DAYS, whatIsDue, type DueEntry } from '#rules/calendar/due.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import { useRead } from '../data/api.ts';
import * as links from '../screen/links.ts';
import { useUser } from '../session/session.tsx';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';

interface Due {
  entries: DueEntry[];
  /** Something is still on its way. */
  loading: boolean;
  /** Something could not be loaded, so there may be more. */
  failed: boolean;
  retry: () => void;
  /** Time of the newest change; null when there is none of late. */
  newest: string | null;
}

/** The bell loads without a request of the parent, so it does not repeat reads that failed on the screen. */
const QUIETLY = { readAgain: false };

/** Until the codes are kept, the note in the settings is a tap away (D41). */
const CODES: DueEntry = {
  key: 'codes',
  kind: 'codes',
  sentence: 'Save your recovery codes',
  place: links.settings(),
};

/** An instant before the first news, in every zone. */
const newsSince = (today: string): string => `${addDays(today, -NEWS_DAYS - 2)}T00:00:00.000Z`;

/** Doses that are read for the changes about them: more changes than these are told as a number. */
const MOST_DOSES = 200;

/** Due entries, without changes that were already seen. */
export function useDue(seenUntil: string | null): Due {
  const now = useNow();
  const zone = useZone();
  const today = todayIn(now, zone);
  // The dashboard makes the same requests.
  const dates = calendarReads(today, today);
  // Stays the same at midnight: older changes are no news anyway.
  const [since] = useState(() => newsSince(today));
  const reads = {
    appointments: useRead(medical.listMedicalAppointments, dates.appointments, QUIETLY),
    medications: useRead(medical.listMedications, {}, QUIETLY),
    members: useRead(family.listFamilyMembers, {}, QUIETLY),
    menus: useRead(meals.listWeeklyMenus, dates.range, QUIETLY),
    changes: useRead(changes.listChanges, { since }, QUIETLY),
  };
  const tellsOfDoses = reads.changes.data?.some((set) => set.changes.some(({ record }) => record === 'dose'));
  const given = useRead(
    doses.listDoses,
    { limit: MOST_DOSES },
    { ...QUIETLY, enabled: tellsOfDoses === true },
  );
  const all = [...Object.values(reads), ...(tellsOfDoses === true ? [given] : [])];
  // One that failed before is asked again without hiding what is there.
  const failed = all.filter(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);
  const entries = whatIsDue({
    now,
    zone,
    appointments: reads.appointments.data,
    medications: reads.medications.data,
    doses: given.data,
    members: reads.members.data,
    menus: reads.menus.data,
    changes: reads.changes.data,
    seenUntil,
  });
  const { recoveryCodes } = useUser().preferences;
  return {
    entries: recoveryCodes === 'new' || recoveryCodes === 'later' ? [...entries, CODES] : entries,
    loading: all.some(({ data, errorUpdateCount }) => !data && errorUpdateCount === 0),
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    newest: reads.changes.data?.[0]?.at ?? null,
  };
}
