// Copies a text to the clipboard.

/** Copies the text of `field`; returns false when that failed. */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages on plain http have no clipboard; the old way works from a selected field.
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  }
}
