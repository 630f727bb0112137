// The demo family's own meal ideas. Those that are on menus fit everybody; one shows what the app says where they do not.
import type { MealType } from '#contract/food-entities.ts';
import type { Step } from './home.ts';
import type { ParentKey } from '../demo-folder.ts';

interface Idea {
  day: number;
  by: ParentKey;
  name: string;
  description: string;
  mealType: MealType;
  ingredients: string[];
  instructions: string;
  prepTime: number;
  cookTime: number;
  servings: number;
  tags: string[];
  isFavorite: boolean;
}

const IDEAS: readonly Idea[] = [
  {
    day: -345,
    by: 'nora',
    name: 'Grandma Rosa’s chicken soup',
    description: 'The Sunday soup. Freezes well.',
    mealType: 'lunch',
    ingredients: [
      '2 lb chicken thighs',
      '3 carrots',
      '2 stalks celery',
      '1 onion',
      '1 cup rice',
      '1 bunch parsley',
      '1 tsp black pepper',
    ],
    instructions:
      'Cover the chicken with cold water and simmer for an hour. Add the vegetables and the rice for the last 25 minutes. Salt only at the table.',
    prepTime: 15,
    cookTime: 85,
    servings: 8,
    tags: ['sunday', 'freezer', 'low salt'],
    isFavorite: true,
  },
  {
    day: -345,
    by: 'daniel',
    name: 'Friday tacos',
    description: 'Everybody fills their own.',
    mealType: 'dinner',
    ingredients: [
      '12 corn tortillas',
      '1 1/2 lb ground beef',
      '1 can black beans',
      '2 tomatoes',
      '1 head lettuce',
      '1 avocado',
      '1 lime',
      '2 tsp ground cumin',
      '1 tsp paprika',
    ],
    instructions: 'Brown the beef with the spices, warm the tortillas, put everything on the table.',
    prepTime: 15,
    cookTime: 15,
    servings: 6,
    tags: ['friday', 'quick'],
    isFavorite: true,
  },
  {
    day: -338,
    by: 'nora',
    name: 'Sheet-pan chicken and vegetables',
    description: 'One tray, no stirring.',
    mealType: 'dinner',
    ingredients: [
      '2 lb chicken thighs',
      '2 lb potatoes',
      '3 carrots',
      '1 head broccoli',
      '2 tbsp olive oil',
      '1 lemon',
      '2 cloves garlic',
    ],
    instructions: 'Everything on one tray at 425 °F. The broccoli joins after 25 minutes.',
    prepTime: 15,
    cookTime: 40,
    servings: 5,
    tags: ['one tray', 'weeknight'],
    isFavorite: true,
  },
  {
    day: -310,
    by: 'daniel',
    name: 'Saturday egg and potato skillet',
    description: 'Saturday breakfast. Lucy stirs.',
    mealType: 'breakfast',
    ingredients: [
      '1 1/2 lb potatoes',
      '6 eggs',
      '1 bell pepper',
      '1 onion',
      '2 tbsp olive oil',
      '1 tsp paprika',
    ],
    instructions: 'Fry the potatoes slowly, add pepper and onion, let the eggs set on top under a lid.',
    prepTime: 15,
    cookTime: 25,
    servings: 5,
    tags: ['weekend', 'children help'],
    isFavorite: true,
  },
  {
    day: -262,
    by: 'nora',
    name: 'Turkey chili',
    description: 'Mild for the children; hot sauce at the table.',
    mealType: 'dinner',
    ingredients: [
      '1 lb ground turkey',
      '2 cans black beans',
      '1 can diced tomatoes',
      '1 onion',
      '1 bell pepper',
      '1 cup frozen corn',
      '2 tsp ground cumin',
      '1 tsp paprika',
    ],
    instructions: 'Brown the turkey, add the rest, simmer for half an hour.',
    prepTime: 10,
    cookTime: 40,
    servings: 6,
    tags: ['freezer', 'one pot'],
    isFavorite: false,
  },
  {
    day: -231,
    by: 'daniel',
    name: 'Campfire potatoes',
    description: 'From the camping weekend.',
    mealType: 'dinner',
    ingredients: ['3 lb potatoes', '2 onions', '2 bell peppers', '3 tbsp olive oil', '1 tsp paprika'],
    instructions: 'Slice, wrap in foil with the oil, 40 minutes in the embers or in the oven.',
    prepTime: 20,
    cookTime: 40,
    servings: 6,
    tags: ['camping'],
    isFavorite: false,
  },
  {
    day: -190,
    by: 'nora',
    name: 'Lunchbox rice salad',
    description: 'Keeps in the school bag without ice.',
    mealType: 'lunch',
    ingredients: [
      '2 cups rice',
      '1 cup frozen peas',
      '1 cup frozen corn',
      '1 cucumber',
      '2 eggs, hard-boiled',
      '2 tbsp olive oil',
      '1 lemon',
    ],
    instructions: 'Cook the rice the evening before. Stir in the rest cold.',
    prepTime: 15,
    cookTime: 15,
    servings: 4,
    tags: ['school', 'make ahead'],
    isFavorite: false,
  },
  {
    day: -148,
    by: 'nora',
    name: 'Salmon with peas and lemon rice',
    description: 'Finn eats fish this way.',
    mealType: 'dinner',
    ingredients: ['4 salmon fillets', '2 cups rice', '2 cups frozen peas', '1 lemon', '1 tbsp olive oil'],
    instructions: 'Bake the salmon for 12 minutes; stir peas and lemon zest into the hot rice.',
    prepTime: 10,
    cookTime: 25,
    servings: 5,
    tags: ['weeknight', 'fish'],
    isFavorite: true,
  },
  {
    day: -101,
    by: 'daniel',
    name: 'Banana oat bites',
    description: 'Three things in a bowl.',
    mealType: 'snack',
    ingredients: ['3 bananas', '2 cups rolled oats', '1 tsp cinnamon'],
    instructions: 'Mash, stir, twelve small heaps, 15 minutes at 350 °F.',
    prepTime: 10,
    cookTime: 15,
    servings: 6,
    tags: ['school', 'children help'],
    isFavorite: true,
  },
  {
    day: -73,
    by: 'nora',
    name: 'Apple slices with sunflower seed butter',
    description: 'What Finn has when others have peanut butter.',
    mealType: 'snack',
    ingredients: ['3 apples', '4 tbsp sunflower seed butter'],
    instructions: 'Slice and spread thinly.',
    prepTime: 5,
    cookTime: 0,
    servings: 4,
    tags: ['after school', 'no cooking'],
    isFavorite: false,
  },
  {
    day: -40,
    by: 'daniel',
    name: 'Smoky lentils on baked potatoes',
    description: 'From Ella’s school cookbook.',
    mealType: 'dinner',
    ingredients: [
      '1 1/2 cups red lentils',
      '1 can tomato paste',
      '1 onion',
      '1 carrot',
      '1 tbsp brown sugar',
      '1 tsp paprika',
      '6 baked potatoes',
    ],
    instructions: 'Simmer the lentils with everything until thick, spoon over the potatoes.',
    prepTime: 15,
    cookTime: 50,
    servings: 5,
    tags: ['ella cooks'],
    isFavorite: false,
  },
  {
    day: -26,
    by: 'daniel',
    name: 'Ella’s grilled cheese',
    description: 'For Ella and her friends; Lucy has hers with tuna.',
    mealType: 'lunch',
    ingredients: ['4 slices whole wheat bread', '4 slices cheddar', '1 tbsp butter', '1 apple'],
    instructions: 'Medium heat, lid on for the first two minutes.',
    prepTime: 5,
    cookTime: 8,
    servings: 2,
    tags: ['quick', 'ella cooks'],
    isFavorite: false,
  },
];

export const ideaKeyOf = (name: string): string => `idea ${name}`;

/** Keeping each idea. */
export const ideaSteps = (): Step[] =>
  IDEAS.map(({ day, by, ...idea }, at) => ({
    day,
    time: `20:${String(10 + at)}`,
    async run(home) {
      const id = home.newId();
      home.remember(ideaKeyOf(idea.name), id);
      await home.sync(by, [home.edit(by, 'menu-ideas', id, { set: idea })]);
    },
  }));
