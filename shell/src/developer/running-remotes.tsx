import { labelInLanguage } from '@topwords/platform/i18n';
import { Chip } from '@topwords/platform/ui';
import { remotesOf } from '../host/remotes-of.ts';
import { canaryIdOf, type ChosenRelease, type RemoteChoice } from '../registry/release-choice.ts';
import { useChoices } from '../services/use-choices.ts';
import { useShell, type ShellServices } from '../services/shell-context.ts';
import { developerTexts } from '../texts/developer/index.ts';
import { language } from '../texts/index.ts';
import styles from './developer.module.css';

const tones = {
  stable: 'success',
  previous: 'warning',
  canary: 'primary',
  override: 'error',
} as const;

function reasonOf(
  { release, role }: ChosenRelease,
  choice: RemoteChoice,
  { registry }: ShellServices,
): string {
  const { reasons } = developerTexts.remotes;
  if (release !== choice.release) return reasons.previous;
  if (role === 'canary') return reasons.canary(canaryIdOf(registry, release.name));
  if (role === 'stable' || role === 'previous') return reasons.stable;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return reasons.override(time.format(registry.override?.expires_at));
}

/** Short where it is of this page's own origin, so that what comes from elsewhere stands out. */
function addressOf(entry: string): string {
  const { origin, pathname, href } = new URL(entry, location.origin);
  return origin === location.origin ? pathname : href;
}

function RemoteRow({ choice }: { choice: RemoteChoice }) {
  const services = useShell();
  const running = remotesOf(services).runningOf(choice);
  const { release, role } = running;
  return (
    <tr>
      <th scope="row">
        {labelInLanguage(language, release.title)}
        <code className={styles.version}>{release.version}</code>
        <code className={styles.address}>{addressOf(release.entry)}</code>
      </th>
      <td>
        <Chip tone={tones[role]}>{developerTexts.remotes.roles[role]}</Chip>
        <p className={styles.muted}>{reasonOf(running, choice, services)}</p>
      </td>
    </tr>
  );
}

/** The versions that this page runs, or would as soon as their screens are opened. */
export function RunningRemotes() {
  const choices = useChoices();
  const { caption, columns, none } = developerTexts.remotes;
  if (choices.length === 0) return <p>{none}</p>;
  return (
    <table className={styles.remotes}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.remote}</th>
          <th scope="col">{columns.role}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <RemoteRow key={choice.release.name} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}
