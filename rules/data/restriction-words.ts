// What parents write about a restriction, beyond the names of foods: classes, diets, ways to say 'allergic to' and
// ways to say 'nothing'.
import type { AllergenClass, Fact } from '../food/food-facts.ts';

export const DIETS = {
  vegetarian: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'insect', 'animal'],
  vegan: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'insect', 'animal', 'milk', 'eggs', 'honey'],
  pescatarian: ['meat', 'gelatin'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  halal: ['pork', 'alcohol', 'gelatin', 'animal'],
  'kosher-style': ['pork', 'crustaceans', 'molluscs', 'gelatin', 'insect', 'animal'],
  'no meat': ['meat'],
  'no red meat': ['beef', 'lamb', 'pork'],
  'no pork': ['pork'],
  'no beef': ['beef'],
  'no lamb': ['lamb'],
  'no poultry': ['poultry'],
  'no alcohol': ['alcohol'],
  'no gelatin': ['gelatin'],
  'no honey': ['honey'],
} as const satisfies Record<string, readonly Fact[]>;
export type Diet = keyof typeof DIETS;

/** Facts a diet keeps out of one dish together. */
export const KEPT_APART: Partial<Record<Diet, readonly [Fact, Fact]>> = { 'kosher-style': ['meat', 'milk'] };

/** Words for whole classes. */
export const CLASS_WORDS: readonly (readonly [readonly AllergenClass[], string])[] = [
  [['peanuts', 'tree_nuts'], 'nut, all nut, nut butter, mixed nut, any nut, every nut, nuts of any kind'],
  [['peanuts'], 'peanut, groundnut'],
  [['tree_nuts'], 'tree nut, treenut'],
  [
    ['milk'],
    'milk, dairy, dairy product, milk product, lactose, casein, whey, cow milk, cow milk protein, milk protein, cmpa, cmpi',
  ],
  [['eggs'], 'egg, egg white, egg yolk'],
  [
    ['gluten'],
    'gluten, celiac, coeliac, celiac disease, coeliac disease, coeliacs, celiacs, dermatitis herpetiformis',
  ],
  [['wheat'], 'wheat, wheat flour'],
  [['fish'], 'fish, finned fish, fin fish, finfish'],
  [['crustaceans', 'molluscs'], 'shellfish, shell fish'],
  [['crustaceans'], 'crustacean'],
  [['molluscs'], 'mollusc, mollusk'],
  [['fish', 'crustaceans', 'molluscs'], 'seafood, sea food'],
  [['soybeans'], 'soy, soybean, soy bean'],
  [['sesame'], 'sesame, sesame seed'],
  [['celery'], 'celery, celeriac'],
  [['mustard'], 'mustard'],
  [['sulphites'], 'sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur, sulfur'],
  [['lupin'], 'lupin, lupine, lupini'],
  [['peanuts', 'soybeans', 'lupin'], 'legume'],
  [['eggs'], 'ef'],
  [['peanuts', 'tree_nuts'], 'nf'],
  [['milk', 'soybeans'], 'mspi'],
  [['milk'], 'laktoseintoleranz, galactosemia, galactosaemia'],
  // The classes as Spanish, French and German families write them
  [['peanuts', 'tree_nuts'], 'nueces, nuez, frutos secos, fruto seco, noix, nüsse, nuss'],
  [['peanuts'], 'maní, cacahuete, cacahuates, cacahuate, arachide, cacahuète, erdnuss, erdnüsse'],
  [
    ['tree_nuts'],
    'fruits à coque, fruit à coque, schalenfrüchte, almendras, avellanas, amandes, noisettes, mandeln, haselnuss, haselnüsse, walnuss, walnüsse',
  ],
  [
    ['milk'],
    'leche, lácteos, lácteo, lactosa, lait, laitier, lactose, milch, laktose, milchprodukte, milcheiweiß, queso, fromage, käse, mantequilla, beurre',
  ],
  [['eggs'], 'huevos, huevo, œuf, œufs, oeuf, oeufs, eier, hühnerei, hühnereier'],
  [['gluten'], 'zöliakie, celiaquía, celiaco, celíaco, celíaca, cœliaque, maladie cœliaque'],
  [['wheat'], 'trigo, blé, weizen'],
  [['fish'], 'pescado, pescados, poisson, poissons, fisch'],
  [['crustaceans', 'molluscs'], 'mariscos, marisco, fruits de mer, meeresfrüchte, schalentiere'],
  [['crustaceans'], 'crustáceos, crustacés, camarones, crevettes, garnelen, krebstiere'],
  [['molluscs'], 'moluscos, mollusques, weichtiere'],
  [['soybeans'], 'soja, soya'],
  [['sesame'], 'sésamo, ajonjolí, sésame, sesam'],
  [['mustard'], 'mostaza, moutarde, senf'],
  [['celery'], 'apio, céleri, sellerie'],
  [['lupin'], 'altramuces, altramuz, lupine'],
];

