/** Opens the page again, with what was granted. */
export function reloadPage(): void {
  location.reload();
}
