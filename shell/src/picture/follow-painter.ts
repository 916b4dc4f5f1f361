import { pageLanguage } from '../language/texts.ts';
import { chooseReleases, choiceOfPath } from '../registry/release-choice.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { releaseAttribute } from './view-names.ts';

/**
 * Gives up a picture that a release has painted on the server, once it is known that this page runs
 * another release, or nobody's, or another language: the screen would not be the same.
 * @param giveUp called at most once
 */
export function followPainter(
  picture: Element,
  { bus, registry, session }: Pick<ShellServices, 'bus' | 'registry' | 'session'>,
  giveUp: () => void,
): void {
  const painter = picture.getAttribute(releaseAttribute);
  if (painter === null) return;
  const { is_auth, sub } = session.state.value;
  const choice = choiceOfPath(chooseReleases(registry, sub), location.pathname);
  const isSame =
    is_auth &&
    choice !== undefined &&
    choice.role !== 'override' &&
    painter === `${choice.release.name}@${choice.release.version}` &&
    document.documentElement.lang === pageLanguage();
  if (!isSame) {
    giveUp();
    return;
  }
  // The one behind it takes over.
  const stop = bus.subscribe('remote.failed', ({ name }) => {
    if (name !== choice.release.name) return;
    stop();
    giveUp();
  });
}
