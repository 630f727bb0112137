// Names under which a shop sells the same thing, and what stands in for what in a kitchen cupboard.

/** Each line is one food; the first name is how it is written on a list when several were used. */
export const SAME_FOODS: readonly string[] = [
  'scallion, green onion, spring onion, salad onion',
  'onion, yellow onion, brown onion, white onion, cooking onion',
  'cilantro, fresh cilantro, fresh coriander, coriander leaf, coriander leave',
  'chickpea, garbanzo bean, garbanzo, chick pea',
  'eggplant, aubergine, brinjal',
  'zucchini, courgette',
  'arugula, rocket',
  'beet, beetroot, red beet',
  'bell pepper, sweet pepper, capsicum',
  'shrimp, prawn',
  'flour, all purpose flour, plain flour, white flour, ap flour, wheat flour',
  'sugar, white sugar, granulated sugar, caster sugar',
  'powdered sugar, icing sugar, confectioner sugar',
  'brown sugar, light brown sugar',
  'cornstarch, corn starch',
  'baking soda, bicarbonate of soda, bicarb',
  'heavy cream, whipping cream, heavy whipping cream, double cream',
  'cream, light cream, single cream',
  'milk, whole milk, 2 milk, 1 milk, cow milk, low fat milk, reduced fat milk, semi skimmed milk',
  'butter, unsalted butter, salted butter, sweet butter',
  'egg, hen egg, chicken egg',
  'yogurt, plain yogurt, natural yogurt',
  'Greek yogurt, plain greek yogurt',
  'Parmesan, parmesan cheese, parmigiano, parmigiano reggiano',
  'cheddar, cheddar cheese, mild cheddar, sharp cheddar, sharp cheddar cheese',
  'mozzarella, mozzarella cheese',
  'feta, feta cheese',
  'Swiss cheese, swiss',
  'ricotta, ricotta cheese',
  'olive oil, extra virgin olive oil, evoo',
  'salt, table salt, sea salt, kosher salt, fine salt, fine sea salt, cooking salt',
  'black pepper, pepper, ground black pepper, ground pepper, black peppercorn',
  'ground beef, minced beef, beef mince, hamburger meat, lean ground beef, ground chuck',
  'ground turkey, minced turkey, turkey mince',
  'ground pork, minced pork, pork mince',
  'ground chicken, minced chicken, chicken mince',
  'ground lamb, minced lamb, lamb mince',
  'chicken broth, chicken stock',
  'vegetable broth, vegetable stock',
  'beef broth, beef stock',
  'chicken breast, chicken breast fillet, boneless skinless chicken breast, boneless chicken breast, skinless chicken breast',
  'chicken thigh, boneless skinless chicken thigh, boneless chicken thigh, skinless chicken thigh',
  'ginger, fresh ginger, ginger root, root ginger, gingerroot',
  'garlic, garlic clove, fresh garlic',
  'celery, celery stalk, celery rib, celery stick, stick celery',
  'corn, sweetcorn, sweet corn',
  'ground cumin, cumin, cumin powder',
  'ground cinnamon, cinnamon, cinnamon powder',
  'ground turmeric, turmeric, turmeric powder',
  'paprika, sweet paprika',
  'rice, white rice, long grain rice, long grain white rice',
  'rolled oats, oat, old fashioned oat, porridge oat',
  'breadcrumbs, bread crumb',
  'vanilla extract, vanilla, vanilla essence, pure vanilla extract',
  'maple syrup, pure maple syrup',
  'ketchup, tomato ketchup',
  'mayonnaise, mayo',
  'tomato paste, tomato concentrate',
  'potato, yellow potato, white potato',
  'spinach, fresh spinach, leaf spinach',
  'soy sauce, light soy sauce',
  'peanut butter, smooth peanut butter, creamy peanut butter',
  'red pepper flakes, chili flake, crushed red pepper, crushed red pepper flake',
  'lettuce, lettuce leaf',
  'bread, sandwich bread, sliced bread, loaf of bread',
];

