// Actions that 'Find anything' knows, each with the screen on which a parent takes it, or its form there.
import {
  CalendarHeart,
  ContactRound,
  FileHeart,
  GraduationCap,
  KeyRound,
  Lightbulb,
  LogOut,
  Moon,
  Pill,
  Printer,
  Refrigerator,
  Settings,
  ShoppingBasket,
  Soup,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { AREAS } from '#contract/preferences.ts';
import * as links from '../screen/links.ts';

interface Action {
  title: string;
  /** Name of the screen. */
  on: string;
  /** Other words for it. */
  also: string;
  /** Words for it where nothing else is found. */
  spare?: string;
  href: string;
  /** State of the history entry. */
  state?: Record<string, unknown>;
  icon: LucideIcon;
}

/** Leads to the form of a new entry. The screens of meals have no room for it in their budget. */
const FORM = { id: links.NEW };
/** Other words for 'add'. */
const ADD = 'new create make enter schedule';
const MEALS = AREAS.mealPlanning.label;
const SCHOOL = AREAS.schoolSchedules.label;
const MEDICAL = AREAS.medical.label;

const action = (title: string, on: string, href: string, icon: LucideIcon, also: string): Action => ({
  title,
  on,
  also,
  href,
  icon,
});

/** On a part of the settings. */
const setting = (title: string, part: string, icon: LucideIcon, also: string): Action =>
  action(title, 'Settings', `${links.settings()}#${part}`, icon, also);

export const ACTIONS: readonly Action[] = [
  action(
    'Add an appointment',
    MEDICAL,
    links.medical('appointments', FORM),
    CalendarHeart,
    `${ADD} visit doctor event`,
  ),
  action('Add a shopping list', MEALS, links.meals('lists'), ShoppingBasket, `${ADD} groceries items buy`),
  action('Plan a week of meals', MEALS, links.meals('menus'), Soup, `${ADD} add menu dinner`),
  action('Add a menu idea', MEALS, links.meals('ideas'), Lightbulb, `${ADD} recipe dish meal`),
  action('Add to the pantry', MEALS, links.meals('pantry'), Refrigerator, `${ADD} item food stock`),
  action('Add a medication', MEDICAL, links.medical('medications', FORM), Pill, `${ADD} medicine drug`),
  {
    ...action(
      'Add a contact',
      MEDICAL,
      links.medical('contacts', FORM),
      ContactRound,
      `${ADD} doctor phone number`,
    ),
    spare:
      'pediatrician dentist orthodontist optometrist dermatologist allergist therapist psychologist clinic pharmacy hospital',
  },
  action(
    'Add a medical record',
    MEDICAL,
    links.medical('records', FORM),
    FileHeart,
    `${ADD} vaccination allergy`,
  ),
  action(
    'Add a family member',
    'Family Overview',
    links.family(links.NEW),
    UserPlus,
    `${ADD} child person kid baby`,
  ),
  {
    ...action(
      'Invite the other parent',
      'Family Overview',
      links.family(),
      UserPlus,
      'add partner spouse share link household',
    ),
    state: { invite: true },
  },
  action('Print the calendar', 'Dashboard', links.home(), Printer, 'paper month week pdf'),
  action('Print the menu of a week', MEALS, links.meals('menus'), Printer, 'paper meals plan pdf'),
  action('Print a shopping list', MEALS, links.meals('lists'), Printer, 'paper groceries pdf'),
  action('Print the family', 'Family Overview', links.family(), Printer, 'paper allergies fridge pdf'),
  action('Upload a school calendar', SCHOOL, links.school(), GraduationCap, `${ADD} paste file pdf`),
  setting('Undo a change', 'changes', Settings, 'restore get bring back deleted recent trash'),
  setting('Change to dark or light', 'appearance', Moon, 'theme appearance mode night color'),
  setting('Connect a kitchen tablet', 'tablets', Settings, 'wall kiosk'),
  setting('Change your name', 'account', Settings, 'first last own account email'),
  setting('Change the password', 'security', KeyRound, 'new forgot recovery codes'),
  setting('Log out', 'devices', LogOut, 'sign off leave logout all other devices everywhere'),
  setting('Export your data', 'data', Settings, 'download backup delete account'),
];
