/** Puts a file among the browser's downloads, under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds the file from here on.
  setTimeout(() => URL.revokeObjectURL(address));
}
