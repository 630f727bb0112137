// Addresses of the screens where records are shown, from the `place` their kind declares.
import type { Kind } from '#contract/kind.ts';

type Placed = Pick<Kind, 'place'>;

/** Address of a record: '/medical?tab=contacts&id=…'. */
export const recordPlace = ({ place }: Placed, id: string): string =>
  place.replace('{id}', encodeURIComponent(id));

/** Address of the list a kind of record is in: '/medical?tab=contacts'. */
export const listPlace = ({ place }: Placed): string => place.replace(/[?&]\w+=\{id\}/, '');

/** Address of the screen: '/medical'. */
export const screenOf = ({ place }: Placed): string => place.replace(/\?.*/, '');
