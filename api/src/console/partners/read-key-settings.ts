import type { CallInput, changePartnerKey, Fault } from '@topwords/platform/contracts';
import { knownError } from '../../errors/known-error.ts';
import { makeKey, type OptionFault } from '../../partners/make-key.ts';

type Settings = CallInput<typeof changePartnerKey>['body'];

/** The calls' fields by the options of `npm run partners`. */
const fields = new Map([
  ['name', 'name'],
  ['origin', 'origins'],
  ['languages', 'languages'],
  ['per-day', 'requests_per_day'],
  ['per-minute', 'requests_per_minute'],
  ['address-share', 'address_share'],
  ['expires', 'expires'],
]);

/** Turns a fault about an option of the command into one about a field. */
function faultOf({ option, line }: OptionFault): Fault {
  const detail = line.replaceAll(/--[a-z-]+:? ?/g, '');
  return {
    field: fields.get(option) ?? '',
    detail: detail.charAt(0).toUpperCase() + detail.slice(1),
  };
}

/** A new key from an operator's input, by the rules of the command. @throws validation_failed */
export function readKeySettings(settings: Settings, isSecret: boolean, now: number) {
  const { name, origins, languages, address_share: share, expires } = settings;
  const made = makeKey(
    {
      name,
      origin: origins,
      server: isSecret,
      languages: languages?.join(','),
      'per-day': String(settings.requests_per_day),
      'per-minute': String(settings.requests_per_minute),
      'address-share': share === null ? undefined : String(share),
      expires: expires ?? undefined,
    },
    now,
  );
  if (made.faults === undefined) return made;
  const faults = made.faults.map(faultOf);
  const detail = faults.map((fault) => fault.detail).join('. ');
  throw knownError('validation_failed', detail, { faults });
}
