// Public facts about the installation: only what its owner configured, no data of a family.
import { product } from '#contract/product.ts';
import { implement, type Bound } from '../implement.ts';

/** The operations about the installation, answered from its settings. */
export const productOperations = ({ supportEmail }: { supportEmail: string }): Bound[] =>
  implement(product, { getProduct: () => Promise.resolve({ supportEmail }) });
