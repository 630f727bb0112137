// The schemas of several reads in one request.
import * as z from 'zod/mini';

export const readsSchemas = {
  readTogether: {
    summary: 'Several reads at once, each with a status and a body of its own',
    input: z.object({
      /** Addresses of reads, separated by commas: `/api/schools,/api/weekly-menus?from=2026-11-23`. */
      of: z.string().check(z.minLength(1), z.maxLength(6000)),
    }),
    /** In the order of the addresses. The body of a refused one is its sentence. */
    output: z.array(z.object({ status: z.int(), body: z.any() })),
  },
};
