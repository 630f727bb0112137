// A multinomial logistic regression over hashed features: one row of
// weights per feature, one column per label.

export interface LinearModel {
  labels: readonly string[];
  /** Rows one after the other. */
  weights: Int16Array | Float32Array;
  /** Factor from a stored number to a weight. */
  scale: number;
}

/** The share of every label for a text, in the order of the labels; together 1. */
export function sharesOf({ labels, weights, scale }: LinearModel, rows: Int32Array): Float64Array {
  const columns = labels.length;
  const shares = new Float64Array(columns);
  for (const row of rows)
    for (let column = 0; column < columns; column += 1)
      shares[column] = (shares[column] ?? 0) + (weights[row * columns + column] ?? 0);
  // A long text has more features; without this it would always be judged with certainty.
  const factor = scale / Math.sqrt(Math.max(1, rows.length));
  const top = Math.max(...shares);
  let sum = 0;
  for (let column = 0; column < columns; column += 1)
    sum += shares[column] = Math.exp(((shares[column] ?? 0) - top) * factor);
  return shares.map((share) => share / sum);
}
