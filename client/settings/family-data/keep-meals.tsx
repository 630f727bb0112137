// Switch for a private device: meal plans stay in this browser after signing out.
import { useId, useState } from 'react';
import { SwitchRow } from '../../kit/form/switch.tsx';
import { toastError } from '../../kit/overlays/toast.ts';
import { isKeptHere, keepHere } from '../../meal-store/ownership.ts';
import { useUser } from '../../session/session.tsx';

export function KeepMeals() {
  const user = useUser();
  const [isKept, setKept] = useState(() => isKeptHere(user));
  const id = useId();
  const choose = (next: boolean) => {
    if (keepHere(user, next)) setKept(next);
    else toastError("This browser couldn't remember your choice.");
  };
  return (
    <div className="mt-5 border-t border-line pt-4">
      <SwitchRow label="Keep meals on this device" checked={isKept} onChange={choose} describedBy={id} />
      <p id={id} className="text-soft">
        They'll still be here when you log out and sign in again. Leave it off if others use this browser.
      </p>
    </div>
  );
}
