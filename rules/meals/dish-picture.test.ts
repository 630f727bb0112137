import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import words from '../data/dish-pictures.json' with { type: 'json' };
import { sectionsOf } from '../data/sections.ts';
import { nameForm } from '../text/words.ts';
import { COOKBOOK } from './cookbook.ts';
import { dishPictureOf, type DishPicture } from './dish-picture.ts';

const NAMES: Record<DishPicture, readonly string[]> = {
  soup: [
    'Chicken soup',
    'Tomato soup with grilled cheese',
    'Corn chowder',
    'CHICKEN CORN CHOWDER',
    'Gazpacho',
  ],
  stew: ['Beef stew', 'Turkey chili', 'Leftover chili', 'Ratatouille on soft polenta', 'Chicken pot pie'],
  curry: ['Mild coconut chicken curry', 'Red lentil dal', 'Chicken tikka masala with naan', 'Shrimp curry'],
  rice: ['Egg fried rice', 'Mushroom risotto', 'Arroz con pollo', 'Rice and beans', 'Tomato couscous'],
  bowl: ['Poké bowl', 'Chicken fajita bowls', 'Burrito bowl', 'Burger bowl'],
  noodles: ['Chicken noodle soup', 'Pad Thai', 'Ramen', 'Beef lo mein', 'Peanut noodles with chicken'],
  porridge: ['Oatmeal', 'Overnight oats with berries', 'Cheerios cereal', 'Congee porridge', 'Smoothie bowl'],
  salad: ['Greek salad', 'Taco salad', 'Pasta salad', 'Chicken Caesar salad', 'Coleslaw'],
  spaghetti: ['Spaghetti Bolognese', 'Shrimp linguine', 'Penne alla vodka', 'Pesto gnocchi', 'Pasta'],
  macaroni: ['Mac & cheese', 'Macaroni and cheese with broccoli', 'Mac n cheese'],
  lasagna: ['Vegetable lasagna', 'Lasagne', 'Chicken enchiladas', "Shepherd's pie", 'Tuna pasta bake'],
  pizza: ['Pizza night', 'Quick pita pizzas', 'Pepperoni pizza', 'Calzone'],
  taco: ['Tacos', 'Fish tacos with slaw', 'Cheese quesadillas', 'Loaded nachos'],
  burrito: ['Bean burritos', 'Turkey wraps', 'Chicken shawarma', 'Hummus and vegetable wraps'],
  sandwich: ['PB&J', 'Ham sandwich', 'Grilled cheese', 'Tuna melts', 'BLT'],
  burger: [
    'Cheeseburgers',
    'Veggie burgers no. 3',
    'Turkey sliders',
    'Black bean patties with potato wedges',
  ],
  toast: ['Avocado toast', 'Cinnamon toast', 'Garlic bread'],
  bread: ['Bagels with cream cheese', 'Croissants', 'Cinnamon rolls', 'Bread'],
  pancakes: ['Blueberry pancakes', 'Crêpes with jam', 'Buckwheat pancakes'],
  waffle: ['Waffles', 'French toast with strawberries'],
  skillet: [
    'Beef stir-fry',
    'Sweet potato hash',
    'Tofu with greens',
    'Kung pao chicken',
    'Sheet pan chicken',
  ],
  egg: ['Scrambled eggs on toast', 'Fried eggs', 'Shakshuka', 'Eggs Benedict'],
  omelette: ['Cheese omelet', 'Spinach frittata', 'Quiche Lorraine'],
  chicken: [
    'Lemon roast chicken with potatoes',
    'Turkey',
    'Chicken nuggets',
    'Buffalo wings',
    'Baked chicken',
  ],
  fish: [
    'Salmon',
    'Baked cod with tomatoes',
    'Fish sticks',
    'Fish and chips',
    'Pan-fried tilapia with corn salad',
  ],
  shrimp: ['Garlic shrimp with rice', 'Crab legs', 'Shrimp scampi', 'Steamed mussels'],
  steak: [
    'Steak and fries',
    'Roast beef',
    'Pork chops with apples',
    'Meatloaf',
    'Beef and broccoli',
    'BBQ ribs',
  ],
  meatballs: ['Swedish meatballs', 'Turkey meatballs with spaghetti', 'Lamb kofta'],
  sausage: ['Hot dogs', 'Bratwurst', 'Sausage, pepper and potato tray', 'Corn dogs'],
  sushi: ['Sushi', 'California rolls', 'Rice paper rolls', 'Pork gyoza', 'Salmon rice balls'],
  potato: ['Baked potatoes with smoky beans', 'Mashed potatoes', 'Sweet potatoes', 'French fries'],
  vegetables: ['Roasted vegetables', 'Broccoli', 'Lentils with cabbage', 'Carrot sticks', 'Green beans'],
  pepper: ['Stuffed peppers with rice', 'Peppers'],
  hummus: ['Hummus', 'Falafel with tahini', 'Chips and dip', 'Cheese and crackers'],
  parfait: ['Yogurt parfait', 'Greek yoghurt', 'Ice cream', 'Cottage cheese bowls with pineapple'],
  smoothie: ['Mango smoothie', 'Strawberry milkshake', 'Hot chocolate', 'Banana smoothies with oats'],
  cake: ['Birthday cake', 'Apple pie', 'Brownies', 'Blueberry muffins', 'Banana bread', 'Peach cobbler'],
  cookie: ['Chocolate chip cookies', 'Granola bars', 'Popcorn', 'Trail mix'],
  fruit: ['Apple slices', 'Fruit salad', 'Strawberries', 'Bananas', 'Ants on a log'],
  plate: ['', 'Eating out', 'Leftovers', "Grandma's surprise", 'Takeout', '夕食', '?!'],
};

