import { wordSet } from '../../lookup/word-set.ts';

/** Relatives and other people that belong to somebody. */
export const kin = wordSet(
  `brother sister mother father mom mum dad wife husband son daughter grandmother grandfather aunt
  uncle cousin friend boyfriend girlfriend boss neighbor neighbour`,
);

/** People, who are counted. */
export const people = wordSet(
  `person man woman boy girl child baby friend teacher student doctor driver player singer actor
  brother sister son daughter cousin neighbor neighbour colleague boyfriend girlfriend guest tourist
  cook nurse engineer dancer swimmer writer worker boss classmate`,
);

/** Things that are counted, and are no other part of speech in their place. */
export const things = wordSet(
  `car house book phone dog cat table chair bag shirt bike bicycle computer ticket apple idea question
  hat city garden apartment flat sandwich umbrella camera letter key pen pencil cup knife fork spoon
  problem village restaurant hotel film movie photo picture song story game room bed window door
  dictionary laptop bus train plane job family town country teacher friend present gift jacket coat
  sweater bird horse cake egg orange banana potato tomato lesson exam holiday vacation party meeting
  day week month year dream language word sentence example mistake museum park river mountain shop
  store supermarket bank kitchen bathroom bedroom garage building street tree flower box bottle glass
  plate sofa lamp television radio guitar piano magazine newspaper postcard email message wallet watch
  sock shoe glove dress skirt suit hobby subject`,
);

/** What is not counted; it goes with "is" and takes no "a". */
export const uncountable = wordSet(
  `information advice furniture homework luggage baggage equipment money knowledge traffic news weather
  music bread rice progress housework`,
);

/** Clothes and tools that are only plural. */
export const pairs = wordSet(
  'jeans trousers pants shorts scissors glasses sunglasses tights pyjamas pajamas clothes leggings',
);

/** What can be boring or interesting, but cannot be bored. */
export const dullThings = wordSet(
  `film movie book lesson story game match trip weather job exam news article concert lecture meeting
  party homework show song play museum city town subject holiday novel program programme weekend test`,
);

/** What somebody can have: it follows an owner. */
export const owned = wordSet(
  `car house book phone dog cat bag room birthday job wife husband name flat apartment computer bike
  bicycle wedding shop school office dress coat jacket address number garden family friend boyfriend girlfriend
  bed keys shoes glasses clothes hair eyes`,
);
