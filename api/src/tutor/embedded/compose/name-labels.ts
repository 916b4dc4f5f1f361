import type { TutorTexts } from '@topwords/languages/tutor';
import type { Region, Register } from '@topwords/platform/contracts';

/** Where a learner could embarrass themselves with a word or one of its senses. */
interface Labels {
  register?: Register | undefined;
  regions?: readonly Region[] | undefined;
}

/** The UN's code of a region that has no country code. */
const codes: Partial<Record<Region, string>> = { LatAm: '419' };

/** The native name of a register: informal. */
export function nameRegister({ register }: Labels, texts: TutorTexts): string[] {
  return register === undefined ? [] : [texts.registers[register]];
}

/** Native names of regions: Spain. */
export function nameRegions({ regions = [] }: Labels, texts: TutorTexts): string[] {
  // Names of regions take a while to set up, and few words have regions.
  if (regions.length === 0) return [];
  const names = new Intl.DisplayNames(texts.locale, { type: 'region' });
  return regions.map((region) => names.of(codes[region] ?? region) ?? region);
}

/** Native names of labels: informal, Spain. */
export function nameLabels(labels: Labels, texts: TutorTexts): string[] {
  return [...nameRegister(labels, texts), ...nameRegions(labels, texts)];
}
