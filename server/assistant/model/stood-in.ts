// The mark of a step that the stand-in model answered.

/** Metadata of the provider of such a step. */
export const STOOD_IN = { pippal: { standIn: true } } as const;

/** True when a step's provider metadata says that the stand-in answered it. */
export const stoodIn = (metadata: Record<string, Record<string, unknown>> | undefined): boolean =>
  metadata?.pippal?.standIn === true;
