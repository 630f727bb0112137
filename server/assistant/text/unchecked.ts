// Values that nobody checked yet: what a model or a tool returned, fields of a card.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The properties of a value; none of anything but an object. */
export const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The texts of a list; none of anything else. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
