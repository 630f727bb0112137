// Below the name being typed: the item is on the list already. Nothing is added twice unasked, nor refused.
import { Button } from '../../kit/button.tsx';
import type { AlreadyOn } from './already-on.ts';

interface AlreadyThereProps {
  /** Null while nothing is there twice. */
  already: AlreadyOn | null;
  /** Adds all that was typed. */
  onAnyway: () => void;
  /** Adds only what is missing, and buys again what was checked off. */
  onLeaveOut: () => void;
}

export function AlreadyThere({ already, onAnyway, onLeaveOut }: AlreadyThereProps) {
  return (
    <div className="order-last flex basis-full flex-col gap-2 pl-11">
      <p role="status" className="wrap-anywhere">
        {already && already.words}
      </p>
      {already && (
        <div
          // Above the button that stays at the lower edge.
          ref={(row) => row?.scrollIntoView({ block: 'nearest' })}
          className="flex scroll-mb-16 flex-wrap gap-2 pb-2"
        >
          <Button variant="primary" onClick={onLeaveOut}>
            {already.leaveOut}
          </Button>
          <Button onClick={onAnyway}>Add anyway</Button>
        </div>
      )}
    </div>
  );
}
