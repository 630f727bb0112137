// One entry of a panel: its name, its facts, and the buttons to change and delete it.
import { use, type ReactNode } from 'react';
import { Target, rowId } from '../../editing/panel/target.ts';
import { EditRemove } from '../../editing/removal/edit-remove.tsx';
import { Card } from '../../kit/card.tsx';
import { cx } from '../../kit/cx.ts';

interface PanelRowProps {
  id: string;
  name: string;
  /** Stands before the name, e.g. a star. */
  mark?: ReactNode;
  /** Below the name: type, state. */
  badges?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  /** Level of the name: h4 when the list is below a heading of its own. */
  heading?: 'h3' | 'h4';
  className?: string;
  children?: ReactNode;
}

/** A list item; the one a link leads to is framed and can take the focus. */
export function PanelRow(props: PanelRowProps) {
  const { id, name, mark, badges, onEdit, onDelete, heading: Heading = 'h3', className, children } = props;
  const isTarget = use(Target) === id;
  return (
    <Card
      as="li"
      id={rowId(id)}
      tabIndex={-1}
      aria-current={isTarget || undefined}
      data-row
      className={cx('flex flex-col gap-3', isTarget && 'ring-3 ring-brand', className)}
    >
      <div className="flex items-start gap-2">
        <Heading className="min-w-0 flex-1 font-display text-lg leading-tight font-extrabold wrap-anywhere">
          {mark}
          {name}
        </Heading>
        <div className="-mt-2 -mr-2 flex shrink-0">
          <EditRemove name={name} onEdit={onEdit} onRemove={onDelete} />
        </div>
      </div>
      {badges !== undefined && <div className="-mt-1 flex flex-wrap gap-1.5">{badges}</div>}
      {children}
    </Card>
  );
}
