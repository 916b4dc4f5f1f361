import { refreshIfDue } from '../../release/src/commands/refresh.ts';
import { openContext } from '../../release/src/context/open-context.ts';

const sixHours = 6 * 60 * 60_000;

/**
 * Signs the snapshot of this machine's build again when it is due, now and while this process runs,
 * so that it never expires. A registry named in the settings is signed by those who release to it.
 */
export async function keepRegistryFresh(root: string, env = process.env): Promise<void> {
  if (env.REGISTRY_FOLDER || env.REGISTRY_URL) return;
  const { REGISTRY_STORE: _elsewhere, ...own } = env;
  async function look(): Promise<void> {
    try {
      // Without a key, this machine has not signed the build; do not create one.
      await refreshIfDue(await openContext(root, own, true));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`The registry of this build could not be signed again: ${reason}`);
    }
  }
  await look();
  setInterval(() => void look(), sixHours).unref();
}
