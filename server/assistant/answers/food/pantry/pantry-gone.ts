// The words of an answer about things that are gone from the pantry: taken out, never written down, to buy again.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import { capital } from '../../../text/say.ts';
import type { Goods } from '../../../text/goods.ts';
import type { Asked } from '../../plan.ts';
import { openItems } from '../lists/list-items.ts';
import { isAlike, isOrAre, itOrThem, namesOf, verbFor, wording } from '../names.ts';

/** The words for what is gone, with the question whether to buy it. */
export function goneWords(
  asked: Asked,
  gone: readonly PantryItem[],
  missing: readonly Goods[],
): { words: string[]; toBuy: { name: string }[] } {
  const onLists = openItems(asked.household.lists);
  const waits = (name: string) => onLists.some(({ item }) => isAlike(item.name, name));
  const all = [...gone, ...missing];
  const toBuy = all.filter(({ name }) => !waits(name));
  const waiting = all.filter(({ name }) => waits(name));
  const words = [
    gone.length > 0
      ? wording(
          asked.text,
          `Taking ${namesOf(gone)} out of the pantry.`,
          `OK, ${namesOf(gone)} ${isOrAre(gone)} gone from the pantry.`,
          `Off the shelf, ${namesOf(gone)}.`,
        )
      : undefined,
    missing.length > 0
      ? `${capital(namesOf(missing))} ${verbFor(missing, "wasn't", "weren't")} written down in the pantry${gone.length > 0 ? '' : ', so nothing changes there'}.`
      : undefined,
    waiting.length > 0
      ? `${capital(namesOf(waiting))} ${isOrAre(waiting)} on the shopping list already.`
      : undefined,
    toBuy.length > 0 ? `Should I put ${itOrThem(toBuy)} on the list?` : undefined,
  ];
  return { words: words.filter((one) => one !== undefined), toBuy };
}
