// Look, name and edit link of each kind of calendar event (CAL-04, DASH-08).
import { GraduationCap, ListTodo, Repeat, Shapes, Soup, Stethoscope } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import type { Hue } from '../kit/hues.ts';
import * as links from '../screen/links.ts';

interface Kind {
  /** Its name in the legend. */
  label: string;
  /** One of them. */
  name: string;
  hue: Hue;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The screen where it is edited. */
  href: string;
}

export const KINDS = {
  school: { label: 'School', name: 'School', hue: 'school', Icon: GraduationCap, href: links.school() },
  meal: { label: 'Meals', name: 'Meal', hue: 'meal', Icon: Soup, href: links.meals() },
  medical: { label: 'Medical', name: 'Medical', hue: 'medical', Icon: Stethoscope, href: links.medical() },
  routine: { label: 'Routines', name: 'Routine', hue: 'routine', Icon: Repeat, href: links.routines() },
  project: { label: 'Projects', name: 'Project', hue: 'project', Icon: Shapes, href: links.events() },
  todo: { label: 'To-Do', name: 'To-do', hue: 'todo', Icon: ListTodo, href: links.home() },
} as const satisfies Record<string, Kind>;
