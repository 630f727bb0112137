// The measures of a kitchen, as recipes in English write them, US and metric. Names are lower case, without full stops.

/** What an amount counts; amounts of one kind can be added, `per` says how many of the smallest make one. */
export interface Measure {
  kind: 'volume' | 'weight' | 'count';
  system?: 'us' | 'metric';
  /** Volumes in millilitres, weights in grams. */
  per: number;
  /** Every way it is written; the first is how we write it, the second its plural where it has one. */
  names: readonly [string, string, ...string[]];
}

const count = (...names: [string, string, ...string[]]): Measure => ({ kind: 'count', per: 1, names });

/** A teaspoon; the larger US measures are whole multiples of it. */
const TEASPOON = 4.928_921_593_75;
const OUNCE = 28.349_523_125;

export const MEASURES = {
  tsp: {
    kind: 'volume',
    system: 'us',
    per: TEASPOON,
    names: [
      'tsp',
      'tsp',
      'teaspoon',
      'teaspoons',
      'tsps',
      'teaspoonful',
      'teaspoonfuls',
      'tea spoon',
      'tea spoons',
    ],
  },
  tbsp: {
    kind: 'volume',
    system: 'us',
    per: 3 * TEASPOON,
    names: [
      'tbsp',
      'tbsp',
      'tablespoon',
      'tablespoons',
      'tbsps',
      'tbs',
      'tbl',
      'tblsp',
      'tablespoonful',
      'tablespoonfuls',
      'table spoon',
      'table spoons',
    ],
  },
  'fl oz': {
    kind: 'volume',
    system: 'us',
    per: 6 * TEASPOON,
    names: ['fl oz', 'fl oz', 'fluid ounce', 'fluid ounces', 'floz', 'fl ounce', 'fl ounces'],
  },
  cup: { kind: 'volume', system: 'us', per: 48 * TEASPOON, names: ['cup', 'cups', 'cupful', 'cupfuls'] },
  pint: { kind: 'volume', system: 'us', per: 96 * TEASPOON, names: ['pint', 'pints', 'pt', 'pts'] },
  quart: { kind: 'volume', system: 'us', per: 192 * TEASPOON, names: ['quart', 'quarts', 'qt', 'qts'] },
  gallon: { kind: 'volume', system: 'us', per: 768 * TEASPOON, names: ['gallon', 'gallons', 'gal', 'gals'] },
  ml: {
    kind: 'volume',
    system: 'metric',
    per: 1,
    names: ['ml', 'ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'mls', 'cc'],
  },
  cl: {
    kind: 'volume',
    system: 'metric',
    per: 10,
    names: ['cl', 'cl', 'centiliter', 'centiliters', 'centilitre', 'centilitres'],
  },
  dl: {
    kind: 'volume',
    system: 'metric',
    per: 100,
    names: ['dl', 'dl', 'deciliter', 'deciliters', 'decilitre', 'decilitres'],
  },
  l: {
    kind: 'volume',
    system: 'metric',
    per: 1000,
    names: ['l', 'l', 'liter', 'liters', 'litre', 'litres', 'ltr', 'ltrs', 'lt'],
  },
  mg: { kind: 'weight', system: 'metric', per: 0.001, names: ['mg', 'mg', 'milligram', 'milligrams'] },
  g: {
    kind: 'weight',
    system: 'metric',
    per: 1,
    names: ['g', 'g', 'gram', 'grams', 'gramme', 'grammes', 'gr', 'gm', 'gms', 'grs'],
  },
  kg: {
    kind: 'weight',
    system: 'metric',
    per: 1000,
    names: ['kg', 'kg', 'kilogram', 'kilograms', 'kilo', 'kilos', 'kgs', 'kilogramme', 'kilogrammes'],
  },
  oz: { kind: 'weight', system: 'us', per: OUNCE, names: ['oz', 'oz', 'ounce', 'ounces', 'ozs'] },
  lb: { kind: 'weight', system: 'us', per: 16 * OUNCE, names: ['lb', 'lb', 'pound', 'pounds', 'lbs'] },

  can: count('can', 'cans', 'tin', 'tins'),
  jar: count('jar', 'jars'),
  bottle: count('bottle', 'bottles'),
  package: count('package', 'packages', 'pkg', 'pkgs', 'pack', 'packs', 'packet', 'packets', 'pck'),
  box: count('box', 'boxes'),
  bag: count('bag', 'bags'),
  carton: count('carton', 'cartons'),
  container: count('container', 'containers', 'tub', 'tubs', 'pot', 'pots'),
  tube: count('tube', 'tubes'),
  pouch: count('pouch', 'pouches'),
  envelope: count('envelope', 'envelopes', 'sachet', 'sachets'),
  block: count('block', 'blocks'),
  log: count('log', 'logs'),
  loaf: count('loaf', 'loaves'),
  dozen: count('dozen', 'dozen'),
  clove: count('clove', 'cloves'),
  head: count('head', 'heads'),
  bulb: count('bulb', 'bulbs'),
  bunch: count('bunch', 'bunches'),
  sprig: count('sprig', 'sprigs'),
  stalk: count('stalk', 'stalks', 'rib', 'ribs'),
  stick: count('stick', 'sticks'),
  ear: count('ear', 'ears'),
  slice: count('slice', 'slices'),
  rasher: count('rasher', 'rashers'),
  piece: count('piece', 'pieces', 'pc', 'pcs'),
  sheet: count('sheet', 'sheets'),
  knob: count('knob', 'knobs', 'thumb', 'thumbs'),
  inch: count('inch', 'inches'),
  scoop: count('scoop', 'scoops'),
  serving: count('serving', 'servings'),
  handful: count('handful', 'handfuls'),
  pinch: count('pinch', 'pinches'),
  dash: count('dash', 'dashes'),
  splash: count('splash', 'splashes'),
  drizzle: count('drizzle', 'drizzles'),
  drop: count('drop', 'drops'),
} as const satisfies Record<string, Measure>;

export type Unit = keyof typeof MEASURES;

/** Amounts in the hand: no shop sells a pinch, and 'as needed' stays as it is. */
export const BY_FEEL: ReadonlySet<Unit> = new Set<Unit>(['pinch', 'dash', 'splash', 'drizzle', 'drop']);

/** Numbers written as words. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  half: 0.5,
  quarter: 0.25,
};