/** A pantry that has the first has what the others ask for; never across an allergen. */
export const STANDS_FOR: readonly (readonly [has: string, covers: string])[] = [
  ['rice', 'basmati rice, jasmine rice, medium grain rice'],
  ['white rice', 'basmati rice, jasmine rice'],
  ['oil', 'canola oil, vegetable oil, sunflower oil, rapeseed oil, neutral oil, cooking oil'],
  ['vegetable oil', 'canola oil, sunflower oil, rapeseed oil, neutral oil, cooking oil, oil'],
  ['canola oil', 'vegetable oil, sunflower oil, neutral oil, cooking oil, oil'],
  ['sunflower oil', 'vegetable oil, canola oil, neutral oil, cooking oil, oil'],
  [
    'pasta',
    'spaghetti, linguine, fettuccine, penne, rigatoni, fusilli, farfalle, macaroni, elbow macaroni, ziti, rotini, pasta shell, small pasta shell, ditalini',
  ],
  ['chicken', 'chicken breast, chicken thigh, chicken leg, chicken drumstick'],
  ['potato', 'russet potato, baby potato, small potato, red potato, yukon gold potato, new potato'],
  ['lettuce', 'romaine lettuce, iceberg lettuce, butter lettuce, salad leaf'],
  ['spinach', 'baby spinach'],
  ['mushroom', 'cremini mushroom, button mushroom, white mushroom'],
  ['apple', 'green apple, red apple, gala apple, granny smith'],
  ['bell pepper', 'red bell pepper, green bell pepper, yellow bell pepper, orange bell pepper'],
  ['broth', 'chicken broth, vegetable broth'],
  ['paprika', 'smoked paprika'],
];

/** What runs from the tap. */
export const FROM_THE_TAP =
  'water, hot water, warm water, cold water, boiling water, lukewarm water, ice water, tap water, ice, ice cube, pasta water, cooking water, pasta cooking water';

/** On every table: bought once in a while, not for a dish, unless a dish takes cups of it. */
export const ON_EVERY_TABLE = 'salt, black pepper, salt and pepper, salt and black pepper, seasoning';

/** Words before or behind a food about how it is cut or cooked: the shop sells it without them. */
export const PREPARED = `chopped, sliced, diced, grated, shredded, minced, mashed, melted, beaten, softened, peeled, cubed, crumbled, juiced, zested, halved, quartered, finely, roughly, coarsely, thinly, thickly, freshly, lightly, loosely, tightly, firmly, rinsed, drained, squeezed, packed, heaped, heaping, scant, ripe, overripe, large, small, medium, medium sized, big, extra large, jumbo, fresh, cold, warm, hot, leftover, raw, uncooked, thawed, deveined, trimmed, cooked, shelled, pitted, seeded, deseeded, cored, stemmed, washed, scrubbed, sifted, julienned, torn, picked, toasted, crushed, bruised, slivered, separated, room temperature, divided, optional, to taste, whole, good quality, organic, level, bite sized, chilled, defrosted, warmed, boiled, hard boiled, steamed`;

/** Parts of a food that are not sold apart from it. */
export const PARTS =
  'leaf, leave, floret, kernel, chunk, strip, piece, wedge, cube, half, ring, slice, sprig, stem, bulb, head, clove, stalk, rib';

/** Where a part is its own ware. */
export const SOLD_AS_PARTS =
  'bay leaf, curry leaf, lime leaf, grape leaf, vine leaf, banana leaf, salad leaf, kaffir lime leaf, makrut lime leaf, cinnamon stick, ice cube, bouillon cube, stock cube, onion ring, pork rib, beef rib, spare rib, short rib, rib, clove, ground clove, whole clove, corn kernel, fish stick, cheese slice, chicken strip, chicken piece, pineapple chunk, potato wedge, potato cube';

/** What a parent means by the name of a whole kind, where no law or diet knows it as a class. */
export const KINDS_BY_NAME: readonly (readonly [kind: string, foods: string])[] = [
  [
    'cheese',
    'cheddar, mozzarella, parmesan, feta, swiss cheese, monterey jack, pepper jack, gouda, ricotta, cottage cheese, cream cheese, goat cheese, blue cheese, halloumi, paneer, gruyere, provolone, brie, pecorino, mascarpone, vegetarian hard cheese',
  ],
  ['bean', 'chickpea, black bean, kidney bean, pinto bean, white bean, cannellini bean, navy bean'],
  ['lentil', 'red lentil, green lentil, brown lentil'],
  ['noodle', 'rice noodle, egg noodle, udon noodle, ramen noodle, soba noodle, rice vermicelli'],
  ['bread', 'white bread, whole wheat bread, sourdough bread, baguette, pita bread, brioche'],
  ['tortilla', 'corn tortilla, flour tortilla, vegetable oil flour tortilla, vegan flour tortilla'],
  ['oat', 'rolled oat, certified gluten free rolled oat'],
];
