// Facts of a food: allergen classes by law, traits that diets depend on, and the notation of the food lists.

/** Allergen classes as the law names them. Wheat is a class of its own in the US and part of gluten in the EU. */
export const ALLERGENS = [
  { id: 'milk', eu14: true, big9: true },
  { id: 'eggs', eu14: true, big9: true },
  { id: 'peanuts', eu14: true, big9: true },
  { id: 'tree_nuts', eu14: true, big9: true },
  { id: 'soybeans', eu14: true, big9: true },
  { id: 'wheat', eu14: false, big9: true },
  { id: 'gluten', eu14: true, big9: false },
  { id: 'fish', eu14: true, big9: true },
  { id: 'crustaceans', eu14: true, big9: true },
  { id: 'molluscs', eu14: true, big9: false },
  { id: 'sesame', eu14: true, big9: true },
  { id: 'celery', eu14: true, big9: false },
  { id: 'mustard', eu14: true, big9: false },
  { id: 'sulphites', eu14: true, big9: false },
  { id: 'lupin', eu14: true, big9: false },
] as const;

export type AllergenClass = (typeof ALLERGENS)[number]['id'];

/** Traits that diets depend on, beyond the classes; 'vague' marks a word such as 'spices' that hides its content. */
const TRAITS = [
  'meat',
  'beef',
  'pork',
  'lamb',
  'poultry',
  'gelatin',
  'honey',
  'alcohol',
  'insect',
  'animal',
  'lactose',
  'vague',
] as const;
type Trait = (typeof TRAITS)[number];
export type Fact = AllergenClass | Trait;

/** The facts of one name of a food. */
export interface FoodFacts {
  contains: ReadonlySet<Fact>;
  may: ReadonlySet<Fact>;
  /** Facts removed by a qualifier such as 'gluten-free'. */
  without: ReadonlySet<Fact>;
  /** 'may contain …': the facts that follow are only possible. */
  traces: boolean;
}

const FACTS = new Set<string>([...ALLERGENS.map(({ id }) => id), ...TRAITS]);
const isFact = (word: string): word is Fact => FACTS.has(word);

/** Narrows a word of a data file; throws on any other word. */
export function allergenOf(word: string): AllergenClass {
  const allergen = ALLERGENS.find(({ id }) => id === word);
  if (!allergen) throw new Error(`Not an allergen class: ${word}`);
  return allergen.id;
}

/** A fact implies others: wheat is a cereal with gluten, beef is meat, milk has lactose unless food-lexicon.ts says so. */
const IMPLIED: Partial<Record<Fact, readonly Fact[]>> = {
  wheat: ['gluten'],
  milk: ['lactose'],
  beef: ['meat'],
  pork: ['meat'],
  lamb: ['meat'],
  poultry: ['meat'],
};

function add(set: Set<Fact>, fact: Fact): void {
  set.add(fact);
  for (const implied of IMPLIED[fact] ?? []) set.add(implied);
}

/** Reads 'wheat milk? -eggs', or 'none'; throws on a word that is no fact, so a slip in the lists never passes silently. */
export function parseFacts(text: string): FoodFacts {
  const facts = { contains: new Set<Fact>(), may: new Set<Fact>(), without: new Set<Fact>(), traces: false };
  for (const word of text === 'none' ? [] : text.split(' ')) {
    const name = word.replace(/^-|\?$/g, '');
    if (word === 'traces') facts.traces = true;
    else if (!isFact(name)) throw new Error(`Not a food fact: ${word}`);
    else if (word.startsWith('-')) {
      facts.without.add(name);
      if (name === 'milk') facts.without.add('lactose');
    } else add(word.endsWith('?') ? facts.may : facts.contains, name);
  }
  return facts;
}
