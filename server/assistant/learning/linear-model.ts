// A multinomial logistic regression over hashed features: one row of
// weights per feature, one column per label.

export interface LinearModel {
  labels: readonly string[];
  /** Rows one after the other. */
  weights: Int16Array | Float32Array;
  /** Factor from a stored number to a weight. */
  scale: number;
}

/** The same without the weights that are 0: of the topics of guides, seven of eight. */
export interface SparseModel {
  labels: readonly string[];
  /** Where each row begins in `columns` and `values`, and at last where the last one ends. */
  starts: Uint32Array;
  columns: Uint16Array;
  values: Int16Array;
  scale: number;
}

/** Sums of the rows' weights, by label. */
function sumsOf(model: LinearModel | SparseModel, rows: Int32Array): Float64Array {
  const width = model.labels.length;
  const sums = new Float64Array(width);
  if ('weights' in model) {
    const { weights } = model;
    for (const row of rows)
      for (let column = 0; column < width; column += 1)
        sums[column] = (sums[column] ?? 0) + (weights[row * width + column] ?? 0);
    return sums;
  }
  const { starts, columns, values } = model;
  for (const row of rows) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const column = columns[at] ?? 0;
      sums[column] = (sums[column] ?? 0) + (values[at] ?? 0);
    }
  }
  return sums;
}

/** The share of every label for a text, in the order of the labels; together 1. */
export function sharesOf(model: LinearModel | SparseModel, rows: Int32Array): Float64Array {
  const shares = sumsOf(model, rows);
  // A long text has more features; without this it would always be judged with certainty.
  const factor = model.scale / Math.sqrt(Math.max(1, rows.length));
  const top = Math.max(...shares);
  let sum = 0;
  for (let column = 0; column < shares.length; column += 1)
    sum += shares[column] = Math.exp(((shares[column] ?? 0) - top) * factor);
  return shares.map((share) => share / sum);
}
