// Heading and icon of every group of results.
import {
  CalendarHeart,
  ContactRound,
  CornerDownRight,
  FileHeart,
  GraduationCap,
  MessageCircle,
  Pill,
  Refrigerator,
  ShoppingBasket,
  Soup,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Hue } from '../kit/hues.ts';
import type { Group } from './entry.ts';

interface GroupLook {
  label: string;
  icon: LucideIcon;
  hue: Hue;
}

export const GROUP_LOOKS: Record<Group, GroupLook> = {
  people: { label: 'Family', icon: Users, hue: 'plain' },
  appointments: { label: 'Appointments', icon: CalendarHeart, hue: 'medical' },
  meals: { label: 'Meals', icon: Soup, hue: 'meal' },
  lists: { label: 'Shopping lists', icon: ShoppingBasket, hue: 'meal' },
  pantry: { label: 'Pantry', icon: Refrigerator, hue: 'meal' },
  medications: { label: 'Medications', icon: Pill, hue: 'medical' },
  contacts: { label: 'Medical contacts', icon: ContactRound, hue: 'medical' },
  records: { label: 'Medical records', icon: FileHeart, hue: 'medical' },
  schools: { label: 'Schools', icon: GraduationCap, hue: 'school' },
  schoolDays: { label: 'School calendar', icon: GraduationCap, hue: 'school' },
  conversations: { label: 'Conversations with Pip', icon: MessageCircle, hue: 'brand' },
  places: { label: 'Go to', icon: CornerDownRight, hue: 'plain' },
};
