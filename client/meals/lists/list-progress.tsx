// Progress of a shopping list: the share of ticked items, as a bar and in words.
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import { Progress } from '../../kit/progress.tsx';

interface ListProgressProps {
  title: string;
  items: readonly Pick<ShoppingItem, 'checked'>[];
}

export function ListProgress({ title, items }: ListProgressProps) {
  const checked = items.filter((item) => item.checked).length;
  const text = `${checked} of ${items.length}`;
  if (items.length === 0) return <p className="text-soft">Nothing on it yet</p>;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <Progress label={`Progress of ${title}`} value={checked} max={items.length} text={text} />
      </div>
      <span aria-hidden className="shrink-0 text-sm font-semibold text-soft tabular-nums">
        {text}
      </span>
    </div>
  );
}
