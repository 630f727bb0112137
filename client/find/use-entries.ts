// Everything that can be found: the records that the screens read anyway, and the meal records of this browser.
import { useMemo } from 'react';
import { chat } from '#contract/chat.ts';
import { family } from '#contract/family.ts';
import { household } from '#contract/household.ts';
import { school as furtherSchool, schoolSettings } from '#contract/kinds/school.ts';
import { medical } from '#contract/medical.ts';
import { school } from '#contract/school.ts';
import { indexed, type Indexed } from '#rules/find/find.ts';
import { todayIn } from '#rules/time/dates.ts';
import { useRead } from '../data/api.ts';
import { useCollection } from '../meal-store/use-meals.ts';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';
import type { Entry } from './entry.ts';
import { menuIdeas, pantryItems, shoppingLists } from './food-entries.ts';
import { plannedDishes } from './planned-dishes.ts';
import {
  appointments,
  calls,
  contacts,
  conversations,
  medications,
  parents,
  people,
  records,
  schools,
} from './record-entries.ts';
import { schoolDays } from './school-days.ts';

function useFood(): Entry[] {
  const today = todayIn(useNow(), useZone());
  const { records: ideas } = useCollection('menu-ideas');
  const { records: menus } = useCollection('weekly-menus');
  const { records: lists } = useCollection('shopping-lists');
  const { records: pantry } = useCollection('pantry');
  return useMemo(
    () => [
      ...menuIdeas(ideas),
      ...plannedDishes(menus, today),
      ...shoppingLists(lists),
      ...pantryItems(pantry),
    ],
    [ideas, menus, lists, pantry, today],
  );
}

/** The reads begin in one task: they are one request (decision 030). */
function useReads() {
  return {
    members: useRead(family.listFamilyMembers, {}),
    appointments: useRead(medical.listMedicalAppointments, {}),
    medications: useRead(medical.listMedications, {}),
    contacts: useRead(medical.listMedicalContacts, {}),
    records: useRead(medical.listMedicalRecords, {}),
    firstSchool: useRead(school.getSchoolSettings, {}),
    schools: useRead(school.listSchools, {}),
    conversations: useRead(chat.listConversations, {}),
  };
}

const NONE: never[] = [];

function useRecords() {
  const reads = useReads();
  // Optional: without it everything else is found all the same.
  const { members: accounts = NONE } = useRead(household.getHousehold, {}).data ?? {};
  const now = useNow();
  const zone = useZone();
  const members = reads.members.data ?? NONE;
  const { data: firstSchool } = reads.firstSchool;
  const all = {
    appointments: reads.appointments.data ?? NONE,
    medications: reads.medications.data ?? NONE,
    contacts: reads.contacts.data ?? NONE,
    records: reads.records.data ?? NONE,
    schools: reads.schools.data ?? NONE,
    conversations: reads.conversations.data ?? NONE,
  };
  const around = useMemo(
    () => ({ members: new Map(members.map((member) => [member.id, member])), now, zone }),
    [members, now, zone],
  );
  const entries = useMemo(
    () => [
      ...people(members),
      ...parents(accounts, members),
      ...appointments(all.appointments, around),
      ...medications(all.medications, around),
      ...contacts(all.contacts),
      ...calls(all.contacts),
      ...records(all.records, around),
      ...schools(schoolSettings, firstSchool ? [firstSchool] : NONE),
      ...schools(furtherSchool, all.schools),
      ...schoolDays([...(firstSchool ? [firstSchool] : NONE), ...all.schools], todayIn(now, zone)),
      ...conversations(all.conversations, around),
    ],
    // The object is new at every render, its lists are not.
    // oxlint-disable-next-line react/exhaustive-deps
    [members, accounts, around, firstSchool, ...Object.values(all)],
  );
  const every = Object.values(reads);
  return {
    entries,
    members,
    isLoading: every.some(({ isPending }) => isPending),
    isFailed: every.some(({ isError, data }) => isError && !data),
    retry: () => every.forEach((read) => void (read.isError && read.refetch())),
  };
}

/** Entries to search, with the state of those that the server sends. */
export function useEntries(places: readonly Entry[]) {
  const food = useFood();
  const { entries, ...state } = useRecords();
  const all: Indexed<Entry>[] = useMemo(
    () => indexed([...entries, ...food, ...places]),
    [entries, food, places],
  );
  return { all, ...state };
}
