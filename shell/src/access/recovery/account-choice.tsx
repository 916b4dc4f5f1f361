import { accessTexts } from '../../language/access-texts.ts';
import { pageLanguage } from '../../language/texts.ts';
import styles from './recovery-card.module.css';

/** Whose an account is that has the address and never confirmed it. */
export type AccountOwner = 'mine' | 'other';

interface AccountChoiceProps {
  /** ISO 8601. */
  madeAt: string;
  onChoose: (owner: AccountOwner) => void;
}

/** Asks whether the person made the account that has their address. */
export function AccountChoice({ madeAt, onChoose }: AccountChoiceProps) {
  const { reset } = accessTexts;
  const date = new Date(madeAt).toLocaleDateString(pageLanguage(), { dateStyle: 'long' });
  const options = [
    ['mine', reset.mine, reset.mineExplained],
    ['other', reset.other, reset.otherExplained],
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend>{reset.whose(date)}</legend>
      {options.map(([owner, label, explanation]) => (
        <label key={owner} className={styles.option}>
          <input type="radio" name="account" required onChange={() => onChoose(owner)} />
          <span>
            {label}
            <small>{explanation}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
