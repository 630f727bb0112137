// Kitchen measures, US and metric, as recipes in English write them. Names are lower case, without full stops.
import measures from './measures.json' with { type: 'json' };

/** The kind of an amount; amounts of one kind can be added. `per` is the number of smallest units in one. */
interface Measure {
  kind: 'volume' | 'weight' | 'count';
  system?: 'us' | 'metric';
  /** Volumes in millilitres, weights in grams. */
  per: number;
  /** Every way it is written; the first is how we write it, the second its plural where it has one. */
  names: readonly [string, string, ...string[]];
}

const mapRows = <Name extends string, Row>(rows: Readonly<Record<Name, Row>>, map: (row: Row) => Measure) =>
  // `Object.fromEntries` forgets the names, which TypeScript reads from the file.
  Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, map(row)])) as Record<
    Name,
    Measure
  >;

/** Millilitres of a US teaspoon; the larger US volumes are whole multiples of it. */
const TEASPOON = 4.928_921_593_75;
/** Grams of an ounce. */
const OUNCE = 28.349_523_125;

function namesIn(list: string): Measure['names'] {
  const [one, many, ...others] = list.split(', ');
  if (one === undefined || many === undefined) throw new Error(`A measure without a plural: ${list}`);
  return [one, many, ...others];
}

/** The measures of a group of units; `base`: millilitres or grams of what its rows count. */
const unitsOf = <Name extends string>(
  rows: Readonly<Record<Name, { per: number; names: string }>>,
  kind: 'volume' | 'weight',
  system: 'us' | 'metric',
  base = 1,
): Record<Name, Measure> =>
  mapRows(rows, ({ per, names }) => ({ kind, system, per: per * base, names: namesIn(names) }));

const ALL = {
  ...unitsOf(measures.usVolumes, 'volume', 'us', TEASPOON),
  ...unitsOf(measures.metricVolumes, 'volume', 'metric'),
  ...unitsOf(measures.metricWeights, 'weight', 'metric'),
  ...unitsOf(measures.usWeights, 'weight', 'us', OUNCE),
  ...mapRows(measures.counts, (names) => ({ kind: 'count', per: 1, names: namesIn(names) })),
};
export type Unit = keyof typeof ALL;
export const MEASURES: Readonly<Record<Unit, Measure>> = ALL;

/** Amounts in the hand: no shop sells a pinch, and 'as needed' stays as it is. */
export const BY_FEEL: ReadonlySet<Unit> = new Set<Unit>(['pinch', 'dash', 'splash', 'drizzle', 'drop']);

/** Numbers written as words. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = measures.numberWords;
