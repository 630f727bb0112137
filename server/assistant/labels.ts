// What a parent reads while a tool is at work.
import type { Bound } from '../implement.ts';

const LABELS: Record<string, string> = {
  listFamilyMembers: 'Looking at your family',
  listWeeklyMenus: 'Looking at your menus',
  planWeek: 'Planning the week',
  saveWeeklyMenu: 'Preparing the menu for your approval',
};

/** 'Looking at your family'; an operation without words of its own is called by its summary. */
export const labelOf = ({ name, operation }: Bound): string => LABELS[name] ?? operation.summary;
