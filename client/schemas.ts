// Every schema of the contract. Fetched at idle: the first screen can do without (scripts/build-operations.ts).
import { contract } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';

type Declared = Pick<Operation, 'method' | 'path' | 'output'>;

const named = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;

const outputs = new Map(
  Object.values(contract)
    .flatMap((group) => Object.values<Declared>(group))
    .map((operation) => [named(operation), operation.output]),
);

/** The schema of what `operation` answers. */
export const outputOf = (operation: Operation): Operation['output'] | undefined =>
  outputs.get(named(operation));
