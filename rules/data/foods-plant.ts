// What plant foods are made of: nuts, seeds, soy, grains with gluten, and everything that carries no allergen.
// Written as in foods-animal.ts.
import type { FoodRows } from '../food/food-facts.ts';

export const PLANT_FOODS: FoodRows = [
  // Peanuts
  [
    'peanuts',
    `peanut, groundnut, ground nut, monkey nut, goober, goober pea, earthnut, earth nut, arachis, arachis oil, arachide, beer nut, peanut butter, peanut oil, peanut flour, peanut paste, peanut sauce, peanut brittle, peanut powder, pb2, peanut butter powder, cacahuete, cacahuate, mandelona, bamba, satay, satay sauce, gado gado, arachis hypogaea`,
  ],
  ['peanuts? tree_nuts?', `trail mix, nut topping`],
  [
    'tree_nuts peanuts?',
    `nut, mixed nut, nut mix, chopped nut, nut butter, nut paste, nut flour, nut meal, nut oil, nut milk, nut meat, nutmeat, nut spread`,
  ],
  ['peanuts milk soybeans?', `peanut butter cup, reese`],
  ['peanuts milk eggs soybeans', `snickers`],
  ['peanuts? soybeans wheat', `kung pao sauce`],

  // Tree nuts
  [
    'tree_nuts',
    `tree nut, treenut, almond, almond butter, almond milk, almond flour, almond meal, ground almond, almond paste, almond extract, almond oil, bitter almond, hazelnut, filbert, cob nut, cobnut, walnut, black walnut, pecan, cashew, cashew nut, brazil nut, brazilnut, para nut, pistachio, macadamia, macadamia nut, queensland nut, pine nut, pinenut, pine kernel, pinon, pinyon, pignoli, pignolia, pignon,
    hickory nut, heartnut, heart nut, marzipan, frangipane, praline, praline paste, gianduja, gianduia, amaretti, orgeat, orgeat syrup, nut nougat, hazelnut spread, noisette, turron, romesco, romesco sauce, ajo blanco, marcona almond, cashew cream, cashew cheese, prunus amygdalus, juglans, corylus, anacardium, bertholletia, pistacia vera, carya, nougatine, mandorla, candied pecan, amandine, almondine, calisson, dacquoise, linzer, krokant, gianduiotti, ricciarelli, bienenstich, cedar nut, pine seed, pignut, nut brittle, nut cream, nut bar, mixed tree nut, dragee, jordan almond`,
  ],
  ['tree_nuts eggs?', `marzipan, marzapane`],
  ['tree_nuts eggs? milk? wheat?', `frangipane`],
  ['tree_nuts milk?', `gianduja, gianduia, praline, praline filling, nut nougat cream`],
  [
    'tree_nuts milk soybeans',
    `nutella, hazelnut chocolate spread, chocolate hazelnut spread, hazelnut cocoa spread, ferrero`,
  ],
  [
    'tree_nuts milk animal?',
    `pesto, pesto sauce, basil pesto, pesto genovese, green pesto, pesto alla genovese, red pesto`,
  ],
  ['eggs tree_nuts', `macaron`],
  ['eggs tree_nuts?', `nougat, macaroon, coconut macaroon`],
  ['tree_nuts? alcohol', `amaretto, frangelico, nocino, disaronno`],
  ['tree_nuts wheat milk?', `baklava`],
  [
    'tree_nuts?',
    `chestnut, sweet chestnut, chestnut puree, chestnut cream, chestnut flour, marron glace, marron, pili nut, shea nut, beechnut, beech nut, bunya nut, persipan, apricot kernel paste, mandelin, vegan parmesan, vegan cheese sauce, horchata`,
  ],
  [
    'tree_nuts? soybeans?',
    `vegan butter, plant butter, vegan spread, plant milk, plant based milk, vegan milk, vegetable milk, vegan cheese, vegan cream cheese, vegan yogurt, plant yogurt, dairy free yogurt, dairy free cheese, dairy free butter, dairy free milk, non dairy milk, nondairy milk, milk alternative, milk substitute, butter alternative, cheese alternative, vegan cream, plant cream, dairy free cream cheese, dairy free sour cream, vegan sour cream, dairy free ice cream, vegan ice cream, creamer alternative, dairy alternative`,
  ],
  [
    '',
    `coconut, coconut milk, coconut cream, coconut oil, coconut water, coconut flour, coconut sugar, coconut yogurt, coconut flake, coconut meat, coconut chip, coconut nectar, coconut aminos, coconut amino, coconut vinegar, coconut extract, coconut palm sugar, desiccated coconut, shredded coconut, creamed coconut, nata de coco, copra, nutmeg, mace, water chestnut, horse chestnut, kola nut, cola nut, areca nut, betel nut, tiger nut, tigernut, chufa, chufa nut, corn nut, lychee nut, ginkgo nut, gingko nut, lotus nut, lotus seed, nutritional yeast, candlenut, breadnut, bread nut, cocoanut, quandong, argan, argan oil, jackfruit seed, nut grass, palm nut, tiger nut milk, illipe nut`,
  ],

  // Soy
  [
    'soybeans',
    `soy, soybean, soy bean, tofu, silken tofu, smoked tofu, fermented tofu, bean curd, beancurd, soy curd, natto, edamame, mukimame, okara, yuba, tofu skin, aburaage, soy milk, soymilk, soy yogurt, soy cream, soy cheese, soy drink, soy beverage, soy protein, soy protein isolate, soy flour, soy lecithin, soy oil, soybean oil, soy nut, soynut, soy nut butter, soynut butter, soy flake, soy crumble, soy chunk, soy meal, soy fiber, soy sprout, soybean sprout, soybean paste, kinako, tvp, textured vegetable protein, textured soy, liquid amino, liquid aminos, bragg, glycine max, doenjang, fermented soybean, fermented bean curd, stinky tofu, soy isolate, soy solid, soy concentrate, inari, vegetable soy protein, soy butter`,
  ],
  [
    'soybeans gluten?',
    `tempeh, miso, miso paste, white miso, red miso, tamari, tamari sauce, tamari soy sauce, fermented black bean, douchi, black bean sauce, black bean paste, doubanjiang, chili bean paste, ssamjang, meat substitute`,
  ],
  ['soybeans', `white rice miso, rice miso`],
  [
    'soybeans wheat',
    `soy sauce, light soy sauce, dark soy sauce, sweet soy sauce, shoyu, kecap manis, kecap, teriyaki, teriyaki sauce, teriyaki marinade, teriyaki glaze, stir fry sauce, yakisoba sauce, sukiyaki sauce, bulgogi sauce, unagi sauce, eel sauce, mushroom soy sauce, tonkatsu sauce, okonomiyaki sauce, general tso sauce`,
  ],
  ['alcohol? honey? sesame?', `teriyaki, teriyaki sauce, teriyaki marinade, teriyaki glaze`],
  ['soybeans', `gluten free soy sauce`],
  ['soybeans wheat sesame', `hoisin, hoisin sauce, korean bbq sauce`],
  ['soybeans wheat?', `gochujang, korean chili paste`],
  ['soybeans wheat fish?', `ponzu, ponzu sauce`],
  [
    'soybeans?',
    `lecithin, e322, lecithins, vegetable oil, vegetable shortening, shortening, vegetable fat, cooking spray, frying oil, vegetable gum, tocopherol, vitamin e, bean paste, hydrogenated oil, vegetable margarine, vegan mayonnaise, vegan mayo, eggless mayonnaise, egg free mayonnaise, chewing gum, plant based protein`,
  ],
  [
    'soybeans? wheat?',
    `vegetable protein, hydrolyzed vegetable protein, hydrolysed vegetable protein, textured protein, plant protein, hydrolyzed plant protein, veggie burger, veggie patty, plant based burger, plant based ground, plant based meat, vegan sausage, vegan meatball, vegetarian sausage, vegetarian mince, veggie mince, vegan mince, meatless crumble, vegan chicken, vegetarian burger`,
  ],
  ['soybeans? wheat? eggs? milk?', `vegetarian patty, quorn, mycoprotein`],

  // Wheat and other grains with gluten
  [
    'wheat',
    `wheat, whole wheat, wholewheat, wheat flour, flour, plain flour, white flour, all purpose flour, bread flour, cake flour, strong flour, pastry flour, self raising flour, self rising flour, 00 flour, whole wheat flour, wholemeal flour, wholemeal, whole meal, wheatmeal, wholegrain wheat, wheat germ, wheatgerm, wheat bran, wheat starch, wheat gluten, vital wheat gluten, wheat protein, hydrolyzed wheat protein, wheat fiber, wheat berry, wheat malt, malted wheat, wheat flake, puffed wheat, wheat semolina, wheat sprout, gluten, gluten flour,
    seitan, semolina, durum, durum wheat, spelt, dinkel, kamut, khorasan, einkorn, emmer, farro, freekeh, frikeh, green spelt, bulgur, bulghur, burghul, couscous, cous cous, pearl couscous, israeli couscous, giant couscous, ptitim, fregola, cracked wheat, club wheat, triticale, triticum, atta, maida, farina, graham, graham flour, graham cracker, matzo, matzah, matzoh, matza, matzo meal, panko, breadcrumb, bread crumb, crouton, tabbouleh, tabouli, weetabix, shredded wheat, tritordeum, frumenty, grunkern, trahana, tarhana, sooji, suji, rava, red wheat, hard wheat, soft wheat, wheat grain`,
  ],
  [
    'wheat',
    `bread, white bread, brown bread, wheat bread, wholemeal bread, sourdough bread, sandwich bread, toast, baguette, ciabatta, focaccia, pita, pita pocket, pita bread, pitta, lavash, flatbread, flat bread, roti, chapati, chapatti, phulka, bread roll, dinner roll, bun, burger bun, hamburger bun, hot dog bun, slider bun, hoagie, sub roll, kaiser roll, english muffin, bagel, melba toast, breadstick, bread stick, grissini, crispbread, crisp bread, rusk, stuffing, stuffing mix, tortilla wrap, flour tortilla, wheat tortilla, whole wheat tortilla, wrap, pizza dough, pizza crust, pizza base, bread dough, dough, crust, pretzel, cracker, saltine, ritz, soda cracker, water cracker, cream cracker, toast point, crostini, bruschetta, loaf, bread mix, ramen, ramen noodle, udon, udon noodle, lo mein, lo mein noodle, hokkien noodle, somen, wheat noodle, instant noodle, spring roll wrapper, lumpia wrapper, dumpling wrapper, gyoza wrapper, potsticker wrapper, phyllo, phyllo dough, filo, filo pastry, kataifi, strudel dough, shortcrust, wafer, ice cream cone, communion wafer, hardtack, croutons, breading, batter, batter mix, tempura, tempura batter, tempura flour, roux, beignet dough, barm, bap, yorkshire pudding mix`,
  ],
  [
    'milk? soybeans? sesame?',
    `bread, white bread, brown bread, sandwich bread, wheat bread, whole wheat bread, wholemeal bread, toast, bread roll, dinner roll, english muffin, breadcrumb, bread crumb, loaf, hoagie, sub roll, kaiser roll, brioche, challah`,
  ],
  ['milk? eggs? soybeans? sesame?', `bun, burger bun, hamburger bun, hot dog bun, slider bun`],
  [
    'soybeans? sesame?',
    `bagel, pita, pita pocket, pita bread, pitta, pitta bread, baguette, sourdough, sourdough bread, ciabatta, focaccia, lavash, flatbread, flat bread, breadstick, bread stick, grissini, crostini, crispbread, crisp bread, cracker, bread dough, rye bread, pumpernickel`,
  ],
  ['wheat sesame soybeans?', `everything bagel`],
  // The fat of a flour tortilla or a crust may be lard
  [
    'wheat pork? milk? soybeans?',
    `flour tortilla, wheat tortilla, whole wheat tortilla, whole wheat flour tortilla`,
  ],
  ['wheat? pork? milk? soybeans?', `tortilla, tortilla shell`],
  ['wheat milk? soybeans?', `wrap, tortilla wrap, vegetable oil flour tortilla, vegetable oil tortilla`],
  ['wheat', `olive oil flour tortilla, olive oil tortilla`],
  ['wheat pork? eggs? milk? soybeans?', `pie crust, pie shell, tart shell, pastry, pastry dough, pie dough`],
  ['pork? milk? soybeans?', `shortcrust, shortcrust pastry, crust`],
  ['wheat milk eggs?', `all butter pie crust, butter pie crust, all butter pastry`],
  ['soybeans?', `puff pastry`],
  ['pork?', `refried bean, refried black bean, refried pinto bean, baked bean, bean dip`],
  ['soybeans?', `panko`],
  ['wheat', `whole wheat bread`],
  [
    'wheat milk?',
    `naan, naan bread, puff pastry, shortcrust pastry, soda bread, biscuit dough, garlic bread, paratha, kulcha, gravy mix`,
  ],
  [
    'wheat eggs?',
    `noodle, chow mein, chow mein noodle, wonton, wonton wrapper, fresh pasta, tagliatelle, fettuccine, fettuccini, pappardelle, lasagna, lasagna noodle, lasagna sheet, lasagne, cannelloni, gnocchi, potato gnocchi, asian noodle, stir fry noodle, tagliolini, chitarra, garganelli`,
  ],
  [
    'wheat',
    `fougasse, pide, simit, bolillo, telera, bannock, damper, lefse, barbari, sangak, shaobing, mantou, bao, bao bun, steamed bun, youtiao, roti canai, puri, poori, bhatura, pitta bread, crumpet, brezel, piadina, sandwich thin, sandwich wrap, boule, batard, ficelle, viennoiserie`,
  ],
  [
    'wheat',
    `paccheri, casarecce, strozzapreti, anelli, anelletti, acini di pepe, maltagliati, pici, bigoli, mafaldine, gigli, lumache, lumaconi, sedani, tortiglioni, calamarata, fideo, fideua, tripolini, rotelle, wagon wheel pasta, soup pasta`,
  ],
  [
    'wheat eggs? milk?',
    `cappelletti, cappellacci, mezzelune, culurgiones, pansotti, casoncelli, financier, bakewell tart, battenberg, cantuccini, kourabiedes, sachertorte, beignet, arancini, croquette, wellington`,
  ],
  [
    'wheat',
    `pasta, dried pasta, spaghetti, spaghettini, linguine, capellini, angel hair, angel hair pasta, bucatini, penne, rigatoni, ziti, macaroni, elbow macaroni, elbow pasta, fusilli, rotini, farfalle, bow tie pasta, orecchiette, conchiglie, pasta shell, shell pasta, cavatappi, ditalini, orzo, risoni, stelline, tubetti, gemelli, campanelle, cavatelli, alphabet pasta, pastina, whole wheat pasta, wheat pasta, manicotti, trofie, mafalda, radiatore, durum pasta`,
  ],
  [
    'wheat eggs',
    `egg noodle, egg pasta, spaetzle, egg roll wrapper, ladyfinger, lady finger, savoiardi, sponge cake, sponge finger, pound cake, yorkshire pudding, popover, choux, choux pastry, eclair shell, sponge`,
  ],
  [
    'wheat eggs milk',
    `pancake, pancake batter, waffle, crepe, blini, brioche, cake, cupcake, muffin, brownie, french toast, quiche, eclair, profiterole, cream puff, tiramisu, danish pastry, panettone, pandoro, stollen, madeleine, clafoutis, cheesecake, bread pudding, trifle, dutch baby, churro, cinnamon roll, croque madame, moussaka`,
  ],
  ['wheat eggs', `challah`],
  [
    'wheat eggs? milk?',
    `cookie, biscuit, shortbread, scone, donut, croissant, danish, pie, tart, cake mix, cookie dough, cornbread, corn bread, corn muffin mix, pancake mix, waffle mix, baking mix, bisquick, biscotti, gingerbread, speculoos, lebkuchen, dumpling, ravioli, tortellini, tortelloni, agnolotti, pierogi, egg roll, spring roll, corn dog, onion ring, breaded cutlet, stuffed pasta, animal cracker, strudel, empanada, samosa, fritter, turnover, vol au vent, sandwich cookie, oreo, ice cream sandwich, schnitzel`,
  ],
  ['wheat soybeans?', `biscoff, cookie butter, speculoos spread, graham cracker crumb`],
  [
    'wheat milk',
    `pizza, mac and cheese, macaroni and cheese, bechamel, bechamel sauce, white sauce, cheese cracker, goldfish cracker, cheese straw, bread sauce, welsh rarebit, croque monsieur, quesadilla, lasagne al forno, shortbread cookie, cheese bread, cheez it, mornay, mornay sauce`,
  ],
  ['wheat milk eggs?', `cheese ravioli, cheese tortellini, spinach ricotta ravioli`],
  [
    'wheat?',
    `wheatgrass, wheat grass, starch, modified starch, modified food starch, food starch, glucose fiber, dextrin, soba, soba noodle, vermicelli, vermicelli noodle, sourdough, sourdough starter, brown gravy, gravy, soup mix, seasoning mix, taco seasoning, chili seasoning, spice mix, spice blend, seasoning blend, imitation bacon bit, asafoetida, hing, chicken seasoning, taco seasoning mix, fajita seasoning, papadum mix, curry roux`,
  ],
  [
    'gluten?',
    `wheat glucose syrup, wheat glucose, wheat dextrose, wheat maltodextrin, wheat based glucose syrup, wheat or corn dextrose, corn or wheat dextrose, wheat dextrin, brewer yeast, brown rice syrup, cornflake, corn flake, rice krispie, rice crispy, puffed rice cereal, crisped rice, crispy rice cereal, rice cereal, corn cereal, breakfast cereal, cereal, french fry, fry, hash brown, tater tot, potato wedge, licorice, liquorice, rice cracker, multigrain chip, smoke flavor, yeast extract, autolyzed yeast extract, rice pilaf mix, muesli bar, grain, whole grain, wholegrain, multigrain, multi grain, sprouted grain, barley grass, malto`,
  ],
  [
    'gluten',
    `barley, pearl barley, barley flour, barley malt, barley water, barley flake, barley grits, hordeum, barley groat, rye, rye flour, rye flake, rye malt, secale, malt, malt extract, malt syrup, malted barley, malt flour, malted flour, malt vinegar, malt powder, malt drink, pumpernickel, oat, oatmeal, oat flour, oat bran, oat flake, rolled oat, steel cut oat, porridge, porridge oat, oat fiber, oat milk, oat drink, oat beverage, oat cream, oat yogurt, oat groat, barley tea, mugicha, tsampa, oat cake, oatcake, avena, overnight oat, quick oat, instant oat, marmite, vegemite, kvass, malta, barley miso, job tear malt, orge`,
  ],
  ['gluten milk', `malted milk, malted milk powder, horlicks, ovaltine, malted milk ball`],
  ['gluten wheat?', `rye bread, barley bread, malt loaf, rye crispbread, rye cracker, malted bread`],
  [
    'gluten tree_nuts? peanuts? wheat? milk? soybeans? sesame? honey?',
    `granola, muesli, granola bar, cereal bar, flapjack, granola cluster, granola cereal, oat bar`,
  ],
  ['gluten alcohol', `beer, ale, stout, lager, pilsner, wheat beer, guinness, ipa`],
  ['gluten? celery?', `bouillon, bouillon cube, stock cube, broth powder, bouillon powder, stock powder`],
  [
    'celery? gluten?',
    `vegetable broth, vegetable stock, vegetable bouillon, broth, stock, mushroom broth, mushroom stock, soup stock, soup base, vegetable stock cube`,
  ],
  [
    '',
    `buckwheat, buckwheat flour, buckwheat groat, kasha, buckwheat noodle, root beer, ginger beer, ginger ale, maltodextrin, maltose, maltitol, isomalt, glucose, glucose syrup, dextrose, corn dextrose, glutinous rice, glutinous rice flour, sticky rice, glutamate, monosodium glutamate, msg, glutamic acid, breadfruit, bread fruit, gram flour, besan, cornflour, masa, masa harina, corn masa, corn tortilla, corn tortilla chip, tortilla chip, corn chip, yellow corn tortilla, rice tortilla, cassava tortilla, taco shell, tostada, tostada shell, rice cake, corn cake, arepa, arepa flour, masarepa, pupusa, polenta, grits, hominy, pozole corn, cornmeal, corn meal, cornstarch, corn starch, potato starch, tapioca starch, rice starch, maize starch, pea starch, arrowroot starch, sweet potato starch, modified corn starch, modified tapioca starch, modified potato starch, rice paper, rice paper wrapper, rice wrapper, rice noodle, rice stick, rice stick noodle, rice vermicelli, rice vermicelli noodle, vermicelli rice noodle, glass noodle, cellophane noodle, bean thread, bean thread noodle, mung bean noodle, sweet potato noodle, dangmyeon, kelp noodle, shirataki, shirataki noodle, konjac noodle, zucchini noodle, zoodle, corn noodle, papadum, poppadom, pappadam, dosa batter, idli batter, idli, dosa, injera, teff injera, mochi, mochiko, popcorn, oat grass, pasta sauce, pasta water, pizza sauce, bread and butter pickle, spaghetti squash, spaghetti sauce, sago, pumpkin pie spice, apple pie spice`,
  ],

  // Sesame, celery, mustard, lupin, sulphites
  [
    'sesame',
    `sesame, sesame seed, sesame oil, toasted sesame oil, sesame paste, sesame butter, sesame flour, sesame salt, tahini, tahina, tehina, tahini sauce, tahini dressing, benne, benne seed, gingelly, gingelly oil, gomasio, gomashio, sesamum, sesamum indicum, sesamol, everything bagel seasoning, everything seasoning, everything bagel spice, hummus, hommus, houmous, humus, baba ganoush, baba ghanoush, baba ganouj, zaatar, za atar, til oil, teel, ajonjoli, black sesame`,
  ],
  ['sesame tree_nuts?', `halva, halvah, halwa`],
  ['tree_nuts sesame', `dukkah, dukka`],
  ['sesame fish? soybeans?', `furikake`],
  ['sesame?', `falafel mix, falafel, shichimi, togarashi`],
  [
    'celery',
    `celery, celeriac, celery root, celery seed, celery salt, celery stalk, celery stick, celery powder, celery leaf, celery juice, apium, mirepoix, bloody mary mix, celery extract, celery oil`,
  ],
  ['celery?', `old bay, old bay seasoning, cajun seasoning, creole seasoning, v8, vegetable juice`],
  [
    'mustard',
    `mustard, dijon, dijon mustard, mustard seed, mustard powder, mustard flour, mustard oil, yellow mustard, whole grain mustard, wholegrain mustard, english mustard, brown mustard, mustard green, mustard leaf, sinapis, brassica juncea, piccalilli, mustard bran, mustard extract, mostarda, ground mustard, dry mustard, colman`,
  ],
  ['mustard honey', `honey mustard, honey mustard dressing`],
  [
    'mustard?',
    `curry powder, madras curry powder, pickling spice, barbecue sauce, bbq sauce, salad dressing, vinaigrette, italian dressing, wasabi, wasabi paste, steak sauce, brown sauce, sambar powder, sambar masala, panch phoron, relish, pickle relish, sandwich relish, hp sauce, marinade`,
  ],
  [
    'lupin',
    `lupin, lupine, lupini, lupini bean, lupin bean, lupin flour, lupin seed, lupinus, tremoco, tremocos, lupin protein, lupin flake`,
  ],
  [
    'sulphites',
    `sulphite, sulfite, sulphur dioxide, sulfur dioxide, sodium sulfite, sodium sulphite, sodium bisulfite, sodium bisulphite, sodium metabisulfite, sodium metabisulphite, potassium metabisulfite, potassium metabisulphite, potassium bisulfite, potassium bisulphite, calcium sulfite, calcium sulphite, calcium bisulphite, metabisulfite, metabisulphite, bisulfite, bisulphite, e220, e221, e222, e223, e224, e225, e226, e227, e228, sulphurous acid, potassium sulphite, potassium sulfite, hydrogen sulphite, sodium hydrogen sulphite, potassium hydrogen sulphite, calcium hydrogen sulphite`,
  ],
  [
    'sulphites alcohol milk? eggs?',
    `wine, red wine, white wine, rose wine, sparkling wine, champagne, prosecco, cava, port, port wine, sherry, marsala, marsala wine, madeira, vermouth, cooking wine, mulled wine, sangria, burgundy wine, dry white wine`,
  ],
  ['sulphites? alcohol', `hard cider, cider, perry`],
  [
    'sulphites?',
    `dried apricot, dried fruit, dried mango, dried pineapple, dried papaya, dried peach, dried pear, dried apple, raisin, golden raisin, sultana, currant, dried cranberry, dried fig, dried cherry, prune, dried date, wine vinegar, red wine vinegar, white wine vinegar, balsamic vinegar, balsamic, balsamic glaze, sherry vinegar, champagne vinegar, grape juice, molasses, treacle, maraschino cherry, sauerkraut, pickled onion, cocktail onion, instant potato, instant mashed potato, potato flake, dried potato, dehydrated potato, candied fruit, candied peel, mixed peel, glace cherry, glace fruit, bottled lemon juice, bottled lime juice, sun dried tomato, sundried tomato, dried tomato, dried banana, pickled pepper, pepperoncini, jarred garlic, dried vegetable`,
  ],

  // Carrying drinks and cooking alcohol
  [
    'alcohol',
    `alcohol, rum, brandy, cognac, whisky, whiskey, bourbon, scotch, vodka, gin, tequila, mezcal, liqueur, kirsch, grand marnier, cointreau, triple sec, kahlua, limoncello, ouzo, pastis, sambuca, schnapps, grappa, calvados, sake, mirin, shaoxing wine, rice wine, chinese cooking wine, absinthe, armagnac, spirit, soju`,
  ],
  // Extracts are drawn with alcohol; '1 tsp vanilla' most often means the extract
  [
    'alcohol',
    `vanilla extract, pure vanilla extract, almond extract, lemon extract, orange extract, peppermint extract, mint extract, maple extract, rum extract, coconut extract, anise extract`,
  ],
  [
    'alcohol?',
    `vanilla, imitation vanilla, imitation vanilla extract, vanilla essence, vanilla paste, vanilla bean paste, rum flavor`,
  ],
  ['milk alcohol', `irish cream, baileys`],
  ['alcohol?', `rum raisin`],
  [
    '',
    `rice vinegar, rice wine vinegar, apple cider, apple cider vinegar, cider vinegar, white vinegar, distilled vinegar, spirit vinegar, vinegar, alcohol free vanilla, vanilla bean, vanilla powder, vanilla sugar, vanillin, sugar alcohol, ginseng`,
  ],
  // Too vague to know
  [
    'vague',
    `flavoring, flavor, natural flavor, artificial flavor, natural flavoring, artificial flavoring, spices, seasoning, aroma, natural aroma, herb and spice, secret sauce, sauce, dressing, dip, snack, candy, sweet, dessert, topping, filling, soup, stew, curry sauce, salad kit, meal kit, takeout, leftover, protein powder, energy bar, protein bar, sports drink, deli salad, sprinkle, icing, frosting, casserole, additive, food coloring blend, mix`,
  ],
];
