// The rules about typed items, fetched when the first one is named.
import { plainPaste } from '../../kit/form/plain-paste.ts';
import type { itemRules } from './already-on.ts';

/** Until the rules are here an item is what was typed, and none is known to be there. */
export let rules: typeof itemRules = {
  alreadyOn: () => null,
  typedItem: (name) => ({ name }),
  itemsIn: (name) => [name],
  pasteItems: plainPaste,
};

export function fetchItemRules(): void {
  import('./already-on.ts').then(
    (file) => {
      rules = file.itemRules;
    },
    () => undefined,
  );
}
