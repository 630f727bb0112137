// What dishes are made of that parents name on a menu without saying more. Written as in foods-animal.ts: what such a
// dish always holds, and with '?' what it often does; what the words of its name hold ('teriyaki salmon') is added by
// itself. A dish that can be made of anything is 'vague', so that it shows as unknown.
import type { FoodRows } from '../food/food-facts.ts';

export const DISHES: FoodRows = [
  // Bread, dough and coating
  [
    'wheat eggs? milk?',
    `breaded, battered, crumbed, panko crusted, panko breaded, in batter, in breadcrumb, beer battered, katsu, chicken katsu, tonkatsu, fried chicken, chicken fried steak, country fried steak, milanesa, milanese, cordon bleu, fish and chip, fish finger, fish stick, popcorn shrimp, hush puppy, hushpuppy, crumble topping, crumble, streusel, cobbler, apple crisp, fruit crisp`,
  ],
  [
    'wheat milk? soybeans? sesame? eggs?',
    `sandwich, panini, sub sandwich, hoagie sandwich, club sandwich, sloppy joe, sloppy joes, burger, hamburger, slider, cheeseburger, pulled pork sandwich, philly cheesesteak, cheesesteak, po boy, gyro, gyros, doner kebab, doner, shawarma wrap, torta sandwich, burrito, breakfast burrito, chimichanga, taquito, flauta, pig in a blanket, sausage roll, pot sticker, potsticker, gyoza, shumai, siu mai, har gow, dim sum, perogy, pelmeni, vareniki, manti, momo, toad in the hole, meat pie, pasty, cornish pasty, triscuit, wheat thin, pop tart, fattoush, kibbeh, kibbe, matzo ball soup, wiener schnitzel, chicken parmesan, chicken parm, eggplant parmesan, eggplant parm, veal parmesan, mac n cheese, mac cheese, stuffed shell, spaghetti bolognese, pasta bake, pasta salad, macaroni salad, beef wellington, monkey bread, bubble bread, calzone, stromboli, pizza roll, bao, swedish meatball, goulash with dumpling, lumpia, ramen soup, noodle soup, chicken noodle soup, phyllo pie, gyoza dumpling, funnel cake, cannoli, zeppole, kugel, noodle kugel`,
  ],
  ['wheat eggs', `matzo ball, matzah ball, knodel, semmelknodel, kaiserschmarrn`],
  ['eggs', `spaetzle, omurice, huevo ranchero, huevos rancheros, egg foo young, cobb salad, migas`],
  [
    'wheat eggs milk?',
    `eggs benedict, egg benedict, eggs florentine, carbonara, spaghetti carbonara, pasta carbonara, lemon meringue pie, baked alaska, rum baba, kouign amann`,
  ],
  ['wheat peanuts', `pbj, pb and j, pbj sandwich, pb j, peanut butter and jelly, pb and j sandwich`],
  [
    'wheat?',
    `stroganoff, beef stroganoff, mushroom stroganoff, fried rice, paella, poutine, enchilada, fish cake mix, rissole`,
  ],
  // Cheese, cream and butter
  [
    'milk wheat? eggs?',
    `cheeseburger, philly cheesesteak, cheesesteak, chicken parmesan, chicken parm, eggplant parmesan, eggplant parm, cordon bleu, calzone, stromboli, pizza roll, stuffed shell, cannoli, spanakopita, tiropita, burek, borek, baked ziti, lasagna bolognese, vegetable lasagna, cheese enchilada, cheese pierogi, khachapuri, pastitsio, tartiflette, raclette potato, croque, strata`,
  ],
  [
    'milk',
    `scalloped potato, au gratin, au gratin potato, potato gratin, gratin, gratin dauphinois, cheesy potato, cheesy, cheesy broccoli, cheese stick, mozzarella stick, cheese ball, cheeto, cheese puff, cheese curl, cheese dip, spinach artichoke dip, spinach dip, french onion dip, onion dip, buffalo chicken dip, chili con queso, chile con queso, caprese, caprese salad, greek salad, creamed spinach, creamed onion, creamy tomato soup, vodka sauce, penne alla vodka, carbonara sauce, tikka masala, chicken tikka masala, tikka masala sauce, butter chicken, butter chicken sauce, makhani, makhani sauce, paneer tikka, palak paneer, saag paneer, shahi paneer, mattar paneer, malai, malai kofta, dal makhani, stroganoff, beef stroganoff, mushroom stroganoff, tres leche, tres leches cake, arroz con leche, chocolate pudding, vanilla pudding, milk pudding, flat white, cortado, macchiato, frappe, frappuccino, cafe con leche, cheese omelette, yogurt parfait, parfait, banana split, sundae, blizzard, aligot, saganaki, welsh cake, coquito, saus hollandaise, sour cream and onion, ranch chip, loaded potato, twice baked potato, elote, esquite, buttered, cheesy bean, broccoli cheddar soup, cheddar soup, beer cheese soup, potato leek soup, vichyssoise, lobster bisque, mornay sauce`,
  ],
  ['milk tree_nuts?', `korma, korma sauce, chicken korma, lamb korma, navratan korma, rogan josh`],
  [
    'milk?',
    `caramel, chowder, corn chowder, clam chowder, nacho, pudding, tomato bisque, bisque, chai, mash, potato mash, colcannon, risotto`,
  ],
  ['wheat milk eggs?', `lasagna bolognese, vegetable lasagna, pastitsio, strata, bread bake`],
  ['milk? eggs?', `lasagna, lasagne`],
  [
    'wheat? milk?',
    `cream of mushroom soup, cream of chicken soup, cream of celery soup, cream of tomato soup`,
  ],
  ['celery', `cream of celery, cream of celery soup`],
  ['milk', `cream of mushroom soup, cream of chicken soup, cream of celery soup, cream of tomato soup`],
  // Sweets of India
  [
    'milk tree_nuts?',
    `shrikhand, basundi, rasgulla, rosogolla, rasmalai, ras malai, barfi, burfi, milk peda, kheer, phirni, firni, sandesh, kalakand, lassi sweet, payasam, rabdi, chaas, thandai, gajar halwa`,
  ],
  ['milk wheat?', `gulab jamun`],
  ['tree_nuts milk?', `kaju katli, badam barfi, pista barfi, badam halwa, sohan halwa`],
  ['peanuts', `chikki, peanut chikki`],
  // Nuts
  [
    'tree_nuts',
    `muhammara, almond cake, bakewell, bakewell tart, bakewell slice, butter pecan, rocher, waldorf, waldorf salad, pecan pie, walnut brownie, financier, almond joy`,
  ],
  [
    'tree_nuts? milk? wheat? eggs?',
    `florentine cookie, florentine biscuit, rocky road, spumoni, biscotto, rugelach`,
  ],
  ['eggs celery tree_nuts mustard?', `waldorf salad`],
  ['peanuts fish? crustaceans? eggs? soybeans?', `pad thai, phad thai`],
  [
    'peanuts?',
    `massaman, massaman curry, panang, panang curry, mole, mole sauce, mole poblano, african stew, kung pao, kung pao chicken, kung pao shrimp, ant on a log`,
  ],
  // Fish and shellfish
  ['fish eggs', `nicoise salad, salad nicoise, salade nicoise, nicoise`],
  [
    'fish',
    `sushi grade tuna, poke bowl, fish pie, fish taco, tuna melt, tuna casserole, fisherman pie, brandade, escovitch, finnan haddie, arbroath smokie, gravadlax, kedgeree, hondashi, dashi powder, dashi stock, takoyaki sauce`,
  ],
  [
    'fish? crustaceans? soybeans? sesame? wheat? eggs?',
    `sushi, sushi roll, california roll, maki, nigiri, temaki, bibimbap, japchae, pho`,
  ],
  [
    'crustaceans fish?',
    `tom yum, tom yum goong, tom yum soup, crab rangoon, gumbo, etouffee, crawfish etouffee, shrimp and grits, seafood boil, crawfish boil, laksa, seafood gumbo, dungeness, bisque de homard`,
  ],
  [
    'crustaceans? molluscs? fish?',
    `jambalaya, paella, seafood paella, seafood pasta, seafood chowder, fritto misto`,
  ],
  [
    'molluscs',
    `takoyaki, clamato, clam casino, oyster rockefeller, moules frites, clam sauce, linguine vongole`,
  ],
  ['wheat eggs', `takoyaki, okonomiyaki`],
  // Soy and sesame
  [
    'soybeans wheat',
    `sukiyaki, general tso, general tso chicken, teriyaki chicken, teriyaki salmon, bulgogi, beef bulgogi, adobo chicken, chicken adobo, yakisoba, yaki udon, lo mein chicken, mongolian beef, beef and broccoli takeout, orange chicken, sesame chicken, sweet and sour chicken, chow fun`,
  ],
  ['sesame', `sesame chicken, sesame noodle, shawarma sauce, tahini cookie`],
  ['soybeans', `mapo tofu, agedashi tofu, miso soup, tofu scramble`],
  ['soybeans? wheat? eggs?', `hot and sour soup, egg drop, sweet and sour sauce, stir fry, fried noodle`],
  ['pork', `blt, pulled pork sandwich, pig in a blanket, tonkatsu, shumai, siu mai, carnitas taco`],
  [
    'pork?',
    `sausage roll, carbonara, spaghetti carbonara, cobb salad, jambalaya, gumbo, pork and bean, split pea soup, clam chowder, quiche lorraine`,
  ],
  [
    'beef',
    `hamburger, cheeseburger, philly cheesesteak, cheesesteak, sloppy joe, sloppy joes, bulgogi, sukiyaki, carne asada, birria, stroganoff, chicken fried steak, country fried steak, goulash, gyudon`,
  ],
  ['poultry', `butter chicken, general tso, cobb salad, tikka masala, cordon bleu`],
  ['lamb', `rogan josh`],
  [
    'meat',
    `gyro, gyros, doner, doner kebab, shawarma wrap, meat pie, pasty, cornish pasty, pastitsio, momo, manti, pelmeni, swedish meatball, spaghetti bolognese, lasagna bolognese, bolognese, bolognese sauce, ragu, meat sauce, chili con carne, goulash, carne asada, barbacoa, birria, kebab, kofta meat, kofte, gyro meat, shawarma`,
  ],
  ['meat milk? celery?', `bolognese, bolognese sauce, ragu`],

  ['fish? wheat?', `dashi ramen`],
  // Made of anything
  [
    'vague',
    `taco, tamale, tamal, fajita, burrito bowl, rice bowl, grain bowl, buddha bowl, smoothie bowl, tomato soup, pumpkin soup, lentil soup, black bean soup, split pea soup, vegetable soup, potato soup, carrot soup, bean soup, gazpacho, rice pilaf, vegetable curry, chickpea curry, lentil curry, dal tadka, chana masala, aloo gobi, baingan bharta, rajma, sambar, rasam, pakora, bhaji, onion bhaji, ratatouille, vegetarian chili, bean chili, veggie stir fry, fajita bowl, kebab, kabob, skewer, curry, pot roast, roast dinner, bake, hot pot, hotpot, tagine, chicken salad, potato salad, tuna salad sandwich, pizza, burger, sandwich, casserole, stir fry, bowl`,
  ],
  ['eggs? mustard?', `chicken salad, potato salad`],
];

