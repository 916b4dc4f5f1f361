import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { reportAnswer, type CallInput } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { Button, Dialog, DialogActions, ErrorNotice } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useAsked } from '../asked-word/asked-context.ts';
import { useTexts } from '../texts/index.ts';
import styles from './report-dialog.module.css';

type Report = CallInput<typeof reportAnswer>['body'];

interface ReportDialogProps {
  /** The reported answer. */
  answer: Pick<Report, 'kind' | 'engine' | 'question' | 'answer'>;
  onClose: () => void;
}

const commentMaximum = 1000;
/** Longest answer that a report takes, in UTF-16 units; a longer one is cut to its beginning. */
const answerMaximum = 20_000;

/** Asks what is wrong with an answer and stores it; a report that is sent again is stored once. */
export function ReportDialog({ answer, onClose }: ReportDialogProps) {
  const { report: texts } = useTexts();
  const { api } = useHost();
  const { text: word, language, native } = useAsked();
  const [id] = useState(() => crypto.randomUUID());
  const [comment, setComment] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const close = () => form.current?.closest('dialog')?.close();

  const report = useMutation({
    mutationFn() {
      const cut = { ...answer, answer: answer.answer.slice(0, answerMaximum) };
      return api.send(reportAnswer, { body: { ...cut, id, word, language, native, comment } });
    },
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (report.isSuccess) close();
    else report.mutate();
  }

  return (
    <Dialog heading={texts.title} onClose={onClose} isSheet>
      <form ref={form} className={styles.form} onSubmit={handleSubmit}>
        <output className={styles.thanks}>{report.isSuccess && texts.thanks}</output>
        {!report.isSuccess && (
          <>
            <p className={looks.muted}>{texts.text}</p>
            <label className={styles.label}>
              {texts.comment}
              <textarea
                rows={3}
                maxLength={commentMaximum}
                value={comment}
                className={styles.comment}
                onChange={(event) => setComment(event.target.value)}
              />
            </label>
            {report.error && <ErrorNotice message={texts.failed} advice={report.error.message} />}
          </>
        )}
        <DialogActions>
          {!report.isSuccess && (
            <Button variant="secondary" onClick={close}>
              {texts.cancel}
            </Button>
          )}
          {/* One button for both, so that it keeps the focus. */}
          <Button type="submit" isPending={report.isPending}>
            {report.isSuccess ? texts.close : texts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
