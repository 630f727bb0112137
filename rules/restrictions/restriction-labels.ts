// Labels of allergen classes, other facts about a food, and diets.
import type { Diet } from '../data/restriction-words.ts';
import type { AllergenClass, Fact } from '../food/food-facts.ts';

const LABELS: Record<Fact, string> = {
  milk: 'Milk',
  eggs: 'Egg',
  peanuts: 'Peanut',
  tree_nuts: 'Tree nuts',
  soybeans: 'Soy',
  wheat: 'Wheat',
  gluten: 'Gluten',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  molluscs: 'Molluscs',
  sesame: 'Sesame',
  celery: 'Celery',
  mustard: 'Mustard',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  meat: 'Meat',
  beef: 'Beef',
  pork: 'Pork',
  lamb: 'Lamb',
  poultry: 'Poultry',
  gelatin: 'Gelatin',
  honey: 'Honey',
  alcohol: 'Alcohol',
  insect: 'An ingredient from insects',
  animal: 'An animal ingredient',
  lactose: 'Lactose',
  vague: 'Something unnamed',
};

/** 'tree_nuts' → 'Tree nuts' */
export const allergenLabel = (allergen: AllergenClass): string => LABELS[allergen];

/** 'tree_nuts' → 'tree nuts', for the middle of a sentence. */
export const factWord = (fact: Fact): string => LABELS[fact].toLowerCase();

/** 'gluten-free' → 'Gluten-free' */
export const dietLabel = (diet: Diet): string => diet.slice(0, 1).toUpperCase() + diet.slice(1);
