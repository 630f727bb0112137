// What the installation says of itself, to anybody.
import * as z from 'zod/mini';
import { Nothing } from './common.ts';
import { operation } from './operation.ts';

export const product = {
  getProduct: operation({
    method: 'GET',
    path: '/api/product',
    summary: 'Where parents of this installation find help',
    kind: 'json',
    owner: 'public',
    input: Nothing,
    output: z.object({
      /** The address a mail for help goes to (SUPPORT_EMAIL). */
      supportEmail: z.string(),
    }),
  }),
};
