import { ErrorNotice, Skeleton, VisuallyHidden, Panel } from '@topwords/platform/ui';
import { developerTexts } from '../texts/developer/index.ts';
import styles from './developer.module.css';
import { GrantForm } from './grant-form.tsx';
import { useAllowedOrigins } from './use-allowed-origins.ts';

/** What a learner may do, told by the server. */
function Possibilities() {
  const { allowed, retry } = useAllowedOrigins();
  const { form } = developerTexts;
  if (allowed.status === 'loading') {
    return (
      <div aria-busy="true">
        <output>
          <VisuallyHidden>{form.loading}</VisuallyHidden>
        </output>
        <Skeleton shape="card" />
      </div>
    );
  }
  if (allowed.status === 'failed') {
    return <ErrorNotice message={form.failed} retry={{ label: form.retry, onRetry: retry }} />;
  }
  if (allowed.status === 'roleMissing') {
    return (
      <Panel isPadded>
        <p>{form.roleMissing}</p>
        <p className={styles.muted}>{form.roleAdvice}</p>
        <code className={styles.address}>{form.roleCommand}</code>
      </Panel>
    );
  }
  if (allowed.origins.length === 0) return <Panel isPadded>{form.switchedOff}</Panel>;
  return <GrantForm origins={allowed.origins} />;
}

/** Runs one remote from a developer's machine. */
export function OverrideForm() {
  const { form } = developerTexts;
  return (
    <section className={styles.section}>
      <h2>{form.heading}</h2>
      <p className={styles.muted}>{form.explained}</p>
      <Possibilities />
    </section>
  );
}