/** Names of dishes and foods that hold nothing of what their words say. */
export const NOT_AS_NAMED: FoodRows = [
  ['meat milk? wheat? celery?', `shepherd pie, cottage pie`],
  ['soybeans?', `just egg`],
  ['soybeans? wheat?', `vegan tuna, vegan bacon, banana blossom fish`],
  [
    '',
    `vegan egg, jackfruit pulled pork, coconut bacon, mushroom jerky, aquafaba, aqua faba, plum butter, peach butter, avocado butter, sweet potato butter, nutmeg butter, tomato butter, cranberry butter, fig butter, date butter, banana butter, blueberry butter, cherry butter, hemp seed butter, butter fruit, milk apple, milk fruit, milky way galaxy, cheese pumpkin, cheese fruit, soap nut, soapnut, starfish, star fish, fish pepper, celery cabbage, cashew apple, cashew fruit, dika nut, kukui nut, fox nut, corn tortilla wrap, dab of, lady finger okra, ladyfinger okra, lady finger vegetable, ladys finger, egg cream soda vegan, oyster leaf, lemon fish mint, cocktail tomato, crab grass, clam shell, mussel shell, cat fish mint, bread and butter squash, buttercup flower, wheat free, oat free, barley free, rye free, corn free, almond free, hazelnut free, walnut free, pecan free, cashew free, pistachio free, coconut free, butter free, cheese free, cream free, egg white free, lupin free, lupine free, mollusc free, oyster free, shrimp free, crab free, yeast free, butter flavor free, bread free, pasta free, flour free, flourless, breadless`,
  ],
  ['pork', `headcheese, head cheese, brawn`],
];
