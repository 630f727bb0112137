// Functions that run inside the page: they find elements by role and name. Each is sent as text and uses nothing outside
// itself.

/** An element by its role and its accessible name, whole or up to '…'. While a dialog is open, only what is in the dialog is found. */
export interface Target {
  role: 'button' | 'link' | 'field' | 'choice' | 'tab' | 'heading';
  name: string;
}

export interface Found {
  /** Center of the part in the window, in CSS pixels. */
  x: number;
  y: number;
  value: string;
  isChecked: boolean;
  /** True when nothing lies over its center and it can be pressed. */
  isFree: boolean;
}

/**
 * Scrolls the target into view and returns it, or null where there is none. `value` is given to it as a picker would:
 * set, with the events of an input.
 */
export function findTarget({ role, name }: Target, value?: string): Found | null {
  const SELECTORS: Record<string, string> = {
    button: 'button:not([role]), [role=button], summary',
    link: 'a[href]:not([role])',
    field: 'input:not([type=checkbox], [type=radio]), textarea, select',
    choice: 'input[type=checkbox], input[type=radio], [role=switch], [role=menuitemradio], [role=checkbox]',
    tab: '[role=tab]',
    heading: 'h1, h2, h3, h4',
  };
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const text = node.getAttribute('aria-label') ?? Array.from(node.childNodes, wordsOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const named = ids.length > 0 ? ids.map((id) => document.getElementById(id)!) : labels;
    const from = element.hasAttribute('aria-label') || named.length === 0 ? [element] : named;
    return from.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const isNamed = (found: string) =>
    name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found === name;
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const root = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1) ?? document;
  const element = [...root.querySelectorAll<HTMLElement>(SELECTORS[role]!)].find(
    (one) => isShown(one) && isNamed(nameOf(one)),
  );
  if (!element) return null;
  if (value !== undefined) {
    const prototype = Object.getPrototypeOf(element) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const inView = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!inView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const center = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(center.x, center.y);
  const own = [
    element,
    ...('labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []),
  ];
  return {
    ...center,
    value: 'value' in element ? String(element.value) : '',
    isChecked:
      ('checked' in element && element.checked === true) || element.getAttribute('aria-checked') === 'true',
    isFree: !element.matches(':disabled') && own.some((one) => one.contains(hit) || hit?.contains(one)),
  };
}

/** State of the screen that stays the same once everything has arrived. */
export function screenState() {
  const { body, documentElement } = document;
  const isBusy = document.querySelector('[aria-busy=true], [role=status][aria-label^=Loading]') !== null;
  return {
    isLoading: document.readyState !== 'complete' || document.querySelector('h1') === null || isBusy,
    text: body.innerText,
    size: [documentElement.scrollWidth, documentElement.scrollHeight],
    files: performance.getEntriesByType('resource').length,
  };
}

/** Sends a request of this page's origin with its cookies, as another device of the family would. */
export async function sendRequest(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.status === 204 ? null : ((await response.json()) as unknown);
}

/** Creates an account by requests of this page, and says that its recovery codes are saved. */
export async function createAccountHere(fields: Record<string, string>): Promise<void> {
  const post = (path: string, form: Record<string, string>) =>
    fetch(path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await post('/api/signup', { ...fields, returnTo: '/' });
  await post('/api/recovery-codes', { done: '1' });
}
