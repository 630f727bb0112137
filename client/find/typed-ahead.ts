// Keeps letters typed after a press of Ctrl K until the field they are meant for is there: its code may be on its way.
let typed = '';
let from: Element | null;

function keep(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // A form came instead, such as the wizard's.
  if (target !== from && target instanceof HTMLInputElement) return void takeTyped();
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** From now on letters are kept instead of going where the focus is. */
export function keepTyped(): void {
  from = document.activeElement;
  document.addEventListener('keydown', keep, true);
}

/** Returns the letters typed since; they go where the focus is again. */
export function takeTyped(): string {
  document.removeEventListener('keydown', keep, true);
  const all = typed;
  typed = '';
  return all;
}
