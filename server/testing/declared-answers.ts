// For tests: every successful answer in JSON is what its operation declares: each value, and no field more.
import { expect } from 'vitest';
import { allOperations } from '#contract/index.ts';

const declared = allOperations
  .filter(([, { stream, media }]) => !stream && media === undefined)
  // As in the router, a fixed path goes before one with a parameter in its place.
  .toSorted(([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(([name, operation]) => ({
    name,
    method: operation.method,
    path: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    output: operation.output,
  }));

/** Fails the running test when the answer of the operation at this address is not as declared. */
export function expectDeclared(method: string, url: string, json: unknown): void {
  const [path = ''] = url.split('?');
  const operation = declared.find((one) => one.method === method && one.path.test(path));
  if (operation) expect(operation.output.parse(json), operation.name).toEqual(json);
}
