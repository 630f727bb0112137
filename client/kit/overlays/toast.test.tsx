import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastError, useToasts } from './toast.ts';

function List() {
  return useToasts().map(({ id, title, description, variant, open }) => (
    <p key={id}>{[title, description, variant, open ? 'open' : 'closed'].join('|')}</p>
  ));
}
const shown = () => renderToStaticMarkup(<List />);

function Ids({ into }: { into: number[] }) {
  into.push(...useToasts().map(({ id }) => id));
  return null;
}
const newest = () => {
  const ids: number[] = [];
  renderToStaticMarkup(<Ids into={ids} />);
  return ids[0]!;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at most one toast is there; what went wrong is titled Error and destructive [TOAST-01] [TOAST-02]', () => {
  toast({ title: 'Saved' });
  expect(shown()).toBe('<p>Saved|||open</p>');
  toastError('It rained.');
  expect(shown()).toBe('<p>Error|It rained.|destructive|open</p>');
});

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms [TOAST-01]', () => {
  toast({ title: 'Saved' });
  dismissToast(newest());
  expect(shown()).toBe('<p>Saved|||closed</p>');
  vi.advanceTimersByTime(999_999);
  expect(shown()).toBe('<p>Saved|||closed</p>');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('');
});
