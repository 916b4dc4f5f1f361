/** Reloads the page with the granted override. */
export function reloadPage(): void {
  location.reload();
}
