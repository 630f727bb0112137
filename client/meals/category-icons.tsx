// Icons of the pantry categories.
import {
  Carrot,
  CupSoda,
  Drumstick,
  Milk,
  Package,
  ShoppingBasket,
  Snowflake,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import type { PantryCategory } from '#contract/kinds/pantry-item.ts';

export const CATEGORY_ICONS: Record<PantryCategory, LucideIcon> = {
  protein: Drumstick,
  dairy: Milk,
  produce: Carrot,
  grains: Wheat,
  pantry: Package,
  frozen: Snowflake,
  beverages: CupSoda,
  other: ShoppingBasket,
};