export const DIET_WORDS: readonly (readonly [readonly Diet[], string])[] = [
  [
    ['vegan'],
    'vegan, plant based, plantbased, strict vegan, veganism, no animal, no animal product, vegano, vegana, végane',
  ],
  [
    ['vegetarian'],
    'vegetarian, veggie, vegetarianism, lacto ovo vegetarian, ovo lacto vegetarian, meat free, meatless, meatfree, jain, jain vegetarian, jainism, vegetariano, vegetariana, végétarien, végétarienne, vegetarisch',
  ],
  [['pescatarian'], 'pescatarian, pescetarian, pescovegetarian, pesco vegetarian'],
  [['gluten-free'], 'gluten free, glutenfree, gf'],
  [['dairy-free'], 'dairy free, dairyfree, non dairy, nondairy, milk free, milkfree, lactose free, df'],
  [['halal'], 'halal, muslim diet, muslim, moslem, haram, islam, islamic'],
  [['kosher-style'], 'kosher, kosher style, jewish, judaism, kashrut'],
  [['vegetarian', 'no beef'], 'hindu vegetarian'],
  [['no beef', 'no pork'], 'hindu, hindu diet'],
  [['no beef', 'no pork', 'no lamb'], 'alpha gal, alphagal, alpha gal syndrome'],
  [['no red meat'], 'red meat'],
  [['no meat'], 'meat'],
  [['no pork'], 'pork, pig, pork product, cerdo, puerco, porc'],
  [['no beef'], 'beef, cow meat'],
  [['no lamb'], 'lamb, mutton'],
  [['no poultry'], 'poultry'],
  [['no alcohol'], 'alcohol'],
  [['no gelatin'], 'gelatin, gelatine'],
  [['no honey'], 'honey'],
];

/** Vegetarians who leave out one more thing; read before the words above. */
export const VEGETARIAN_WITHOUT: readonly (readonly [AllergenClass, string])[] = [
  ['eggs', 'lacto vegetarian'],
  ['milk', 'ovo vegetarian'],
];

/** Words around a food that say it must be avoided. */
export const AVOIDING = `allergy allergic allergen intolerance intolerant sensitivity sensitive avoid avoiding avoidance no not never free without cannot cant dont doesnt wont isnt don doesn won couldn isn
  dislike hate refuse reaction react reacts anaphylaxis anaphylactic epipen epi pen auvi fpies eoe hive rash swelling eczema asthma bad sick ill vomit allergenic unable stop ban banned forbidden off careful carefully swell swollen itch itchy throat breathing breathe wheeze wheezing diarrhea cramp bloat bloating trigger danger dangerous deadly fatal emergency
  nothing away risk remove removed removing exclude excluding excluded eliminate eliminated omit skip minus prohibited restrict poison poisonous harmful hospital die died kill vomiting puke puking nausea choke collapse shock blister sore lip mouth stay refrain abstain unsafe scared
  sin sans ohne kein keine pas alergia alergico alergica alergias alergicos allergie allergique allergisch intolerante intolerancia intolerant unvertraglichkeit unvertraglich`;

