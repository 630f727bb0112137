// The ends of the range that a list is cut to.
import type { ListOptions } from '../../context.ts';
import type { Fields } from './fields.ts';

interface Bound {
  name: string;
  sign: '>=' | '<';
  value: string;
}

/** The ends of a range that are given. */
export function boundsOf(range: ListOptions<Fields>['range']): Bound[] {
  const { field: name = '', from, before } = range ?? {};
  return [
    ...(from === undefined ? [] : [{ name, sign: '>=' as const, value: from }]),
    ...(before === undefined ? [] : [{ name, sign: '<' as const, value: before }]),
  ];
}
