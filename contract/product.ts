// What the installation says of itself, to anybody.
import { operations } from './operation.ts';
import type { productSchemas } from './schemas/product.ts';

export const product = operations<typeof productSchemas>()({
  getProduct: {
    method: 'GET',
    path: '/api/product',
    owner: 'public',
  },
});
