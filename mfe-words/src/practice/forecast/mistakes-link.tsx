import type { LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { useTexts } from '../texts/index.ts';
import { useMistakesToRepeat } from './use-mistakes-to-repeat.ts';

interface MistakesLinkProps {
  code: LanguageCode;
  className?: string | undefined;
}

/** A link to repeat mistakes, if there are any. */
export function MistakesLink({ code, className }: MistakesLinkProps) {
  const { mistakes } = useTexts();
  const { count } = useMistakesToRepeat(code);
  if (count === 0) return null;
  return (
    <Link to={`/practice/mistakes?lang=${code}`} className={className}>
      {mistakes.repeat(count)}
    </Link>
  );
}
