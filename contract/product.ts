// Public facts about this installation.
import { operations } from './operation.ts';
import type { productSchemas } from './schemas/product.ts';

export const product = operations<typeof productSchemas>()({
  getProduct: {
    method: 'GET',
    path: '/api/product',
    owner: 'public',
  },
});
