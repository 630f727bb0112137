// What animal foods are made of: milk, eggs, fish, shellfish, meat. Each row: facts, then the names they hold for.
// A fact ending in '?' means 'may contain'. Names are written in the singular; matching tolerates plurals.
import type { FoodRows } from '../food/food-facts.ts';

export const ANIMAL_FOODS: FoodRows = [
  // Milk and what is made of it
  [
    'milk',
    `milk, cow milk, goat milk, sheep milk, ewe milk, buffalo milk, camel milk, mare milk, milk powder, powdered milk, dried milk,
    dry milk, evaporated milk, condensed milk, dulce de leche, cajeta, buttermilk, milkshake, milk shake, chocolate milk, lactose free milk,
    milk fat, milkfat, butterfat, butter fat, butter oil, anhydrous milk, milk solid, milk protein, milk mineral, milk permeate, milk sugar,
    milk serum, milk ferment, milk derivative, milk product, dairy, dairy product, dairy solid, colostrum, lait, leche, latte, cappuccino, cafe au lait`,
  ],
  [
    'milk',
    `butter, ghee, clarified butter, brown butter, butter solid, garlic butter, whipped butter, buttercream, butterscotch, toffee, fudge, caramel sauce, caramel candy`,
  ],
  [
    'milk',
    `cream, sour cream, soured cream, creme fraiche, creme, clotted cream, double cream, single cream, heavy cream, light cream, whipping cream, whipped cream,
    table cream, half and half, chantilly, creamer, coffee creamer, cream powder, cool whip, kaymak, crema, crema mexicana`,
  ],
  [
    'milk',
    `yogurt, greek yogurt, frozen yogurt, yogurt drink, kefir, lassi, ayran, skyr, labneh, labne, laban, doogh, raita, tzatziki, filmjolk, viili, matzoon, dahi, actimel, yakult`,
  ],
  [
    'milk',
    `whey, whey powder, whey protein, whey solid, casein, caseinate, sodium caseinate, calcium caseinate, potassium caseinate, rennet casein, lactose, lactalbumin, alpha lactalbumin,
    lactoglobulin, beta lactoglobulin, lactoferrin, lactulose, lactalbumin phosphate, recaldent, curd, curds, milk curd, junket, khoa, khoya, mawa, rabri, malai, smetana, kashk, ryazhenka, suero, crema agria, chenna, chhena, kulfi`,
  ],
  [
    'milk',
    `cheese, cheddar, mozzarella, parmesan, parmigiano, parmigiano reggiano, reggiano, pecorino, pecorino romano, romano cheese, asiago, gruyere, emmental, emmenthal, emmentaler,
    swiss cheese, gouda, edam, brie, camembert, feta, halloumi, haloumi, ricotta, mascarpone, cottage cheese, cream cheese, philadelphia cheese, neufchatel, boursin, blue cheese, bleu cheese, roquefort,
    gorgonzola, stilton, danish blue, danablu, cambozola, manchego, provolone, provola, fontina, havarti, muenster, munster, monterey jack, colby, colby jack, pepper jack, jack cheese,
    american cheese, velveeta, string cheese, babybel, laughing cow, queso, queso fresco, queso blanco, quesillo, cotija, oaxaca cheese, panela cheese, burrata, stracciatella, scamorza, caciocavallo, taleggio,
    grana padano, grana, raclette, reblochon, comte, beaufort, cantal, morbier, tomme, tome, saint nectaire, saint paulin, pont l eveque, livarot, maroilles, epoisses, langres, chaource,
    brillat savarin, saint marcellin, saint felicien, saint agur, mont d or, vacherin, appenzeller, tete de moine, sbrinz, tilsit, tilsiter, limburger, bergkase, cancoillotte, bleu d auvergne, bleu de bresse, bleu,
    fourme, fourme d ambert, chevre, crottin, ossau iraty, mimolette, leicester, red leicester, gloucester, double gloucester, wensleydale, lancashire, caerphilly, yarg, jarlsberg,
    gjetost, brunost, kashkaval, kasseri, kefalotyri, kefalograviera, graviera, mizithra, manouri, anthotyro, paneer, panir, quark, dolcelatte, bel paese, bocconcini, robiola, stracchino, crescenza, montasio, piave,
    caciotta, quartirolo, idiazabal, mahon, tetilla, cabrales, roncal, zamorano, serra da estrela, oscypek, bryndza, twarog, tvorog, cheese curd, curd cheese, processed cheese, cheese spread, cheese sauce, cheese powder,
    fromage frais, fromage blanc, petit suisse, faisselle, leerdammer, maasdam, samso, danbo, esrom, herrgard, prastost, ricotta salata, pecorino sardo, bleu des causses, rocamadour, picodon, banon, pelardon, valencay, selles sur cher,
    abondance, laguiole, salers, neufchatel cheese, carre de l est, coulommiers, gaperon, port salut, chaumes, saint albray, boulette d avesnes, gamonedo, casar, torta del casar, cheez whiz, nacho cheese, queso dip, ambert, liptauer, obatzda, handkase, harzer, romadur, brocciu, brousse, cabecou, chabichou, charolais, explorateur, maconnais, mothais, niolo, perail, pouligny saint pierre, sainte maure, trappiste, trappista, vieux boulogne, bitto, canestrato, casciotta, castelmagno, fiore sardo, formai de mut, monte veronese, murazzano, provatura, ragusano, raschera, toma, primo sale, squacquerone, formaggio, fromage, cacio, queijo, leyden, boerenkaas, nagelkaas, old amsterdam, passendale, maredsous, oka cheese, greve, vasterbotten, norvegia, nokkelost, pultost, leipajuusto, juustoleipa, touloumotyri, ladotyri, metsovone, formaela, katiki, kopanisti, xynomizithra, galotyri, telemea, urda, kajmak, sulguni, sirene, paski sir, parenica, korbacik, akkawi, akawi, nabulsi, jibneh, shanklish, domiati, ayibe, chhurpi, hoop cheese, brick cheese, farmhouse cheese, grilling cheese, quesadilla cheese, asadero, requeson, teleme, longhorn, cheese slice, cheese fat, rarebit, crowdie, cornish blue, dolce latte`,
  ],
  // Made with rennet from calves or lambs by tradition, or by law where the name is protected
  [
    'milk animal?',
    `parmesan, parmigiano, parmigiano reggiano, reggiano, grana padano, grana, pecorino, pecorino romano, pecorino sardo, romano cheese, asiago, manchego, gruyere, comte, roquefort, gorgonzola, fiore sardo`,
  ],
  [
    'milk',
    `ice cream, gelato, semifreddo, soft serve, frozen custard, panna cotta, rice pudding, milk chocolate, white chocolate, ganache, alfredo sauce, alfredo, cheese fondue, fondue, bread and butter pudding, milk jam`,
  ],
  [
    'milk?',
    `sherbet, hot chocolate, chocolate drink, drinking chocolate, mashed potato, creamed corn, creamed spinach, cream soup, lactic ferment, lactic culture, non dairy creamer, nondairy creamer, non dairy topping, margarine, spread, shortening blend, galactooligosaccharide, natural butter flavor`,
  ],
  ['milk soybeans?', `chocolate bar, chocolate spread, chocolate candy, mocha`],
  // Names that only sound like milk
  [
    '',
    `cream of tartar, cream soda, butter bean, butter lettuce, butterhead lettuce, butter head lettuce, boston lettuce, buttercup squash, butternut, butternut squash, butternut pumpkin, butterfly pea, butterfly pea flower,
    cocoa butter, cacao butter, shea butter, mango butter, apple butter, pumpkin butter, pear butter, fruit butter, coconut butter, sunflower butter, sunflower seed butter, seed butter, pumpkin seed butter, kokum butter, body butter,
    milk thistle, milkweed, milk of magnesia, lactic acid, lactate, calcium lactate, sodium lactate, potassium lactate, ferrous lactate, lactobacillus, lactylate, stearoyl lactylate, calcium stearoyl lactylate, sodium stearoyl lactylate, lactitol,
    creme de cassis, creme de menthe, creme de cacao, shiitake butter, romano bean, butter crunch lettuce, cream of coconut, cream of rice, cream of buckwheat, vegan cream, milk cap mushroom, butterbur, cacao milk, butter pea, buttercup`,
  ],
  ['wheat', `cream of wheat`],
  ['milk?', `cream of mushroom, cream of chicken`],
  ['fish', `milkfish`],
  ['fish?', `tapenade, puttanesca, puttanesca sauce, green goddess dressing, remoulade sauce, steak sauce`],
  ['fish milk', `bagna cauda`],

  // Eggs
  [
    'eggs',
    `egg, egg white, egg yolk, whole egg, egg powder, powdered egg, dried egg, liquid egg, egg product, egg solid, egg wash, egg protein, egg lecithin, egg albumen, albumen, albumin, ovalbumin, ovomucoid, ovomucin, ovotransferrin, ovovitellin,
    conalbumin, livetin, vitellin, vitelline, lysozyme, e1105, apovitellin, phosvitin, yolk, yolk powder, egg yellow, egg substitute, egg beater, quail egg, duck egg, goose egg, hen egg, chicken egg, meringue, meringue powder, pavlova, royal icing, mayonnaise, mayo, japanese mayonnaise, kewpie,
    aioli, omelette, omelet, frittata, scrambled egg, tamagoyaki, chawanmushi, spanish tortilla, tortilla de patata, shakshuka, egg salad, deviled egg, tartar sauce, tartare sauce, remoulade, thousand island dressing, egg drop, century egg, salted egg, ovoproduct`,
  ],
  [
    'eggs milk',
    `hollandaise, hollandaise sauce, bearnaise, bearnaise sauce, eggnog, egg nog, custard, custard cream, creme brulee, creme caramel, creme anglaise, creme patissiere, pastry cream, flan, zabaglione, sabayon, lemon curd, simplesse, ranch, ranch dressing, lime curd, orange curd`,
  ],
  ['eggs alcohol', `advocaat`],
  ['eggs fish milk mustard? gluten? soybeans?', `caesar dressing, caesar salad dressing`],
  ['eggs fish milk wheat mustard? soybeans?', `caesar salad, caesar salad kit`],
  // Bottled ones: mustard in the emulsion, soybean oil around it
  [
    'eggs mustard? soybeans?',
    `mayonnaise, mayo, japanese mayonnaise, kewpie, aioli, tartar sauce, tartare sauce, remoulade, thousand island dressing, egg salad`,
  ],
  ['mustard?', `vegan mayonnaise, vegan mayo, eggless mayonnaise, egg free mayonnaise`],
  ['eggs mustard', `dijonnaise`],
  ['eggs? mustard?', `salad cream, coleslaw, coleslaw dressing, sandwich spread, burger sauce, fry sauce`],
  ['', `eggplant, egg plant, flax egg, chia egg, egg replacer, egg fruit, eggfruit`],

  // Fish
  [
    'fish',
    `fish, white fish, whitefish, fish fillet, fish oil, fish sauce, fish stock, fish broth, fish paste, fish cake, fish gelatin, fish gelatine, fish protein, fish roe, roe, caviar, ikura, masago, tobiko, taramasalata, tarama, bottarga, isinglass, nam pla, nuoc mam, patis, garum, colatura,
    dashi, bonito, bonito flake, katsuobushi, anchovy, anchovy paste, gentleman relish, salmon, smoked salmon, lox, gravlax, tuna, ahi, albacore, yellowfin, skipjack, cod, codfish, bacalao, salt cod, scrod, haddock, hake, pollock, alaska pollock, coley, saithe, whiting, ling, tusk, cusk,
    halibut, sole, lemon sole, plaice, flounder, turbot, brill, dab, fluke, sanddab, megrim, herring, kipper, kippered herring, rollmop, bloater, matjes, sardine, pilchard, sprat, whitebait, smelt, capelin, caplin, shad, menhaden, mackerel, saury, horse mackerel, scad, jack mackerel, trout, rainbow trout, char, arctic char,
    grayling, carp, catfish, pangasius, basa, swai, tilapia, perch, nile perch, ocean perch, redfish, rosefish, rockfish, zander, pikeperch, pike, walleye, bass, sea bass, seabass, branzino, barramundi, bream, sea bream, seabream, dorade, gilthead, snapper, red snapper, grouper, mullet, red mullet, gurnard, monkfish, angler,
    anglerfish, mahi mahi, mahi, dolphinfish, swordfish, marlin, sailfish, shark, dogfish, rock salmon, skate, ray, sturgeon, eel, conger, lamprey, unagi, anago, orange roughy, john dory, dory, wolffish, lumpfish, lumpfish roe, garfish, butterfish, escolar, opah, cobia, amberjack, yellowtail, hamachi, hiramasa, wahoo, tilefish,
    sablefish, black cod, lingcod, hoki, grenadier, blue whiting, pomfret, croaker, drum, rohu, hilsa, bombay duck, fugu, puffer fish, pufferfish, sea trout, vendace, burbot, tench, roach, stockfish, lutefisk, surstromming, fishmeal, niboshi, iriko, shishamo, threadfin, toothfish, icefish, sandeel, sand eel, sand lance, weever, wrasse, snoek, kingfish, trevally, barracuda, tarpon, pickerel, muskellunge, sheepshead, scup, porgy, tautog, weakfish, alewife, eulachon, sculpin, greenling, kahawai, tarakihi, warehou, alfonsino, barbel, bleak, ide, sauger, bluegill, sunfish, crappie, pompano, snook, sardinella, anchoveta, bogue, picarel, meagre, corvina, kingklip, cobbler, huss, rockling, pouting, pout, elver, hake roe, taramosalata, ceviche, poke, fish ball, fish finger, fish stick, gefilte fish,
    gadus, salmo, salmo salar, oncorhynchus, thunnus, katsuwonus, merluccius, pollachius, theragra, melanogrammus, clupea, sardina, sardinops, engraulis, scomber, hippoglossus, pleuronectes, oreochromis, sparus, dicentrarchus, lates, xiphias, anguilla, cyprinus, lophius, molva, sebastes, sprattus, trachurus, macruronus, micromesistius, cod liver oil, fish liver oil, marine oil`,
  ],
  // Canned tuna is often packed in a broth with soy or casein; 'tuna' alone may be canned
  [
    'fish soybeans? milk?',
    `tuna, canned tuna, tinned tuna, can tuna, can of tuna, tuna can, tuna pouch, tuna in broth, tuna in vegetable broth, tuna salad, albacore, albacore tuna, skipjack, skipjack tuna, light tuna`,
  ],
  ['fish soybeans?', `tuna in oil, tuna in vegetable oil`],
  [
    'fish',
    `tuna in water, tuna in spring water, tuna packed in water, tuna in brine, tuna in olive oil, tuna in extra virgin olive oil, tuna packed in olive oil, canned tuna in water, canned tuna in spring water, canned tuna in olive oil, tinned tuna in water, tinned tuna in spring water, tinned tuna in olive oil, albacore in water, albacore tuna in water, albacore tuna in olive oil, light tuna in water, skipjack in water, skipjack tuna in water, skipjack tuna in olive oil,
    tuna steak, fresh tuna, tuna fillet, tuna loin, tuna sashimi, ahi tuna, yellowfin tuna, bluefin tuna, bigeye tuna, thunnus albacares, salmon steak, swordfish steak, halibut steak, cod steak, fish steak`,
  ],
  [
    'fish crustaceans? eggs? wheat? soybeans?',
    `surimi, imitation crab, imitation crab meat, crab stick, crabstick, krab, kamaboko, kani, kanikama, seafood stick, narutomaki, fishcake`,
  ],
  ['fish gluten? soybeans?', `worcestershire, worcestershire sauce, worcester sauce, lea and perrins`],
  [
    'fish crustaceans? molluscs?',
    `seafood, seafood mix, seafood stock, seafood broth, bouillabaisse, cioppino, paella mix`,
  ],
  ['fish wheat eggs? milk?', `fish nugget, breaded fish, battered fish`],
  [
    'crustaceans? fish?',
    `kimchi, kimchee, tom yum paste, thai curry paste, red curry paste, green curry paste, yellow curry paste, curry paste, sambal, laksa paste, xo sauce`,
  ],
  ['', `indian curry paste, tandoori paste, tikka paste`],
  ['', `fish mint, swedish fish`],

  // Shellfish
  [
    'crustaceans',
    `crustacean, shrimp, prawn, tiger prawn, king prawn, scampi, langoustine, langouste, norway lobster, lobster, crab, crab meat, crabmeat, dungeness crab, king crab, snow crab, soft shell crab, crayfish, crawfish, crawdad, yabby, krill, barnacle, shrimp paste, belacan, terasi, bagoong, dried shrimp, ebi, amaebi,
    prawn cracker, shrimp cracker, prawn cocktail, lobster bisque, crab cake, moreton bay bug, balmain bug, spider crab, mud crab, nephrops, penaeus, litopenaeus, pandalus, crangon, homarus, palinurus, gamba, camaron, mantis shrimp, chitosan, glucosamine, squat lobster, slipper lobster, langostino, carabinero, gambero, gamberi, gambas, percebes, goose barnacle, stone crab, blue crab, tanner crab, jonah crab, velvet crab, copepod, krill oil, krill meal, brown crab, astacus, euphausia`,
  ],
  [
    'molluscs',
    `mollusc, mollusk, oyster, mussel, clam, vongole, cockle, scallop, bay scallop, sea scallop, coquille, squid, calamari, calamaris, cuttlefish, octopus, abalone, ormer, whelk, periwinkle, winkle, conch, limpet, snail, escargot, razor clam, geoduck, quahog, squid ink, cuttlefish ink, clam juice, clam chowder, tako, ika, mytilus, ostrea, crassostrea, pecten, loligo, illex, sepia officinalis,
    queen scallop, sea snail, land snail, nacre, paua, pipi, turban shell, top shell, donax, bulot, haliotis, tellin, carpet shell, venus clam, palourde, surf clam, manila clam, littleneck, cherrystone, ark shell, arkshell, razor shell, dog cockle, tridacna, giant clam, nautilus, chiton, triton shell, chipiron, encornet, pulpo, calamar, kalamari, seiche, argopecten, placopecten, venerupis, cerastoderma, dosidicus`,
  ],
  ['molluscs gluten? soybeans? wheat?', `oyster sauce`],
  ['crustaceans molluscs', `shellfish, shell fish`],
  ['molluscs? crustaceans? fish?', `fruits de mer, frutti di mare`],
  [
    '',
    `oyster mushroom, king oyster mushroom, oyster plant, crab apple, crabapple, lobster mushroom, vegetarian oyster sauce, mushroom oyster sauce, periwinkle flower`,
  ],
  ['wheat soybeans?', `oyster cracker`],
  ['animal', `sea urchin, uni, sea cucumber, jellyfish, sea squirt`],

  // Meat and what comes from animals
  [
    'meat',
    `meat, mince, ground meat, minced meat, venison, deer, elk, bison, rabbit, hare, goat, goat meat, kangaroo, horse meat, frog, frog leg, alligator, game, offal, liver, kidney, heart, tripe, sweetbread, tongue, marrow, bone marrow, bone broth, meat extract, meat broth, meat stock, meat glaze, collagen, tallow, animal fat, rennet, pepsin, suet, dripping, blood, plasma, blood plasma`,
  ],
  [
    'beef',
    `beef, ground beef, minced beef, beef mince, beef broth, beef stock, beef bouillon, beef fat, beef extract, steak, sirloin, ribeye, rib eye, flank steak, skirt steak, hanger steak, brisket, chuck, chuck roast, short rib, rump, rump steak, filet mignon, tenderloin steak, beef jerky, corned beef, pastrami, roast beef, bresaola, oxtail, ox, veal, osso buco, hamburger patty, beef patty, stew meat, beef tendon`,
  ],
  ['lamb', `lamb, ground lamb, minced lamb, mutton, lamb chop, lamb shoulder, leg of lamb, hogget`],
  [
    'pork',
    `pork, ground pork, minced pork, pork chop, pork loin, pork tenderloin, pork shoulder, pork belly, pork rind, pork fat, pulled pork, carnitas, bacon, pancetta, guanciale, ham, prosciutto, serrano, jamon, speck, gammon, lard, lardo, lardon, bacon bit, spare rib, baby back rib, ham hock, crackling, chicharron, capicola, coppa, boar, wild boar, pig, piglet, trotter, canadian bacon, back bacon, jamon serrano, iberico, nduja, soppressata, culatello, tasso`,
  ],
  // Cured and sliced meats are held together with milk protein, soy or starch more often than not
  [
    'pork milk? soybeans? gluten?',
    `ham, deli ham, sliced ham, canadian bacon, back bacon, gammon, pork roll`,
  ],
  [
    'poultry milk? soybeans? gluten?',
    `deli turkey, deli turkey breast, deli chicken, deli chicken breast, sliced turkey, sliced turkey breast, turkey slice, sliced roasted turkey, sliced roast turkey, sliced roasted turkey breast, sliced roasted chicken, roasted turkey, roast turkey, roasted turkey breast, roast turkey breast, smoked turkey, smoked turkey breast, oven roasted turkey, oven roasted turkey breast, turkey cold cut, turkey lunch meat, chicken lunch meat, turkey deli meat, turkey deli slice, turkey ham, chicken ham, turkey bacon, turkey pastrami`,
  ],
  [
    'beef milk? soybeans? gluten?',
    `pastrami, corned beef, deli roast beef, sliced roast beef, beef bologna, beef salami`,
  ],
  [
    'pork? meat gluten? milk? soybeans?',
    `sausage, breakfast sausage, italian sausage, hot dog, hotdog, frankfurter, frank, wiener, bratwurst, knackwurst, kielbasa, cervelas, saveloy, chipolata, luncheon meat, lunch meat, deli meat, cold cut, bologna, meatloaf mix, pate, meat paste, boudin`,
  ],
  [
    'pork milk? soybeans? gluten?',
    `salami, pepperoni, chorizo, mortadella, spam, black pudding, andouille, linguica, saucisson, morcilla`,
  ],
  [
    'poultry',
    `chicken, ground chicken, minced chicken, chicken breast, chicken thigh, chicken wing, chicken drumstick, chicken leg, chicken fat, schmaltz, chicken liver, turkey, ground turkey, minced turkey, turkey breast, turkey bacon, turkey mince, duck, duck breast, duck fat, duck confit, goose, goose fat, foie gras, quail, pheasant, partridge, guinea fowl, pigeon, squab, ostrich, emu, poultry, hen, capon, cornish hen, poussin, rotisserie chicken, chicken meat, fowl`,
  ],
  ['poultry celery? gluten?', `chicken broth, chicken stock, turkey stock, turkey broth, poultry stock`],
  ['beef celery? gluten?', `beef broth, beef stock`],
  ['poultry gluten? soybeans? milk?', `chicken sausage, turkey sausage, turkey hot dog`],
  ['beef gluten? soybeans? milk?', `beef hot dog, beef sausage, beef frank`],
  ['lamb gluten?', `merguez, lamb sausage`],
  [
    'poultry wheat eggs? milk?',
    `chicken nugget, breaded chicken, chicken tender, popcorn chicken, chicken kiev, chicken schnitzel`,
  ],
  ['meat wheat? eggs? milk? pork?', `meatball, meatloaf, meat loaf, burger patty`],
  ['gelatin', `gelatin, gelatine, aspic, jello, jell o, beef gelatin, gummy, gummy bear, gummi`],
  ['gelatin pork', `pork gelatin`],
  ['gelatin? eggs?', `marshmallow, marshmallow fluff`],
  ['honey', `honey, honeycomb, royal jelly, bee pollen, propolis, mead, manuka honey, raw honey`],
  [
    '',
    `honeydew, honeydew melon, honeycrisp, honeycrisp apple, honey locust, honeybush, honeysuckle, honeynut squash, honey mushroom`,
  ],
  [
    'insect',
    `carmine, cochineal, e120, shellac, confectioner glaze, insect, cricket, cricket flour, mealworm, lac resin`,
  ],
  ['pork?', `sausage casing, natural casing, collagen casing`],
  ['lamb', `sheep casing, sheep meat, sheep`],
  ['beef', `beef casing, buffalo meat, water buffalo`],
  ['poultry', `buffalo wing, hot wing`],
  ['honey', `acacia honey, pine honey, chestnut honey`],
  ['animal', `lanolin, beeswax, bee wax, ambergris, animal rennet, animal protein`],
  [
    'animal?',
    `glycerin, glycerol, glycerine, mono and diglycerides, monoglyceride, diglyceride, mono diglyceride, e471, stearic acid, magnesium stearate, vitamin d3, cysteine, l cysteine, taurine, enzyme, omega 3, dha`,
  ],
  [
    '',
    `beefsteak tomato, beef tomato, chicken of the woods, hen of the woods, mincemeat spice, duck sauce, goose berry, lambs lettuce, lamb lettuce, lamb quarter, plum sauce, coconut meat, nut meat, nutmeat, heart of palm, palm heart, artichoke heart, romaine heart, kidney bean, red kidney bean, white kidney bean, pigeon pea, horse gram, horse bean, vegetable marrow, vegetable gelatin, vegetable glycerin, cowpea, duckweed, turkey tail, turkey tail mushroom, elephant garlic, elephant yam, caged hen, barn hen, free range hen`,
  ],
  ['alcohol?', `mincemeat`],
];
