import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { star } from './english-words.ts';
import { classes } from './phrase-classes.ts';

/** Words with another preposition than the learner's. */
const otherPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.goesWith,
  lines: `
    {depend} [of|from] => on
    {search} [] <poss> key|keys|job|passport => for
    <degree> interested [with|on|about|for|at] => in
    <be|det> afraid [from|about|with|for] <obj|poss> => of
    <be> afraid [from] => of
    <be> married [with] => to
    get|got|getting|gets married [with] => to
    {think|thinking} [in] <anyone> => about
    proud [on|with] <obj|poss> => of
    similar [with] => to
    different [of] => from
    responsible [of] => for
    {consist} [from|on] => of
    {arrive} [to] <capital> => in
    {arrive} [to] <det> => at
    {arrive} [in] the|my airport|station|hotel|party => at
    good|bad [in] {swim|cook|draw|sing|dance|drive|write} => at
    <degree> good|bad [in|on] tennis|football|basketball|soccer|chess|sports|maths|mathematics|languages|volleyball => at
    {believe} [to|at] <obj> => in
    {listen} [] music|radio|songs|jazz|podcasts|<obj> => to
    {listen} [] the|my|your|his|our|their => to
    {listen} [] a|this|that|these|those song|songs|music|podcast|podcasts|story|radio => to
    {listen} [at] music|me|him|us|them => to
    {wait} [] <anyone> => for
    {wait} [] <poss> bus|train|taxi|friend|friends|brother|sister|mother|father|answer|results|teacher|doctor|plane => for
    {wait} [to] <anyone> <end> => for
    {spend} money|time [for] => on
    {spend} a lot of|much money|time [for|in] <noun> => on
    {participate} [at|on|to] => in
    {laugh} [on|of] <anyone> => at
    <be> worried [of] <poss> => about
    dreamed|dreaming|dreamt [with] <anyone> => about
    looking|look|looks|looked [] me|him|us|them <end> => at
    {suffer} [of] => from
    {belong} [] me|him|us|them|you => to
    {apologize|apologise} [] me|him|us|them|you => to
    {agree} [to|for|of] me|him|us|you => with
    angry|mad [on|to|of] me|him|us|them|you|<own> => with
    take|takes|took|taking care [for|about|from] <obj|own> => of
    pay|pays|paid|paying attention [on|for] <obj|own> => to
    {congratulate} me|you|him|us|them [with] your|his|her|their|the => on
    <be> full [with] => of
    <be> surprised [from|of] => by
    <be> sure [in] <obj> => of
    <be> accustomed [with] => to
    far [of] <poss> => from
    the difference [of|among] <noun> and => between
    {introduce} me|you|him|us|them [] <own> => to
    {speak} [] me|him|us|them <end> => to
    {talk} [] me|him|us|them <end> => to
    {talk|speak} [] me|him|us|them about => to
    {prefer} <noun> [than] <noun> => to
  `,
});

