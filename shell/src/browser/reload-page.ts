/** Opens the page anew, as the registry is by then. */
export function reloadPage(): void {
  location.reload();
}
