// The fate of the pantry's things by the words of a wish, with the card and the words of each.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { Card } from '../../../dialogue/state.ts';
import { quoted } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';
import { clausesOf } from '../clauses.ts';
import { isOrAre, lower } from '../names.ts';
import { FATES, quantityIn, says, wordsOf } from './pantry-fate.ts';
import { DATED, stockIn, undated } from './stock.ts';

/** One answer shows at most ten cards. */
export const MOST_CARDS = 10;

/** The stored notes with another date. */
export const notesWith = ({ notes }: PantryItem, note: string): string =>
  [...notes.split(/\n|(?<=\.) /).filter((line) => line.trim() !== '' && !DATED.test(line)), note].join('\n');

interface Change {
  item: PantryItem;
  /** 'nothing' takes it out of the pantry; undefined where the wish says no amount. */
  quantity: string | undefined;
}

/** The fate of each item: by the words of its own clause, or those of the clause before it. */
export function changesIn(asked: Asked, isGone: boolean): Change[] {
  const { household } = asked;
  const changes = new Map<string, Change>();
  // 'Rice is gone, and the yogurt keeps until the 4th': one that only gets a date stays.
  const dated = new Set(
    clausesOf(asked)
      .filter(({ text }) => DATED.test(text) && !says(text, 'gone') && !says(text, 'used'))
      .flatMap((clause) => stockIn(undated(clause)).found)
      .map(({ id }) => id),
  );
  let verb = '';
  for (const clause of clausesOf(undated(asked))) {
    const hasVerb = (['left', 'used', 'gone'] as const).some((fate) => says(clause.text, fate));
    if (hasVerb) verb = clause.text;
    const { found } = stockIn(clause);
    const text = hasVerb
      ? clause.text
      : `${clause.text} ${wordsOf(verb)
          .filter((word) => FATES.used.has(word) || FATES.gone.has(word))
          .join(' ')}`;
    for (const item of found) {
      const quantity = dated.has(item.id) ? undefined : quantityIn(text, item, isGone);
      const before = changes.get(item.id)?.quantity;
      changes.set(item.id, { item, quantity: quantity ?? before });
    }
  }
  // 'Milk. make that 2': an amount of its own, said later.
  const whole = stockIn(undated(asked)).found;
  for (const item of whole) {
    const known = changes.get(item.id);
    if (whole.length === 1 && known?.quantity === undefined)
      changes.set(item.id, { item, quantity: quantityIn(undated(asked).text, item, false) });
  }
  return household.pantry.flatMap(({ id }) => changes.get(id) ?? []).slice(0, MOST_CARDS);
}

export function cardFor({ item, quantity }: Change, note: string | undefined): Card | undefined {
  if (quantity === 'nothing') return { tool: 'deletePantryItem', input: { id: item.id } };
  if (quantity === undefined && note === undefined) return undefined;
  return {
    tool: 'updatePantryItem',
    input: {
      id: item.id,
      ...(quantity === undefined ? {} : { quantity }),
      ...(note === undefined ? {} : { notes: notesWith(item, note) }),
    },
  };
}

export function sayChanged({ item, quantity }: Change, note: string | undefined): string {
  const facts = [
    quantity === undefined
      ? undefined
      : `${isOrAre([item])} now ${quoted(quantity)}${item.quantity === '' ? '' : `, before ${quoted(item.quantity)}`}`,
    note && `${note.toLowerCase().slice(0, 8)}${note.slice(8)}, in the notes`,
  ];
  return `${lower(item.name)} ${facts.filter(Boolean).join(', ')}`;
}