/** Prepositions of times and places. */
const timesAndPlaces = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.said,
  lines: `
    <be> [on] the picture|photo|photograph => in
    [in] <weekday> => on
    [at] <weekday> => on
    [on|at] <month> <end> => in
    [in|at] <month> 1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th => on
    [in|at] the 1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|15th|20th|25th|30th|31st of => on
    [on|at] <year> <end> => in
    [in] night <end> => at
    [in] noon|midnight|midday <end> => at
    [in|at the] noon|midnight|midday <end> => at
    [at|on] the morning|afternoon|evening <end> => in
    [at|on|in] morning|afternoon|evening <end> => in the
    [in the] <weekday> <end> => on
    [at the] <weekday> <end> => on
    [in] the weekend => at
    [on|at] summer|winter|spring|autumn <end> => in
    [on] english|spanish|russian|turkish|french|german <end> => in
    born [at|on] <capital> <end> => in
    [in] home <end> => at
    [in|on|at] this|last|next morning|evening|week|year|month|summer|winter|weekend <end> => 
    [on|in|at] last|next <weekday> => 
    {live|stay} [at] <place> => in
    <somebody> go|goes|went|going|flew [in|at|on] <place> => to
    to|will go [in|at] <place> => to
    <somebody> go|goes|went [at|in] school|university|work => to
    {see|watch|read|buy|find} <det> <noun> [in|at] the internet => on
    [in|on|at] internet <end> => on the
    it|that|this|them|information|video|videos [in|at] the internet <end> => on
    {see|watch|hear} it|him|her|them|this|that [in|at] tv|television <end> => on
    [in|at] the first|second|third|fourth|fifth floor => on
    [on] the sky <end> => in
    [in|on] the bus stop => at
    <be> [in|on] bus stop => at the
    <be> [in|at] vacation|holiday <end> => on
    {go} [in|at] vacation|holiday => on
    <be> [in] a diet => on
    it|this|that [in|with] purpose <end> => on
    <start> [by|on|at|for|to] my opinion => in
    [during] <number> years|months|weeks|days|hours|minutes <end> => for
    [since] a long time <end> => for
    [by] my|your|his|her|our|their own <end> => on
    {travel|go|come} [with] bus|train|car|plane|taxi|metro|tram|bike|bicycle => by
    to|from work|school|university|home|<place> [with|in|on] bus|train|car|plane|taxi|metro|tram <end> => by
    to work|school|university|home [by|with the] bus|train|car|metro|taxi|tram <end> => by
    <somebody> <be> [on] the|a party|concert|wedding <end> => at
    invite|invited|inviting|invites me|you|him|us|them [on] <poss> party|wedding|birthday|concert => to
  `,
});

/** Words without the preposition. */
const withoutPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.noPreposition,
  lines: `
    {discuss} [about|on|of] => 
    helped|helping|helps [to] <person> => 
    can|could|will|must|should|please|to|don't|didn't|doesn't|i|we|they|you help [to] <person> => 
    answered|answering [to] me|him|us|them => 
    answered|answering [to] <own> question|questions|letter|email => 
    can|could|will|must|should|please|to|don't|didn't|doesn't|i|we|they answer [to] <own> question|questions|letter|email|phone => 
    answered|answering [to] the question|questions|phone|letter => 
    can|could|will|must|should|please|to|don't|didn't|doesn't|i|we|they answer [to] the question|questions|phone|letter => 
    {ask} [to] me|him|us|them => 
    {enter} [to|into|in] the|a|my {room|house|building|classroom|kitchen|office|shop|store|park} => 
    {enter} [to] <poss> => 
    {marry} [with|to] <obj|poss> => 
    phoned|phoning [to] <obj|poss> => 
    visited|visiting [to] <poss|capital> => 
    can|could|will|must|should|to|don't|didn't|i|we|they visit [to] <poss|capital> => 
    {reach} [to] <poss> => 
    {play} [the|at|in] <sport> <end> => 
    {play} [the|at|in] <sport> every|with|after|on|at|yesterday|and => 
    kissed|kissing [to] => 
    {tell} [to] <person> => 
    attend|attended|attending|attends [to] <poss> class|lesson|meeting|concert|school|university|party|course => 
    near [of] <poss|det> => 
    <be> opposite [of] the => 
    behind [of] => 
    {resemble} [to] => 
    {obey} [to] => 
    {remind} [to] <person> => 
    {invite} [to] me|him|us|them => 
  `,
});

/** Places that take no preposition: go home, go there. */
const adverbsOfPlace = phraseRule({
  kind: 'preposition',
  classes,
  reason:
    ({ last, shown, wrong }) =>
    (texts) =>
      texts.noPreposition(star(shown.split(' ')[1] ?? last), star(wrong)),
  lines: `
    {go|come|arrive|get|return|drive|walk|run} [to] home <end> => 
    {go|come|arrive|get|return} [to] home at|after|before|early|late|with|by|from|because|and|now|every|yesterday|in => 
    {come|arrive|return} [in] home => 
    {go|come|arrive|get|return|drive|walk|run} [to] there|here|abroad => 
    {go} [to] upstairs|downstairs|inside|outside => 
  `,
});

export const prepositionPhrases: readonly Rule[] = [
  otherPreposition,
  timesAndPlaces,
  withoutPreposition,
  adverbsOfPlace,
];
