// Copying a text to the clipboard.

/** Copies what stands in `field`; answers whether that worked. */
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