/** Words around a food that say nothing at all. */
export const AROUND = `a an the to of in on at for from with by is are be he she they we i me my his her their our it its this that any all kind type form sort every product food item diet dietary eater only strict strictly severe severely serious mild mildly moderate slight slightly very extremely highly life threatening
  confirmed diagnosed known suspected possible possibly maybe likely potential some somewhat contact airborne ige mediated please careful caution eating based style lifestyle restriction restricted requirement need require required including include especially e g eg ie etc such as like both also too tested positive test since birth age child kid son daughter family household
  mostly mainly partly currently still always s t m re d disease condition protein raw cooked baked fresh containing contain contains which who when if so because due meal just really even trace eat have has had do does will would can could drink tolerate touch near must should get got give given make feel stomach ache upset after before then while small amount large quantity be been being out go there here this these those other another more than one each per day time often sometimes again anything something everything whatsoever carry carries doctor said says lunch dinner breakfast supper snack school outgrew outgrown extra friendly safe option alternative only mother father mom dad kid toddler baby boy girl problem issue trouble ok okay fine now yes think sure unsure previously tummy testing usual non throw up cost pound him himself herself about picky fussy good great with muy al la le el los las les y et und aux au de des du mit gegen auf il elle ella tiene`;

/** Words that turn what follows into a wish. */
export const WISHES = `like love enjoy prefer favorite favourite want extra more plenty lot high rich add need adore fan`;

/** Words of degree: no rule can keep 'low sodium', but 'less dairy' is taken as dairy. */
export const DEGREES = `low lower reduced less limit limited limiting moderate little`;

/** Answers that mean there is nothing to respect. */
export const NOTHING = `none, no, nope, nil, nothing, n a, na, not applicable, null, nka, nkda, nkfa, no allergy, no allergies known, no known allergy, no known food allergy, no known drug allergy, none known, none that we know of, no food allergy, no allergen, no restriction, no dietary restriction, no food restriction, no special diet, no diet, no special need, no dietary need, no need, no special requirement, no dietary requirement, no intolerance, no known intolerance, no sensitivity, no known restriction, no issue, no problem,
  eats everything, eat everything, eats anything, eat anything, will eat anything, everything, anything, all food, all foods, omnivore, omnivorous, normal, normal diet, regular, regular diet, any, no preference, no limitation, no concern, not allergic, not allergic to anything, allergic to nothing, no allergy or restriction, no allergy or intolerance, zero, x, no food issue, none at all, none so far, none currently, no current allergy`;

/** Answers that mean the parent does not know yet. */
export const NOT_SURE = `unknown, not sure, unsure, tbd, to be determined, not tested, not tested yet, maybe, don t know, dont know, do not know, to be confirmed, tbc, idk`;

/** Conditions the rules keep in part or not at all: the parent is asked to check, whatever else is understood. */
export const ALWAYS_CHECK = `pku, phenylketonuria, jain, jainism, jain vegetarian, hindu, hindu diet, alpha gal, alphagal, fpies, eoe, eosinophilic esophagitis, galactosemia, galactosaemia, histamine, mcas, fodmap, low fodmap, diabetes, diabetic, g6pd, favism, gout, oral allergy syndrome, fructose malabsorption, keto, ketogenic, tyrosinemia, msud, homocystinuria, kidney disease, renal diet, buddhist, sikh, rastafarian, ital, haram, unsure, not sure, allergic to everything, allergic to all, eat only, only eat, eat nothing`;

/** Allergies that no dish can hold. */
export const NOT_FOOD = `bee, bee sting, wasp, wasp sting, insect sting, sting, insect bite, mosquito, pollen, dust, dust mite, mite, mold, mould, cat, dog, pet, pet dander, dander, fur, horse, latex, penicillin, amoxicillin, antibiotic, medication, medicine, drug, ibuprofen, aspirin, sulfa, grass, tree pollen, ragweed, hay fever, hayfever, seasonal, nickel, perfume, fragrance, sun, sunscreen, animal, feather, chlorine, detergent, adhesive, bandaid, band aid, plaster, codeine, morphine, iodine, poison ivy, plant`;
