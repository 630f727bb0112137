// On which shelf of a shop or a kitchen things stand. Names in the singular; where several stand in one text, the one
// that ends last names the thing: 'chicken broth' is a broth.
import type { PantryCategory } from '#contract/food-entities.ts';

export const CATEGORY_WORDS: readonly (readonly [PantryCategory, string])[] = [
  [
    'protein',
    `meat, beef, ground beef, minced beef, mince, steak, flank, brisket, chuck, sirloin, ribeye, roast, stew meat, veal, pork, pork chop, tenderloin, shoulder, loin, rib, belly, ham, bacon, pancetta, prosciutto, salami, pepperoni, chorizo, sausage, bratwurst, frankfurter, hot dog, hotdog, kielbasa, pastrami, bologna, mortadella, jerky, deli meat, lunch meat, cold cut,
    lamb, mutton, goat, venison, bison, rabbit, chicken, chicken breast, breast, thigh, drumstick, wing, cutlet, tender, nugget, poultry, turkey, duck, goose, liver, kidney, oxtail, meatball, patty, burger, hamburger, rotisserie,
    fish, salmon, tuna, cod, tilapia, trout, halibut, haddock, hake, pollock, catfish, mackerel, herring, sardine, anchovy, snapper, bass, sole, flounder, swordfish, mahi mahi, fillet, fish stick, fish finger, seafood, shrimp, prawn, crab, lobster, scallop, mussel, clam, oyster, squid, calamari, octopus, lox, roe, caviar, surimi, crab stick,
    egg, egg white, egg yolk, liquid egg, tofu, tempeh, seitan, edamame, tvp, textured vegetable protein, meat substitute, veggie burger, veggie dog, quorn, protein powder, whey protein, falafel`,
  ],
  [
    'dairy',
    `milk, almond milk, oat milk, soy milk, rice milk, cashew milk, hemp milk, pea milk, plant milk, oat drink, buttermilk, kefir, lassi, cream, half and half, sour cream, creme fraiche, whipped cream, creamer, crema, butter, ghee, margarine, vegan butter, spread, plant butter, yogurt, skyr, quark, labneh,
    cheese, cheddar, mozzarella, parmesan, parmigiano, pecorino, feta, gouda, brie, camembert, ricotta, mascarpone, gruyere, emmental, provolone, monterey jack, pepper jack, colby, halloumi, paneer, cottage cheese, cream cheese, goat cheese, blue cheese, gorgonzola, manchego, queso, queso fresco, cotija, havarti, swiss cheese, string cheese, vegan cheese, cheese slice, hard cheese, custard, pudding, tzatziki`,
  ],
  [
    'produce',
    `fruit, vegetable, salad, salad leaf, greens, lettuce, romaine, iceberg, arugula, rocket, spinach, kale, chard, collard, cabbage, bok choy, pak choi, brussels sprout, broccoli, broccolini, cauliflower, kohlrabi, turnip, rutabaga, swede, radish, daikon, beet, beetroot, carrot, parsnip, celeriac, potato, sweet potato, yam, cassava, yuca, plantain, taro, jicama,
    onion, scallion, shallot, leek, chive, garlic, ginger, turmeric root, lemongrass, asparagus, fennel, artichoke, rhubarb, celery, cucumber, zucchini, courgette, squash, pumpkin, butternut squash, eggplant, aubergine, okra, bell pepper, sweet pepper, red pepper, green pepper, yellow pepper, orange pepper, poblano, jalapeno, habanero, serrano, chili, chile, tomato, tomatillo, corn, corn on the cob, baby corn, mushroom, portobello, cremini, shiitake,
    green bean, string bean, french bean, haricot vert, runner bean, snap pea, sugar snap pea, snow pea, mangetout, pea, bean sprout, sprout, alfalfa, watercress, endive, chicory, radicchio, avocado, guacamole, olive bar, coleslaw mix,
    apple, pear, quince, peach, nectarine, apricot, plum, cherry, strawberry, raspberry, blackberry, blueberry, cranberry, gooseberry, currant, berry, grape, banana, orange, mandarin, tangerine, clementine, lemon, lime, lemon juice, lime juice, lemon zest, lime zest, orange zest, grapefruit, pomelo, pineapple, mango, papaya, passion fruit, guava, lychee, kiwi, persimmon, pomegranate, fig, melon, cantaloupe, honeydew, watermelon, dragon fruit, star fruit, coconut,
    herb, basil, parsley, cilantro, coriander, mint, dill, thyme, rosemary, sage, oregano, tarragon, chervil, marjoram, lime leaf, curry leaf, grape leaf, flower, tofu skin, hummus, pico de gallo`,
  ],
  [
    'grains',
    `bread, white bread, loaf, baguette, ciabatta, focaccia, roll, bun, bagel, english muffin, muffin, croissant, pita, naan, flatbread, tortilla, wrap, taco shell, tostada, tostada shell, pizza dough, pizza crust, pizza base, dough, pie crust, pastry, puff pastry, phyllo, crouton, breadcrumb, panko, cracker, crispbread, rice cake, matzo, toast, brioche, challah, sourdough, lavash, roti, chapati,
    rice, basmati, jasmine rice, arborio, wild rice, quinoa, couscous, bulgur, barley, farro, millet, buckwheat, spelt, freekeh, amaranth, sorghum, teff, polenta, grits, cornmeal, masa, masarepa, semolina, oat, rolled oat, oatmeal, granola, muesli, cereal, cornflake, porridge, bran, wheat germ,
    pasta, spaghetti, linguine, fettuccine, penne, rigatoni, fusilli, farfalle, macaroni, elbow, lasagna, lasagna noodle, lasagna sheet, orzo, ditalini, ravioli, tortellini, gnocchi, noodle, ramen, udon, soba, vermicelli, rice noodle, rice paper, rice paper wrapper, wonton wrapper, shell, pasta shell, orecchiette, angel hair, pancake mix, waffle, pancake, biscuit dough, pretzel`,
  ],
  [
    'pantry',
    `flour, sugar, brown sugar, powdered sugar, salt, pepper, black pepper, white pepper, peppercorn, spice, seasoning, cumin, paprika, cinnamon, cinnamon stick, nutmeg, clove, allspice, cardamom, turmeric, curry powder, garam masala, chili powder, chili flake, red pepper flake, cayenne, coriander seed, fennel seed, mustard seed, bay leaf, vanilla, vanilla extract, extract, saffron, sumac, za atar, italian seasoning, taco seasoning, annatto, msg, bouillon, bouillon cube, stock cube, powder, garlic powder, onion powder,
    oil, olive oil, canola oil, vegetable oil, sesame oil, coconut oil, cooking spray, shortening, lard, vinegar, soy sauce, tamari, coconut amino, fish sauce, oyster sauce, hoisin, hoisin sauce, worcestershire sauce, hot sauce, sriracha, ketchup, mustard, mayonnaise, mayo, relish, salsa, sauce, pesto, dressing, gravy, marinade, miso, tahini, paste, tomato paste, passata, puree, peanut butter, almond butter, nut butter, sunflower butter, jam, jelly, marmalade, honey, syrup, maple syrup, molasses, agave, nutella, chocolate spread,
    baking powder, baking soda, yeast, nutritional yeast, cornstarch, starch, arrowroot, gelatin, agar, cocoa, cocoa powder, chocolate, chocolate chip, cake mix, sprinkle, food coloring, cream of tartar, coconut milk, coconut cream, coconut flake, shredded coconut, evaporated milk, condensed milk, milk powder, powdered milk,
    broth, stock, soup, cream of mushroom soup, bean, black bean, kidney bean, pinto bean, white bean, navy bean, cannellini bean, refried bean, baked bean, chickpea, lentil, split pea, dal, diced tomato, crushed tomato, canned tomato, tomato puree, tomato sauce, pickle, olive, black olive, caper, gherkin, sauerkraut, kimchi, artichoke heart, roasted red pepper, sun dried tomato, nori, seaweed, applesauce,
    nut, almond, walnut, pecan, cashew, pistachio, hazelnut, peanut, macadamia, pine nut, seed, chia seed, flaxseed, sesame seed, sunflower seed, pumpkin seed, poppy seed, hemp heart, raisin, date, prune, dried fruit, dried cranberry, dried apricot, sultana, trail mix, chip, tortilla chip, potato chip, crisp, popcorn, pretzel stick, cookie, biscuit, candy, marshmallow, snack, granola bar, protein bar, fruit snack, gum, graham cracker`,
  ],
  [
    'frozen',
    `ice cream, gelato, sorbet, sherbet, frozen yogurt, popsicle, ice pop, ice cube, french fry, tater tot, hash brown, frozen pizza, frozen dinner, frozen meal`,
  ],
  [
    'beverages',
    `water, sparkling water, mineral water, juice, orange juice, apple juice, tomato juice, lemonade, soda, cola, coke, ginger ale, tonic, tonic water, seltzer, iced tea, tea, coffee, espresso, cocoa drink, hot chocolate, sports drink, energy drink, smoothie, kombucha, cider, beer, wine, red wine, white wine, champagne, prosecco, rum, vodka, gin, whiskey, tequila, sake, liqueur, coconut water, drink, formula`,
  ],
  [
    'other',
    `toilet paper, paper towel, napkin, tissue, foil, aluminum foil, plastic wrap, parchment paper, baking paper, trash bag, bin bag, ziploc bag, detergent, dish soap, soap, shampoo, sponge, bleach, cleaner, wipe, diaper, nappy, battery, candle, toothpaste, toothbrush, cat food, dog food, pet food, cat litter, light bulb, medicine, vitamin, sunscreen, paper plate`,
  ],
];

/** What turns fresh food into something from the cupboard. */
export const CUPBOARD_WORDS =
  'dried, ground, canned, tinned, powdered, jarred, pickled, sun dried, freeze dried, dehydrated, evaporated';

/** What comes from the freezer, whatever it is. */
export const FREEZER_WORDS = 'frozen';
