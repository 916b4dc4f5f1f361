import { partialMatchKey, type QueryClient } from '@tanstack/react-query';
import type { Keeping, Question } from '../../host/index.ts';

/** Answers the question of a query of a client. */
export type AnswerQuery = <Answer>(
  client: QueryClient,
  question: Omit<Question<Answer>, 'onFresh'>,
) => Promise<Answer>;

/** Returns what answers queries with what the host keeps, until the server answers. */
export function answerKept(keeping: Keeping): AnswerQuery {
  return (client, question) => {
    const key = [question.call.id, question.input];
    return keeping.answer({
      ...question,
      onFresh() {
        // The key of a list has no page.
        void client.invalidateQueries({
          predicate: (query) => partialMatchKey(key, query.queryKey),
        });
      },
    });
  };
}
