import { useState, type FormEvent } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { grantOverride } from '@topwords/platform/contracts';
import { labelInLanguage } from '@topwords/platform/i18n';
import { Button, ErrorNotice, SelectField } from '@topwords/platform/ui';
import { useChoices } from '../services/use-choices.ts';
import { reloadPage } from '../browser/reload-page.ts';
import { useShell } from '../services/shell-context.ts';
import { developerTexts } from '../texts/developer/index.ts';
import { language } from '../texts/index.ts';
import styles from './developer.module.css';

/** Chooses a remote and where it comes from; the page then begins anew with it. */
export function GrantForm({ origins }: { origins: readonly string[] }) {
  const { api } = useShell();
  const choices = useChoices();
  const [remote, setRemote] = useState(choices[0]?.release.name ?? '');
  const [origin, setOrigin] = useState(origins[0] ?? '');
  const [isPending, setIsPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { form } = developerTexts;

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsPending(true);
    setFault(null);
    try {
      await api.send(grantOverride, { body: { remote, origin } });
      reloadPage();
    } catch (error) {
      setFault(isApiFailure(error) ? error.detail : String(error));
      setIsPending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <SelectField
        label={form.remote}
        value={remote}
        onChange={({ target }) => setRemote(target.value)}
        options={choices.map(({ release: { name, title } }) => ({
          value: name,
          label: labelInLanguage(language, title),
        }))}
      />
      <SelectField
        label={form.origin}
        value={origin}
        onChange={({ target }) => setOrigin(target.value)}
        options={origins.map((origin) => ({ value: origin, label: origin }))}
      />
      {fault !== null && <ErrorNotice message={fault} className={styles.fault} />}
      <Button type="submit" isPending={isPending} className={styles.submit}>
        {form.submit}
      </Button>
    </form>
  );
}