describe.each(Object.entries(NAMES))('the drawing %s', (picture, names) => {
  test.each(names)('shows %j', (name) => {
    expect(dishPictureOf(name)).toBe(picture);
  });
});

test('every dish of the cookbook has a drawing of its own kind', () => {
  expect(COOKBOOK.filter(({ name }) => dishPictureOf(name) === 'plate').map(({ name }) => name)).toEqual([]);
});

test('a name that says nothing is drawn by what goes in first, broth and sauces aside', () => {
  const special = (...ingredients: string[]) => dishPictureOf("Grandma's special", ingredients);
  expect(special('2 cups chicken broth', '1 lb cod fillets', '2 carrots')).toBe('fish');
  expect(special('1 tsp fish sauce', '3 cups spinach')).toBe('vegetables');
  expect(special('salt', 'love')).toBe('plate');
  expect(dishPictureOf('Tacos', ['1 lb cod fillets'])).toBe('taco');
});

test('there are forty drawings at most, and the file holds exactly those that the words lead to', () => {
  const file = readFileSync(new URL('../../client/choices/dishes.svg', import.meta.url), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="([^"]+)">/g)].map(([, id]) => id);
  const used = [...sectionsOf(words.dishes), ...sectionsOf(words.foods)].map(([picture]) => picture);
  expect(drawn.toSorted()).toEqual([...new Set([...used, 'plate'])].toSorted());
  expect(drawn.length).toBeLessThanOrEqual(40);
  // Copied into a page, a line break within a group would be text of the dish.
  expect(file.match(/<g\b[^]*?<\/g>/g)?.filter((group) => /\s</.test(group))).toEqual([]);
});

test('no name leads to two drawings', () => {
  const forms = [...sectionsOf(words.dishes), ...sectionsOf(words.foods)].flatMap(([, names]) =>
    names.map(nameForm),
  );
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

test('a text of ten thousand letters is read at once', () => {
  expect(dishPictureOf(`${'a with '.repeat(1400)}soup`)).toBe('plate');
});
