import { useId } from 'react';
import type { FormTable } from '@topwords/platform/contracts';
import { VisuallyHidden, Panel } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useAnswerCode } from '../asked-word/asked-context.ts';
import { ForeignWord } from '../foreign/foreign-word.tsx';
import { Prose } from '../foreign/prose.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './form-table-view.module.css';

interface CellProps {
  /** A form, several comma-separated forms, or ''. */
  cell: string;
  isIrregular: boolean;
}

function Cell({ cell, isIrregular }: CellProps) {
  const { analysis } = useTexts();
  if (cell === '') {
    return (
      <td className={styles.cell}>
        <span aria-hidden="true">–</span>
      </td>
    );
  }
  return (
    <td data-irregular={isIrregular || undefined} className={styles.cell}>
      <span className={styles.forms}>
        {[...new Set(cell.split(/,\s*/))].map((form) => (
          <ForeignWord key={form} text={form} />
        ))}
        {isIrregular && <VisuallyHidden>({analysis.irregular})</VisuallyHidden>}
      </span>
    </td>
  );
}

/** A table of forms, each of which can be played. On phones it scrolls beside its row labels. */
export function FormTableView({ table }: { table: FormTable }) {
  const { analysis } = useTexts();
  const native = useAnswerCode();
  const id = useId();
  const irregular = new Set(table.irregular.map(([row, column]) => `${row}:${column}`));
  const hasHeadings = table.columns.some((column) => column !== '');
  return (
    <figure className={looks.stack2}>
      <figcaption id={id} lang={native} className={styles.title}>
        <Prose text={table.title} />
      </figcaption>
      <Panel className={styles.scroll}>
        <table aria-labelledby={id} className={styles.table}>
          {hasHeadings && (
            <thead lang={native}>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{analysis.form}</VisuallyHidden>
                </th>
                {[...table.columns.entries()].map(([place, column]) => (
                  <th key={place} scope="col">
                    <Prose text={column} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {[...table.rows.entries()].map(([row, { label, cells }]) => (
              <tr key={row}>
                <th scope="row" lang={native}>
                  <Prose text={label} />
                </th>
                {[...cells.entries()].map(([column, cell]) => (
                  <Cell key={column} cell={cell} isIrregular={irregular.has(`${row}:${column}`)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </figure>
  );
}
