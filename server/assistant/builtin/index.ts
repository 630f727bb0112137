// The door to the built-in Pip: all that the rest of the assistant may use of it (checked by scripts/arrows.ts). Not a
// place for code.

/** Its model, with the interface of the AI SDK. */
export { BuiltinModel } from './model.ts';

/** Its reading of a sentence, for topics, suggestions and privacy. */
export { isDeskWish } from './desk/wish.ts';
export { speaksOfHealth } from './desk/health-words.ts';
export { questionIn } from './desk/parts.ts';
export { goodsIn, isHousehold } from './kitchen/goods.ts';
export { isKitchenWish, kitchenIn } from './kitchen/kitchen-wish.ts';
export { named } from './kitchen/said.ts';
export type { Intent } from './matcher.ts';
export { understand } from './understand.ts';
export { UNSURE, guessesOf, isUnsure } from './unsure.ts';

/** Its way of writing names, lists and dates, for cards and receipts. */
export { capital, dayAndMonth, listed, quoted } from './say.ts';
