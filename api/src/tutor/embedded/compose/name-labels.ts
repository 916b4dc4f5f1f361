import type { TutorTexts } from '@topwords/languages/tutor';
import type { Region, Register } from '@topwords/platform/contracts';

/** Where a learner could embarrass themselves with a word or one of its senses. */
interface Labels {
  register?: Register | undefined;
  regions?: readonly Region[] | undefined;
}

/** The UN's code of a region that has no country code. */
const codes: Partial<Record<Region, string>> = { LatAm: '419' };

/** Native names of labels: informal, Spain. */
export function nameLabels({ register, regions = [] }: Labels, texts: TutorTexts): string[] {
  const names = new Intl.DisplayNames(texts.locale, { type: 'region' });
  return [
    ...(register === undefined ? [] : [texts.registers[register]]),
    ...regions.map((region) => names.of(codes[region] ?? region) ?? region),
  ];
}
