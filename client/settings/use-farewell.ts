// A write after which nothing on this screen is the parent's any more: the app starts anew.
import { useMutation } from '@tanstack/react-query';
import type { Input, Operation, Output } from '#contract/operation.ts';
import { call } from '../api.ts';
import * as links from '../links.ts';
import { leaveFor } from './leave.ts';

/** Nothing is read anew in between: what was shown may be out of reach already. */
export function useFarewell<T extends Operation>(operation: T, onError: (error: Error) => void) {
  return useMutation<Output<T>, Error, Input<T>>({
    mutationFn: (input) => call(operation, input),
    onSuccess: () => leaveFor(links.home()),
    onError,
  });
}
