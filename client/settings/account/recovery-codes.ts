// Script of the page with recovery codes (server/auth/pages/recovery-pages.ts): copies and prints them. Built as a file
// of its own; nothing of it keeps a code.

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

/** Copies the lines of a list; returns false when that failed. */
async function copyLines(list: HTMLElement): Promise<boolean> {
  const lines = Array.from(list.querySelectorAll('li'), (line) => line.textContent);
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    return true;
  } catch {
    // Pages on plain http have no clipboard; the old way works from what is selected.
    getSelection()?.selectAllChildren(list);
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  }
}

const list = document.querySelector<HTMLElement>('.codes');
const copied = find('copied');
/** Shows a button that works only with this script. */
function offer(id: string, work: () => void): void {
  const button = find(id);
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', work);
}

offer('print', () => window.print());
offer('copy', () => {
  if (list)
    void copyLines(list).then((isDone) => {
      if (copied) copied.textContent = isDone ? 'Copied.' : 'Please copy the marked codes yourself.';
    });
});
