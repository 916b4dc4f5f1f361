/** Reloads the page, with the then current registry. */
export function reloadPage(): void {
  location.reload();
}
