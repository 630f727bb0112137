// Foods a small child can choke on, with the words that say they were prepared so that the danger is gone; and what a
// baby in the first year should not get. After the choking lists of the American Academy of Pediatrics.

export const CHOKING_AGE = 4;
export const BABY_AGE = 1;

interface FoodsRow {
  names: string;
  /** Only with one of these words in the ingredient; always when absent. */
  when?: string;
}

interface ChokingRow extends FoodsRow {
  /** One of these words in the ingredient makes it fit. */
  unless: string;
  advice: string;
}

const COOKED = 'cooked, baked, roasted, steamed, boiled, simmered, stewed, poached, soft';
const BLENDED = 'blended, to blend, mashed, pureed, puree, crushed';
// 'Apple chicken sausage' and 'blueberry muffin' only name the fruit.
const MADE_OF_FRUIT =
  'juice, jam, jelly, preserve, compote, sauce, syrup, butter, cider, vinegar, pie, cake, muffin, sausage';

export const CHOKING: readonly ChokingRow[] = [
  {
    names: 'grape, red grape, green grape, seedless grape, melon ball',
    unless: 'quartered, chopped, diced, mashed, crushed',
    advice: 'quarter them lengthwise',
  },
  {
    names: 'cherry tomato, grape tomato',
    unless: 'quartered, halved, chopped, diced, sliced, mashed, crushed, roasted',
    advice: 'quarter them lengthwise',
  },
  {
    names:
      'nut, mixed nut, mixed tree nut, tree nut, chopped nut, nut mix, nut topping, peanut, almond, walnut, black walnut, pecan, cashew, cashew nut, hazelnut, pistachio, macadamia, macadamia nut, brazil nut, pine nut, soy nut, corn nut, marcona almond, jordan almond, candied pecan, trail mix, beer nut, chestnut',
    unless: 'finely chopped, ground, butter, flour, meal, milk, crushed, powdered, paste, blended',
    advice: 'use them ground or as a thin layer of butter',
  },
  {
    names: 'sunflower seed, pumpkin seed, pepita, watermelon seed, melon seed, mixed seed, seed',
    unless: 'ground, butter, crushed, finely chopped, milled, milk, flour, oil, blended',
    advice: 'use them ground',
  },
  {
    names:
      'peanut butter, almond butter, nut butter, cashew butter, hazelnut butter, soy nut butter, sunflower seed butter, seed butter',
    when: 'spoon, spoonful, dollop, chunk, chunky, crunchy, extra crunchy',
    unless: 'smooth, thin, thinly, melted, stirred in, whisked, blended',
    advice: 'use a smooth one as a thin layer',
  },
  {
    names:
      'popcorn, kettle corn, caramel corn, nacho chip, nacho, tortilla chip, corn tortilla chip, corn chip, potato chip, veggie chip, plantain chip, multigrain chip, pita chip, bagel chip, banana chip, coconut chip, pretzel, chicharron, pork rind',
    unless: 'finely crushed',
    advice: 'leave it out',
  },
  {
    names:
      'hot dog, hotdog, frankfurter, frank, wiener, sausage, breakfast sausage, italian sausage, bratwurst, knackwurst, kielbasa, chipolata, saveloy, merguez, linguica, chicken sausage, beef sausage, lamb sausage, turkey sausage, vegan sausage, vegetarian sausage, chorizo, andouille, turkey hot dog, beef hot dog, beef frank, corn dog',
    unless: 'lengthwise, crumbled, ground, finely chopped, casing removed',
    advice: 'cut it lengthwise into thin strips',
  },
  {
    names:
      'cheese, cheddar, mozzarella, gouda, swiss cheese, monterey jack, colby, colby jack, halloumi, string cheese',
    when: 'cube, cubed, chunk, string cheese',
    unless: 'grated, shredded, melted, finely chopped',
    advice: 'grate it or cut it into thin strips',
  },
  {
    names:
      'hard candy, lollipop, candy, chewing gum, gum drop, gummy, gummy bear, jelly bean, marshmallow, licorice, caramel candy, toffee, malted milk ball',
    unless: 'mini melted, melted',
    advice: 'leave it out',
  },
  {
    names: 'carrot stick, celery stick, raw carrot, baby carrot, raw celery',
    unless: `${COOKED}, grated, shredded`,
    advice: 'grate or cook it until soft',
  },
  {
    names: 'carrot, celery, radish, turnip, kohlrabi, jicama',
    when: 'raw, stick, sticks, baton, for dipping',
    unless: `${COOKED}, grated, shredded, stick celery, stick of celery`,
    advice: 'grate or cook it until soft',
  },
  {
    names:
      'apple, green apple, red apple, granny smith, gala apple, fuji apple, honeycrisp, honeycrisp apple, bramley, apple slice',
    unless: `${COOKED}, ${BLENDED}, ${MADE_OF_FRUIT}, grated, shredded`,
    advice: 'grate it or cook it until soft',
  },
  {
    names:
      'raisin, golden raisin, sultana, currant, prune, date, medjool date, dried fruit, dried cranberry, dried cherry, dried apricot, dried mango, dried pineapple, dried papaya, dried apple, dried fig, dried date, fruit snack',
    unless: `finely chopped, soaked, ${COOKED}, ${BLENDED}, ${MADE_OF_FRUIT}, paste`,
    advice: 'soak them and chop them finely',
  },
  {
    names:
      'blueberry, berry, mixed berry, frozen berry, cranberry, gooseberry, blackcurrant, red currant, bilberry, huckleberry, cherry, sweet cherry, sour cherry, maraschino cherry, lychee, longan',
    unless: `halved, quartered, chopped, flattened, ${COOKED}, ${BLENDED}, ${MADE_OF_FRUIT}, yogurt`,
    advice: 'crush or quarter them',
  },
  {
    names: 'pineapple, pineapple chunk',
    unless: `finely chopped, finely diced, ${BLENDED}, ${MADE_OF_FRUIT}`,
    advice: 'chop it finely',
  },
  {
    names: 'whole olive, ice cube',
    unless: 'sliced, chopped, pitted and sliced',
    advice: 'slice or leave it out',
  },
];

interface BabyRow extends FoodsRow {
  reason: string;
}

/** Beside honey, which the food lists know by itself. */
export const NOT_FOR_A_BABY: readonly BabyRow[] = [
  {
    names: 'milk, cow milk, goat milk, sheep milk, chocolate milk, lactose free milk, latte, milkshake',
    when: 'glass, drink, drinking, bottle, sippy, chocolate milk, latte, milkshake',
    reason: 'is not a drink for a baby under 1 year',
  },
  {
    names:
      'ham, deli ham, sliced ham, bacon, canadian bacon, back bacon, turkey bacon, gammon, prosciutto, serrano, jamon, speck, pancetta, salami, pepperoni, chorizo, pastrami, corned beef, bresaola, beef jerky, lunch meat, luncheon meat, deli meat, cold cut, bologna, mortadella, spam, deli turkey, sliced turkey, roasted turkey breast, smoked turkey, smoked turkey breast, hot dog, hotdog, frankfurter, sausage, smoked salmon, lox, gravlax, kipper, salt cod, bacalao, anchovy, caviar',
    reason: 'is too salty for a baby under 1 year',
  },
];
