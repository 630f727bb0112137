// What the installation says of itself: nothing of a family, only what its owner set.
import { product } from '#contract/product.ts';
import { implement, type Bound } from '../implement.ts';

/** The operations about the installation, answered from its settings. */
export const productOperations = ({ supportEmail }: { supportEmail: string }): Bound[] =>
  implement(product, { getProduct: () => Promise.resolve({ supportEmail }) });
