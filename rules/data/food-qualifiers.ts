// Words that change what a food holds ('gluten-free', 'vegan'), pairs such as 'rice flour' that lose what their
// second word usually holds, and words that say nothing about it. Written as in foods-animal.ts; a fact with '-'
// in front is taken away, 'traces' turns everything after it into 'may contain'.
import type { FoodRows } from '../food/food-facts.ts';

const FLESH = '-meat -beef -pork -lamb -poultry -fish -crustaceans -molluscs -gelatin -insect';

export const QUALIFIERS: FoodRows = [
  ['-gluten', `gluten free, glutenfree, free from gluten, celiac friendly, without gluten, no gluten`],
  ['-wheat', `wheat free, wheatless, without wheat, no wheat`],
  [
    '-milk',
    `dairy free, dairyfree, non dairy, nondairy, milk free, without milk, without dairy, no dairy, milkless, casein free`,
  ],
  [
    '',
    `lactose free, fat free, sugar free, cage free, free range, cholesterol free, sodium free, salt free, no sugar added, caffeine free, oil free, gmo free, antibiotic free, hormone free, free run, trans fat free, no salt added, no added sugar, no added salt, msg free, grain fed, grass fed, corn fed`,
  ],
  ['-eggs', `egg free, eggfree, eggless, without egg, no egg`],
  ['-peanuts -tree_nuts', `nut free, nutfree, without nut, no nut`],
  ['-tree_nuts', `tree nut free`],
  ['-peanuts', `peanut free, without peanut, no peanut`],
  ['-soybeans', `soy free, without soy, no soy`],
  ['-sesame', `sesame free, without sesame, no sesame, no tahini`],
  ['-fish', `fish free, fishless, without fish, anchovy free`],
  ['-crustaceans -molluscs', `shellfish free`],
  ['-celery', `celery free`],
  ['-mustard', `mustard free`],
  [
    '-sulphites',
    `sulphite free, sulfite free, unsulphured, unsulfured, no sulfite added, no sulphite added, no added sulfite, no added sulphite, without sulfite, without sulphite, free from sulfite, free from sulphite, no sulfur dioxide, no sulphur dioxide, no sulfur dioxide added, no sulphur dioxide added, no added sulfur dioxide, no added sulphur dioxide`,
  ],
  ['-alcohol', `alcohol free, non alcoholic, nonalcoholic, without alcohol`],
  ['-pork', `pork free, halal`],
  ['-meat -beef -pork -lamb -poultry', `meat free, meatless, meatfree`],
  [`-animal ${FLESH}`, `vegetarian, veggie style`],
  [`-milk -eggs -honey -animal ${FLESH}`, `vegan, plant based, plantbased`],
  [
    'traces',
    `may contain, may contain trace of, trace of, trace amount of, contain trace of, processed in a facility with`,
  ],
];

/** 'rice' + 'flour' holds what rice holds: the wheat that flour alone stands for is gone. */
export const PAIRS: readonly { bases: string; carriers: string }[] = [
  {
    bases: `rice, white rice, sticky rice, basmati rice, jasmine rice, purple corn, brown rice, red rice, black rice, wild rice, sweet rice, corn, blue corn, white corn, yellow corn, maize, potato, sweet potato, tapioca, cassava, chickpea, garbanzo, garbanzo bean, gram, lentil, red lentil, green lentil,
      brown lentil, pea, yellow pea, green pea, split pea, black bean, white bean, bean, fava, fava bean, mung bean, edamame, soy, soybean, quinoa, teff, ivory teff, brown teff, millet, pearl millet, finger millet, sorghum, amaranth, buckwheat, coconut, almond, hazelnut, walnut, cashew, pistachio, pecan, macadamia,
      chestnut, banana, green banana, plantain, konjac, arrowroot, hemp, flax, linseed, chia, tiger nut, tigernut, peanut, sesame, lupin, sunflower, sunflower seed, pumpkin seed, apple, coffee, cricket, barley, rye, oat, urad, moong, ragi, jowar, bajra, yam, taro, water chestnut, seaweed, kelp, zucchini, vegetable, hominy, carob, fonio, cauliflower, mustard, lotus, lotus seed, breadfruit, grape seed, sago, masa, manioc, kudzu, rice bran, acorn, mesquite, dal, chana, chana dal, adzuki bean, butter bean, navy bean, pumpkin, hemp seed, flax seed, chia seed, jackfruit, nopal, mulberry, beetroot, spinach, water caltrop`,
    carriers: `flour, starch, pasta, spaghetti, penne, fusilli, rotini, macaroni, elbow, elbow pasta, noodle, vermicelli, linguine, fettuccine, rigatoni, farfalle, lasagna, lasagna noodle, lasagna sheet, orzo, tortilla, wrap, breadcrumb, bread crumb, crumb, couscous, semolina, flake, cereal, grits, meal, bran, germ, cake, batter, cracker, crisp, thin`,
  },
  {
    bases: `coconut, almond, soy, soybean, soya, oat, rice, brown rice, cashew, cashew nut, macadamia nut, pecan nut, hemp, hazelnut, macadamia, walnut, pistachio, pecan, peanut, pea, flax, quinoa, tiger nut, tigernut, sunflower, sunflower seed, sesame, pumpkin seed, brazil nut, nut, spelt, barley, buckwheat, millet, pine nut, chestnut, potato, watermelon seed, tofu`,
    carriers: `milk, milk powder, butter, drink, beverage, yogurt, kefir, creamer, condensed milk, evaporated milk, sour cream, cream cheese, whipped cream, whipping cream, margarine`,
  },
  {
    bases: `coconut, almond, soy, oat, rice, cashew, macadamia, tofu, hemp`,
    carriers: `cream, cheese, mozzarella, parmesan, feta, ricotta, custard, ice cream, gelato, pudding`,
  },
];

