// A value of a shape in the fields of a card, checked by the contract.
import { SHAPE_SCHEMAS } from '#contract/schemas/shapes.ts';
import type { Shapes } from '#contract/shapes.ts';

/** The value where it is one of that shape. */
export const shapeIn = <S extends keyof Shapes>(shape: S, value: unknown): Shapes[S] | undefined =>
  SHAPE_SCHEMAS[shape](shape).safeParse(value).data;
