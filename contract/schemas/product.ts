// Schemas of the public facts about this installation.
import * as z from 'zod/mini';
import { Nothing } from './common.ts';

export const productSchemas = {
  getProduct: {
    summary: 'Where parents of this installation find help',
    input: Nothing,
    output: z.object({
      /** The address a mail for help goes to (SUPPORT_EMAIL). */
      supportEmail: z.string(),
    }),
  },
};