/** Words between foods that say how much or join them; a name never reaches across one. */
export const AMOUNTS = `a an the of and or with without in on for to from into per plus your any some about as if each at by not than more less very until other etc optional
  one two three four five six seven eight nine ten half quarter third dozen couple few
  cup tablespoon tbsp tbs teaspoon tsp ounce oz pound lb lbs gram g kg kilogram milligram mg liter litre l ml milliliter dl cl pint quart gallon fl fluid inch cm can tin jar bottle carton box bag packet package pack pkg pouch tub container block bar stick slice piece chunk strip wedge cube sheet head bunch bundle handful sprig stalk stem rib ear clove pinch dash drop splash drizzle knob pat scoop ball bulb fillet filet loin breast thigh leg wing drumstick cutlet medallion tenderloin shoulder rack carcass portion serving batch size spear floret segment round ring coin half halved tray sleeve spoon spoonful glug tail claw neck cap`;

/** Words that say how prepared or how good a food is; one may stand inside a name ('almond unsweetened milk'). */
export const MANNERS = `blended roast charred small medium large big extra xl jumbo thick thin thinly thickly roughly finely coarsely lightly freshly fresh ripe unripe raw cooked uncooked precooked boiled steamed roasted toasted baked fried deep fried grilled broiled smoked cured dried dry dehydrated freeze frozen thawed chilled cold warm hot room temperature canned tinned jarred bottled packed drained rinsed soaked peeled unpeeled skinned skinless skin bone boneless in seeded seedless deseeded pitted cored trimmed stemmed hulled shelled unshelled deveined cleaned washed patted shredded grated chopped diced minced sliced cubed cut torn crumbled crushed cracked mashed pureed ground milled whole split slivered flaked blanched julienned quartered halved ribboned spiralized riced zested juiced squeezed melted softened beaten whisked separated sifted packed heaped level divided reserved leftover tender crisp crispy crunchy creamy smooth soft firm extra silken lean fat full low reduced nonfat lowfat free light lite rich heavy double single thickened unsalted salted unsweetened sweetened sweet sour spicy mild bitter plain natural organic wild farmed grass fed local seasonal quality good favorite style type kind variety flavored assorted mixed combined ready made homemade store bought instant quick easy cook premium pure virgin refined unrefined raw cold pressed filtered fine coarse superfine medium bite sized matchstick lengthwise crosswise diagonally ring thin
  red green yellow white black brown golden orange purple pink blue dark pale baby young mature aged old new mini tiny giant long short flat curly hand peeled needed taste serve serving garnish topping dusting brushing greasing frying cooking baking drizzling sprinkle sprinkling sub substitute preferably such like chopped plus enough well day skimmed skim semi partly partially part pasteurized unpasteurized homogenized uht sterilized cultured fermented sprouted germinated activated fortified enriched bleached unbleached stone stoneground concentrated evaporated condensed powdered powder granulated granule granules liquid solid paste puree pulp extract essence concentrate reconstituted rehydrated isolate hydrolyzed modified defatted hulled dehulled polished puffed popped rolled steel pearled expanded textured pressed strained drained deodorized hydrogenated non gmo certified kosher sustainable fairtrade fair trade breakfast american italian french greek mexican thai indian chinese japanese korean spanish german english british irish scottish swiss danish dutch canadian californian norwegian atlantic pacific mediterranean european asian eastern western northern southern central cow free range cage traditional classic original authentic real artisan country farmhouse rustic
  superior demineralized deionized caged oily hard common acorn spp sp pdo pgi dop igp aop doc extract seasonal forest spring preparation power dextrinated deodorised caramelized by product selected choice grade seared smashed mini hearty family leftover shop bruised pounded then wilted warmed zesty tangy spiced seasoned toasted low sodium no salt added sugar fat reduced`;
