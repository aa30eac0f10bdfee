/** Hands a file to the reader. Nothing leaves the device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content over by the next task.
  window.setTimeout(() => URL.revokeObjectURL(address), 0);
}
