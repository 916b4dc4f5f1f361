import { useId, type ReactNode } from 'react';
import type { FormTable, LanguageCode } from '../../contracts/index.ts';
import { Panel, VisuallyHidden } from '../../ui/index.ts';
import { looks } from '../look/looks.ts';
import styles from './form-table-view.module.css';

interface CellProps {
  /** A form, several comma-separated forms, or ''. */
  cell: string;
  /** Said after an irregular form. */
  irregular: string | undefined;
  /** Said for an empty cell. */
  notGiven: string;
  renderForm: (form: string) => ReactNode;
}

function Cell({ cell, irregular, notGiven, renderForm }: CellProps) {
  if (cell === '') {
    return (
      <td className={styles.cell}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{notGiven}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td data-irregular={irregular !== undefined || undefined} className={styles.cell}>
      <span className={styles.forms}>
        {[...new Set(cell.split(/,\s*/))].map((form) => (
          <span key={form} className={styles.form}>
            {renderForm(form)}
          </span>
        ))}
        {irregular !== undefined && <VisuallyHidden>({irregular})</VisuallyHidden>}
      </span>
    </td>
  );
}

interface FormTableViewProps {
  table: FormTable;
  /** The language of titles and labels. */
  native: LanguageCode | undefined;
  /** The heading of the row labels, and what is said after an irregular form and for an empty cell. */
  texts: { form: string; irregular: string; notGiven: string };
  renderForm: (form: string) => ReactNode;
  /** Titles and labels may name words of the table's language. */
  renderLabel: (label: string) => ReactNode;
}

/** A table of forms. On phones it scrolls beside its row labels. */
export function FormTableView(props: FormTableViewProps) {
  const { table, native, texts, renderForm, renderLabel } = props;
  const id = useId();
  const irregular = new Set(table.irregular.map(([row, column]) => `${row}:${column}`));
  const hasHeadings = table.columns.some((column) => column !== '');
  return (
    <figure className={looks.stack2}>
      <figcaption id={id} lang={native} className={styles.title}>
        {renderLabel(table.title)}
      </figcaption>
      <Panel className={styles.scroll}>
        <table aria-labelledby={id} className={styles.table}>
          {hasHeadings && (
            <thead lang={native}>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{texts.form}</VisuallyHidden>
                </th>
                {[...table.columns.entries()].map(([place, column]) => (
                  <th key={place} scope="col">
                    {renderLabel(column)}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {[...table.rows.entries()].map(([row, { label, cells }]) => (
              <tr key={row}>
                <th scope="row" lang={native}>
                  {renderLabel(label)}
                </th>
                {[...cells.entries()].map(([column, cell]) => (
                  <Cell
                    key={column}
                    cell={cell}
                    irregular={irregular.has(`${row}:${column}`) ? texts.irregular : undefined}
                    notGiven={texts.notGiven}
                    renderForm={renderForm}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </figure>
  );
}
