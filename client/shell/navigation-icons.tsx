// Icons of the entries that every parent has; those of the assistance areas are in client/choices/area-icons.tsx.
import { Ellipsis, House, MessageCircle, Plus, Search, Users } from 'lucide-react';

export const ICONS = {
  home: House,
  chat: MessageCircle,
  family: Users,
  more: Ellipsis,
  plus: Plus,
  find: Search,
};
