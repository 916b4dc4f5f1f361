/** Whether the API at an address answers `/readyz` with 200. */
export async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
