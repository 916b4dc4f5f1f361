import type { LanguageCode } from '@topwords/platform/contracts';
import { useSearchParams } from '@topwords/platform/router';
import { useChosenLanguage } from '../languages/use-chosen-language.ts';
import { useServices } from '../services/services.ts';
import { restartList } from '../word-list/use-word-list.ts';

export type ListFilter = 'all' | 'course' | 'starred';

function isListFilter(text: string | null): text is ListFilter {
  return text === 'course' || text === 'starred';
}

/** Language and filter of the words, kept in the address; changing either returns to page 1. */
export function useWordsAddress() {
  const { client } = useServices();
  const { codes, chosen, choose } = useChosenLanguage();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('filter');
  const filter: ListFilter = isListFilter(named) ? named : 'all';
  return {
    codes,
    chosen,
    filter,
    choose: (code: LanguageCode) => {
      if (code === chosen) return;
      restartList(client, code, filter);
      choose(code);
    },
    chooseFilter: (next: ListFilter) => {
      if (chosen) restartList(client, chosen, next);
      setParameters(
        (current) => {
          if (next === 'all') current.delete('filter');
          else current.set('filter', next);
          return current;
        },
        { replace: true },
      );
    },
  };
}
