// A wish without the things that its words name.
import type { Slots } from '../../reading/slots.ts';

export const NO_THINGS: Pick<Slots, 'foods' | 'goods' | 'dishes'> = { foods: [], goods: [], dishes: [] };
