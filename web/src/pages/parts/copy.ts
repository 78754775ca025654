/** Copying to the clipboard; over plain http only the old command works, and neither may be allowed. */

function copyOld(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  const box = document.querySelector('dialog[open]') ?? document.body; // beside an open dialog nothing can be selected
  box.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}
