// A write after which nothing on the screen belongs to the parent any more: the app restarts.
import { useMutation } from '@tanstack/react-query';
import { household } from '#contract/household.ts';
import type { Input, Operation, Output } from '#contract/operation.ts';
import { call } from '../data/api.ts';
import * as links from '../screen/links.ts';
import { forgetHousehold } from '../meal-store/ownership.ts';
import { useUser } from '../session/session.tsx';
import { leaveFor } from '../session/leave.ts';

/** Nothing is refetched in between: the shown data may already be inaccessible. */
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
