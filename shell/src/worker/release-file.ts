import { Strategy, type StrategyHandler } from 'workbox-strategies';

/**
 * Answers with the kept file of a release, else asks the network and keeps nothing: a set has exactly
 * the files of its snapshot. Addresses contain the version, and the page checks the hash, so that it
 * does not matter in which set a file is found.
 */
export class ReleaseFile extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    try {
      return await handler.fetch(request);
    } catch (error) {
      // A retry has a changed address, so that no damaged copy is used while there is a network.
      const unchanged = await caches.match(request.url, { ignoreVary: true, ignoreSearch: true });
      if (unchanged) return unchanged;
      throw error;
    }
  }
}
