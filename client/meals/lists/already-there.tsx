// Below the name being typed: the item is on the list already. Nothing is added twice unasked, nor refused.
import { Button } from '../../kit/button.tsx';
import { alreadyInWords, type AlreadyOn } from './already-on.ts';

interface AlreadyThereProps {
  /** Null while nothing is there twice. */
  already: AlreadyOn | null;
  /** Adds all that was typed. */
  onAnyway: () => void;
  /** Adds only what is missing, and buys again what was checked off. */
  onLeaveOut: () => void;
}

function leaveOutInWords({ rest, isChecked }: AlreadyOn): string {
  if (isChecked) return 'Uncheck it';
  return rest.length > 0 ? 'Add the rest' : 'OK';
}

export function AlreadyThere({ already, onAnyway, onLeaveOut }: AlreadyThereProps) {
  return (
    <div className="order-last flex basis-full flex-col gap-2 pl-11">
      <p role="status" className="wrap-anywhere">
        {already && alreadyInWords(already)}
      </p>
      {already && (
        <div
          // Above the button that stays at the lower edge.
          ref={(row) => row?.scrollIntoView({ block: 'nearest' })}
          className="flex scroll-mb-16 flex-wrap gap-2 pb-2"
        >
          <Button variant="primary" onClick={onLeaveOut}>
            {leaveOutInWords(already)}
          </Button>
          <Button onClick={onAnyway}>Add anyway</Button>
        </div>
      )}
    </div>
  );
}
