// A small picture of a dish, selected by the words of its name; nobody has to take a photo.
import {
  Apple,
  Beef,
  CakeSlice,
  Carrot,
  Coffee,
  Cookie,
  CookingPot,
  Croissant,
  Drumstick,
  EggFried,
  Fish,
  Ham,
  IceCreamBowl,
  Milk,
  Pizza,
  Salad,
  Sandwich,
  Shrimp,
  Soup,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import type { MealType } from '#contract/kinds/menu-idea.ts';
import { cx } from '../kit/cx.ts';

/** The first match decides: a chicken soup is a soup, a fish taco is fish. */
const PICTURES: readonly (readonly [words: RegExp, picture: LucideIcon])[] = [
  [/soup|stew|broth|chili|ramen|pho|curry|noodle|dal\b/i, Soup],
  [/pizza|flatbread|quesadilla/i, Pizza],
  [/salad|slaw|bowl|greens/i, Salad],
  [/sandwich|burger|wrap|toast|taco|burrito|panini|bagel|melt/i, Sandwich],
  [/shrimp|prawn|scampi/i, Shrimp],
  [/fish|salmon|tuna|cod\b|tilapia|trout|sushi/i, Fish],
  [/chicken|turkey|wings|drumstick|duck/i, Drumstick],
  [/beef|steak|meatball|meatloaf|lamb|roast/i, Beef],
  [/ham\b|bacon|pork|sausage|hot ?dog/i, Ham],
  [/egg|omelet|frittata|quiche|shakshuka/i, EggFried],
  [/ice cream|sorbet|yogh?urt|pudding|parfait/i, IceCreamBowl],
  [/cake|pie\b|brownie|muffin|pancake|waffle|tart\b/i, CakeSlice],
  [/cookie|biscuit|cracker|granola bar/i, Cookie],
  [/croissant|pastry|bread|roll\b|scone/i, Croissant],
  [/smoothie|milk|shake/i, Milk],
  [/oat|porridge|cereal|granola|pasta|spaghetti|lasagn|rice|risotto|quinoa|couscous/i, Wheat],
  [/carrot|veggie|vegetable|ratatouille|stir.?fry|hummus/i, Carrot],
  [/apple|fruit|banana|berr|pear|melon/i, Apple],
];

const BY_MEAL: Record<MealType, LucideIcon> = {
  breakfast: Coffee,
  lunch: Sandwich,
  dinner: CookingPot,
  snack: Cookie,
};

interface DishPictureProps {
  name: string;
  mealType: MealType;
  className?: string;
}

export function DishPicture({ name, mealType, className }: DishPictureProps) {
  const Picture = PICTURES.find(([words]) => words.test(name))?.[1] ?? BY_MEAL[mealType];
  return (
    <span
      aria-hidden
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-2xl bg-meal text-meal-ink',
        className ?? 'size-14 [&_svg]:size-7',
      )}
    >
      <Picture />
    </span>
  );
}
