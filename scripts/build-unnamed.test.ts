import { expect, test } from 'vitest';
import { withoutNames } from './build-unnamed.ts';

const NAMING = 'var __name = (target, value) => Object.defineProperty(target, "name", { value });\n';

/** The code as a module. */
const run = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

test('functions are the same without the calls that name them, also one inside another', async () => {
  const code = withoutNames(`${NAMING}
    export const twice = /* @__PURE__ */ __name((one) => {
      const inner = /* @__PURE__ */ __name(() => one * 2, "in)ner");
      return inner();
    }, "twice");
    function plus(one) { return twice(one) + 1; }
    __name(plus, "plus");
    export class Kept extends Map {
      static {
        __name(this, "Kept");
      }
      answer = plus(4);
    }`);
  expect(code.replace(NAMING, '')).not.toContain('__name');
  const { twice, Kept } = await run(code);
  expect((twice as (one: number) => number)(4)).toBe(8);
  expect(new (Kept as new () => { answer: number })().answer).toBe(9);
});
