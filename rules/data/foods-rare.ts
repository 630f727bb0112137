// Rarer names of what the other lists hold: cheeses, fish and sea food of many coasts, dishes that hide what is in them,
// abbreviations and numbers labels print, and last the names that only sound like an allergen. Written as in foods-animal.ts.
import type { FoodRows } from '../food/food-facts.ts';

export const RARE_FOODS: FoodRows = [
  [
    'milk',
    `stinking bishop, boule de lille, vasterbottensost, hushallsost, herrgardsost, hellim, myzithra, xynomyzithra, kaskaval, cascaval, kachkaval, kackavalj, shankleesh, surke, jameed, kurut, qurut, churpi, durkha, kymyz, wpc, wpc 80, wpc 35, wpi, wph, mpc, smp, wmp, amf, anhydrous milkfat, manjar, manjar blanco, arequipe, doce de leite, cacik, langfil, ymer, tatmjolk, piima, suluguni, imeruli, lori cheese, chechil, rumi cheese, testouri, jben, labaneh, queso de bola, cuajada, minas cheese, azeitao, valdeon, garrotxa, vezzena, morlacco, bethmale, quargel, fynbo, maribo, geitost, messmor, sage derby, stichelton, gubbeen, durrus cheese, cashel blue, dunlop cheese, caboc, lanark blue, farmer cheese, pot cheese, dangke, rubing, rushan, pizza mozzarella, ciliegine, fior di latte, clabber, clabbered milk, kalvdans, beestings, acid casein, micellar casein, caseinogen, sweet whey, acid whey, lactose monohydrate, blancmange, syllabub, posset, squirty cream, aerosol cream, msnf, snf`,
  ],
  ['milk wheat', `kishk, trahana, tarhana, xinochondros`],
  ['milk eggs', `zabaione, bavarois`],
  [
    'milk fish',
    `patum peperium, gentleman s relish, gentlemans relish, brandade, brandade de morue, cullen skink`,
  ],
  ['milk crustaceans', `potted shrimp, potted brown shrimp, lobster thermidor`],
  ['milk molluscs', `new england clam chowder, oyster stew`],
  [
    'fish',
    `karashi mentaiko, alaskan pollack, alaska pollack, pollack, bummalo, botargo, lutfisk, gravad lax, bismarck herring, buckling, maatjes, brathering, schillerlocken, klippfisk, shirako, milt, osetra, ossetra, beluga caviar, sevruga, sterlet, lojrom, hana katsuo, ngapi, budu sauce, shottsuru, bagoong isda, chikuwa, hanpen, satsuma age, gefulte fish, panga, river cobbler, vietnamese river cobbler, kabeljou, saint pierre fish, grey mullet, hapuku, arctic charr, powan, brisling, mrigal, seer fish, bombil, lapu lapu, dilis, fish maw, shark fin, marine collagen, fish peptide, dover sole, witch flounder, poutassou, thornyhead, ayu, loach, dojo loach, snakehead, rudd, chub mackerel, king mackerel, bluefin, bullet tuna, frigate tuna, tunny`,
  ],
  [
    'crustaceans',
    `flathead lobster, belachan, blachan, trassi, hae ko, petis udang, petis, bagoong alamang, ginamos alamang, alamang, sakura ebi, dublin bay prawn, rock lobster, gooseneck barnacle, centolla, shrimp chip, tomalley, shrimp floss, cincalok, chincalok, geragau`,
  ],
  ['crustaceans molluscs', `xo sauce, seafood cocktail, mariscos`],
  [
    'molluscs',
    `scallop roe, lambi, scungilli, conpoy, tsubu, surume, surumeika, opihi, steamer clam, clam nectar, toheroa, tuatua, sepia ink, king scallop roe on, scallop coral, hotaruika, firefly squid, manhattan clam chowder`,
  ],
  [
    'tree_nuts',
    `brazils, nougat de montelimar, panforte, panforte di siena, gianduiotto, horchata de almendra, mandorlato, bethmannchen, marchpane, nut cluster, grenoble walnut, pickled walnut, bronte pistachio, nibbed almond, marcona, sugared almond, peladilla`,
  ],
  [
    'tree_nuts eggs',
    `turron de alicante, alicante turron, alicante nougat, torrone, amaretti, dacquoise, hazelnut dacquoise, almond dacquoise, japonais, linzer dough`,
  ],
  [
    'tree_nuts eggs milk wheat',
    `linzertorte, battenberg, simnel cake, pithivier, galette des rois, opera cake, joconde`,
  ],
  ['tree_nuts wheat', `baklawa, ajoblanco, kadaif, muhammara`],
  ['tree_nuts sesame', `duqqa`],
  [
    'wheat',
    `fregola sarda, fregula sarda, farik, friki, mianjin, kao fu, kaofu, chakki atta, rawa, moghrabieh, maftoul, lamian, kishimen, hiyamugi, yufka, brik pastry, warqa, malsouka, tempura flake, tenkasu, pilot bread, sugar cone, wafer cone, pikelet, stottie, cottage loaf, cob loaf, granary flour, granary bread, tipo 00, t55 flour, t65 flour, kadayif, malloreddus`,
  ],
  ['wheat eggs', `genoise, boudoir biscuit`],
  [
    'wheat eggs milk',
    `yorkshire pudding, far breton, kugelhopf, gugelhupf, colomba, kouglof, baba au rhum, savarin, victoria sponge, aebleskiver, poffertjes, blintz, crempog, eccles cake, chelsea bun, hot cross bun, tres leches, medialuna, pan dulce`,
  ],
  ['wheat milk', `all butter shortbread, pain au chocolat, cheese twist, welsh rabbit`],
  ['wheat eggs fish', `scotch woodcock`],
  ['wheat eggs pork', `scotch egg`],
  [
    'gluten',
    `boricha, pot barley, pinhead oatmeal, oat beta glucan, avena sativa, secale cereale, hordeum vulgare, diastatic malt, maltine, kvas, cenovis, crystal malt, brewer s malt, spent grain, brewers grain, bircher muesli, skirlie, gofio de cebada, talkan, beremeal, bere barley`,
  ],
  ['gluten alcohol', `porter beer, shandy, radler`],
  ['wheat alcohol', `weissbier, hefeweizen, witbier`],
  ['gluten milk', `ovomaltine`],
  ['gluten meat', `haggis`],
  ['gluten pork', `white pudding, blood pudding, morcilla de burgos, goetta, groaty pudding`],
  ['soybeans gluten', `barley miso`],
  [
    'soybeans wheat',
    `toban djan, tobanjan, doubanjiang, tianmian sauce, tianmianjiang, sweet bean sauce, ketjap, ketjap manis, usukuchi, koikuchi, yakitori sauce, kabayaki sauce`,
  ],
  ['soybeans gluten?', `cheonggukjang, chunjang`],
  [
    'soybeans',
    `soybean curd, soy bean curd, sufu, furu, nyufu, fuyu bean curd, fuzhu, ganmodoki, e426, soybean hemicellulose, preserved black bean, soy curl, tau foo fah, isolated soy protein, kongnamul, hatcho miso, saikyo miso, genmai miso, shiro miso, aka miso, awase miso, miso soup, soy glaze`,
  ],
  [
    'eggs',
    `pidan, hundred year egg, thousand year egg, millennium egg, balut, meringue nest, divinity candy, egg melange, thousand island`,
  ],
  [
    'celery',
    `smallage, soffritto, soffritto mix, mire poix, suppengrun, turnip rooted celery, celery oleoresin, apium graveolens, cutting celery, kintsai`,
  ],
  [
    'mustard',
    `rai, brassica nigra, brassica alba, sinapis alba, sinapis nigra, mostarda di cremona, mustard husk, colman s, kachi ghani, kachi ghani oil`,
  ],
  [
    'sulphites',
    `ins 220, ins 221, ins 222, ins 223, ins 224, ins 225, ins 226, ins 227, ins 228, campden tablet, sulphured apricot, sulfured apricot, sulphured fruit, sulfured fruit, sulphured sultana, sulfured raisin, sulfured molasses, so2, pyrosulphite, sodium pyrosulphite, disodium disulfite`,
  ],
  [
    'sesame',
    `moutabal, mutabal, til seed, tilkut, taheena, goma, shiro goma, zhima, zhimajiang, sesame brittle, tarator sauce`,
  ],
  [
    'lupin',
    `lupin tempeh, lupin kernel, tarhui, lupinus albus, lupinus angustifolius, lupinus luteus, lupinus mutabilis, andean lupin, sweet lupin, pearl lupin, turmus`,
  ],
  [
    'peanuts',
    `kare kare, kare kare sauce, gado gado sauce, sate sauce, mungphali, kacang tanah, sambal kacang, mafe, maafe, groundnut stew`,
  ],
  ['fish crustaceans?', `bagoong`],
  ['fish crustaceans molluscs', `zarzuela, caldeirada`],
  [
    '',
    `lady s finger, ladies finger, za atar herb, zaatar herb, za atar leaf, zaatar leaf, karite butter, karite, inca peanut, peanut butter fruit, donut peach, almond mushroom, water kefir, kefir d eau, tibicos, quince cheese, damson cheese, guava cheese, fruit cheese, membrillo, ice cream bean, yellow egg plum, egg plum, garden egg, easter egg radish, egg tomato, sarrazin, sarrazin flour, sarrasin, farine de sarrasin, farine de ble noir, ble noir, milo flour, sticky rice flour, basmati rice flour, jasmine rice flour, purple corn flour, st john s bread, st john s bread flour, sea spaghetti, abalone mushroom, vegetable oyster, oyster blade, oyster blade steak, chicken oyster, turkey oyster, rocky mountain oyster, shrimp of the wood, scallop squash, custard marrow, custard squash, roe deer, roe deer venison, roe venison, roe deer haunch, cactus tuna, tuna roja, tuna fruit, cape cod cranberry, celery lettuce, saffron milk cap, milk tree, milk cap, cheese squash, long island cheese squash, lobster claw pepper, walnut mushroom, walnut squash, salmon berry, salmonberry, trout lettuce, trout back lettuce, shrimp plant, sesame leaf, korean sesame leaf, bread tree, monkey bread fruit, spaghetti marrow, noodle squash, butter pear, almond potato, pecan smoke, egg yellow coloring, donut squash, creme de marron, chickpea tempeh, black bean tempeh, sea grape, hickory smoke, goose foot, fish wort, water caltrop, turtle bean, milk white mushroom, milky mushroom, marking nut, physic nut, ramon nut, quandong kernel, horchata de chufa, cheese tree, cheese plant, cheesewood, egg gourd, egg squash, sea asparagus, sea fennel, sea kale`,
  ],
  ['milk?', `cream style corn, cream style sweetcorn, cream style sweet corn`],
];
