import type { LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { useTexts } from '../../texts/index.ts';

interface PlacementLinkProps {
  code: LanguageCode;
  className?: string;
}

/** A link to the placement quiz of a language. */
export function PlacementLink({ code, className }: PlacementLinkProps) {
  const { forecast, languages } = useTexts();
  return (
    <Link
      to={`/practice/placement?lang=${code}`}
      aria-label={forecast.placementLinkWith(languages[code])}
      className={className}
    >
      {forecast.placementLink}
    </Link>
  );
}
