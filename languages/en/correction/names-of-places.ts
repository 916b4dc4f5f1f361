import { wordSet } from '../../lookup/word-set.ts';
import { mapOf } from '../../lookup/map-of.ts';

/** Cities that take no article and are no other word. */
export const cities = wordSet(
  `london paris madrid barcelona moscow istanbul ankara izmir rome milan berlin munich vienna prague
  amsterdam lisbon athens dublin tokyo beijing kyiv warsaw budapest chicago boston seville valencia
  kazan bogota lima antalya`,
);

/** Countries and continents that take no article and are no other word. */
export const countries = wordSet(
  `spain england france italy germany russia portugal greece japan mexico brazil canada australia india
  poland ireland scotland sweden norway finland austria switzerland belgium egypt morocco colombia
  peru cuba venezuela europe asia africa america`,
);

/** Countries whose names are other words in lower case. */
const otherCountries = wordSet('turkey china chile');

/** A nationality and its country. */
export const countryOf = mapOf({
  spanish: 'Spain',
  russian: 'Russia',
  turkish: 'Turkey',
  french: 'France',
  german: 'Germany',
  italian: 'Italy',
  mexican: 'Mexico',
  japanese: 'Japan',
  chinese: 'China',
  brazilian: 'Brazil',
  portuguese: 'Portugal',
});

/** Names of languages and nationalities that are written with a capital letter. */
export const nationalities = wordSet(
  `english spanish turkish russian french german italian chinese japanese portuguese arabic korean
  american british mexican brazilian canadian australian european greek ukrainian dutch swedish
  argentinian colombian irish`,
);

export const weekdays = wordSet('monday tuesday wednesday thursday friday saturday sunday');
export const months = wordSet(
  'january february march april may june july august september october november december',
);

export function isPlace(text: string): boolean {
  return cities.has(text) || countries.has(text) || otherCountries.has(text);
}
