// A write after which nothing on this screen is the parent's any more: the app starts anew.
import { useMutation } from '@tanstack/react-query';
import { household } from '#contract/household.ts';
import type { Input, Operation, Output } from '#contract/operation.ts';
import { call } from '../data/api.ts';
import * as links from '../screen/links.ts';
import { forgetHousehold } from '../meal-store/ownership.ts';
import { useUser } from '../session/session.tsx';
import { leaveFor } from './leave.ts';

/** Nothing is read anew in between: what was shown may be out of reach already. */
export function useFarewell<T extends Operation>(operation: T, onError: (error: Error) => void) {
  const { householdId } = useUser();
  return useMutation<Output<T>, Error, Input<T>>({
    mutationFn: (input) => call(operation, input),
    onSuccess: () => {
      // Another household is only looked at: what is not sent to this one waits for the way back.
      if (operation.path !== household.switchHousehold.path) forgetHousehold(householdId);
      leaveFor(links.home());
    },
    onError,
  });
}
