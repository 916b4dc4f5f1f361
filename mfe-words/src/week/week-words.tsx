import type { WeekWord } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import styles from './week-words.module.css';

interface WeekWordsProps {
  title: string;
  hint: string;
  words: readonly WeekWord[];
}

/** Words of a week, each with a link to its page. */
export function WeekWords({ title, hint, words }: WeekWordsProps) {
  return (
    <section className={looks.stack3}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={looks.note}>{hint}</p>
      </div>
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map(({ id, text, language_code: language }) => (
            <li key={id} data-language={language}>
              <Link lang={language} to={`/card-detail?id=${id}`} className={styles.word}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
