import { useQuery } from '@tanstack/react-query';
import { getProfileStatistics, getAccountSettings } from '@topwords/platform/contracts';
import { callQuery, looks } from '@topwords/platform/remote';
import { Dialog, Skeleton } from '@topwords/platform/ui';
import { Loaded } from '../section/loaded.tsx';
import { useTexts } from '../texts/index.ts';
import { DeleteForm } from './delete-form.tsx';
import styles from './delete.module.css';

/** The form for an account without a password, which shows the address to type. */
function DeleteByEmail({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const query = useQuery(callQuery(getProfileStatistics));
  return (
    <Loaded query={query} failed={account.passwordFailed} skeleton={<Skeleton shape="control" />}>
      {({ email }) => <DeleteForm email={email} onClose={onClose} />}
    </Loaded>
  );
}

/** Says what is deleted with the account, and asks for a proof of identity first. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const query = useQuery(callQuery(getAccountSettings));
  return (
    <Dialog isSheet heading={account.deleteConfirm} onClose={onClose}>
      <p className={looks.muted}>{account.deleteExplained}</p>
      <ul className={styles.what}>
        {account.deleteWhat.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <Loaded query={query} failed={account.passwordFailed} skeleton={<Skeleton shape="control" />}>
        {({ has_password }) =>
          has_password ? (
            <DeleteForm email={null} onClose={onClose} />
          ) : (
            <DeleteByEmail onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
