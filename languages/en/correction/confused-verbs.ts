import { perWord } from '../../correction/cursor.ts';
import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import { star } from './english-words.ts';
import { classes } from './phrase-classes.ts';

/** Verbs that another language does not keep apart: teach and learn, lend and borrow. */
export const otherVerb = phraseRule({
  kind: 'expression',
  classes,
  reason: phraseReasons.said,
  lines: `
    [learn] me|us|him <any> => teach
    [learn] them to => teach
    [learns] me|us|him|them <any> => teaches
    [learned|learnt] me|us|him|them to|how|<nationality> => taught
    [learning] me|us|him how|<nationality> => teaching
    can|could|may i [borrow] you|him|them my|our|some|this|these|the => lend
    can|could|will|would you [borrow] me|us => lend
    <start> [remember] me to <onlybase> => remind
    <start> [remember] me to buy|call|take|phone|text|email|pay|lock|close|water => remind
    please [remember] me to buy|call|take|phone|text|email|pay|lock|close|water|<onlybase> => remind
    <start> <somebody> [know] <person> yesterday <end> => met
    <start> <somebody> [know] <person> last week|month|year|summer|winter|night <end> => met
    <start> <somebody> [know] <person> <number> years|months|weeks|days ago <end> => met
    <somebody> [told] <anyone> a question <end> => asked
    want|wants|wanted|like to [tell] <anyone> a question <end> => ask
    <somebody> [told] a question <end> => asked
    <somebody> [said] a question <end> => asked
    want|wants|wanted|like to [tell] a question <end> => ask
    say|says|said|saying [<person> hello|goodbye|hi|bye] <end> => $3 to $2
    <subject> would like [going] home|out <end> => to go
    i'd like [going] home|out <end> => to go
  `,
});

/** Are you agree? I have right; I no can come. */
export const otherForm = phraseRule({
  kind: 'verb-form',
  classes,
  reason: phraseReasons.said,
  lines: `
    <start> [are] you|they|we agree|disagree => do
    <start> [is] he|she agree|disagree => does
    <somebody> am|is|are|was|were|very [hunger] <end> => hungry
    <somebody> am|is|are|was|were|very [thirst] <end> => thirsty
    i'm|he's|she's|we're|they're [hunger] <end> => hungry
    i'm|he's|she's|we're|they're [thirst] <end> => thirsty
    there isn't|wasn't [some] <amount> => any
    there aren't|weren't [some] <plural> <end> => any
    <start> <subject> don't|doesn't|didn't have [some] <amount> <end> => any
    ask|asks|asked me [that i] <base> => to
    ask|asks|asked him [that he] <base> => to
    ask|asks|asked us [that we] <base> => to
    ask|asks|asked them [that they] <base> => to
    <described> <degree> too [much] cold|hot|big|small|expensive|difficult|easy|tired|late|early|far|old|young|long|short|heavy|loud|fast|slow <end> => 
    <described> <degree> too [much] cold|hot|big|small|expensive|difficult|easy|tired|late|early|far|old|young|long|short|heavy|loud|fast|slow for|to => 
    <degree> [very much] cold|hot|big|small|expensive|difficult|easy|tired|late|far|old|young|long|short|happy|sad|beautiful <end> => very
    went|came|flew|drove to the <noun> [the] last weekend|summer|week|month|year <end> => 
    went|came|flew|drove|moved to <capital> [the] last weekend|summer|week|month|year <end> => 
    went|came|flew|drove|moved home|there|here [the] last weekend|summer|week|month|year <end> => 
    <start> [is] there any|many <plural> => are
    <start> [how is called <det> <noun>] <end> => what is $4 $5 called
    has|have|with blue|green|brown|black|big|beautiful|dark [eye] <end> => eyes
    <start> i [have] right <end> => am
    <start> he|she [has] right <end> => is
    <start> we|you|they [have] right <end> => are
    <subject> [no can] => can't
    <start> it [rains] now <end> => is raining
    <start> it [snows] now <end> => is snowing
  `,
});

/** Look the sky; he is famous with his songs; I met him in the party. */
export const otherPlaceWord = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.said,
  lines: `
    <start> look [] this|that|these|those|my|your|his|her|the <thing> <end> => at
    <start> look [] the sky|moon|sun|stars|sea|children|birds|view|clock|map <end> => at
    <be> famous [with|of|by] its|his|her|their songs|music|food|beaches|museums|books|films|novels|paintings|monuments => for
    <somebody> dream|dreams|dreamed|dreamt [with] a|an new|big|better|beautiful <noun> <end> => about
    <somebody> dream|dreams|dreamed|dreamt [with] <person> <end> => about
    <somebody> laugh|laughs|laughed [of] <own|anyone> => at
    the|<own> picture|photo|clock|map|poster|painting|mirror|calendar is|was|hangs [in] the wall => on
    {come|go|travel|get|arrive|return} home|here|there [on|in|with] car|bus|train|plane|taxi|bike|metro <end> => by
    {come|go|travel|arrive|return} [on|in|with] car|bus|train|plane|taxi|bike|metro|tram <end> => by
    {meet} <anyone> [in] a|the concert|wedding|party <end> => at
    {see} <anyone> [in] a|the wedding|party <end> => at
    <somebody> <be> [on] <mainland> => in
    <start> [at] the morning|afternoon|evening <subject> => in
    <start> [in] night <subject> => at
    in|to|from [] united states|kingdom => the
    {tell} [to] <own> <kin> to <base> => 
    <start> tell [to] <own> <kin> => 
    <somebody> told|tell|tells [to] <own> <kin> => 
    [on|at] the mornings|evenings|afternoons <end> => in
    {depend} [] the|my|your|weather|people|<obj> => on
    <somebody> apply|applied [to] a visa|scholarship => for
    {ask} [] help <end> => for
  `,
});

const causes = /^(?:weather|rain|snow|traffic|noise|heat|cold|price|storm|accident)$/u;

/** We stayed because the weather. Not "because the rain, as usual, was heavy". */
export const becauseOf = perWord((cursor) => {
  const { tokens } = cursor.sentence;
  const isWhole = cursor.at + 3 === tokens.length;
  if (cursor.text(0) !== 'because' || cursor.text(1) !== 'the' || !isWhole) return undefined;
  if (!causes.test(cursor.text(2))) return undefined;
  return cursor.replace([0, 1], 'because of', {
    kind: 'preposition',
    reason: (texts) => texts.said(star(`because of the ${cursor.text(2)}`)),
  });
});

/** Sun is shining; I have headache; a glass missing its article. */
export const missingWordOfPhrase = phraseRule({
  kind: 'article',
  classes,
  reason: phraseReasons.said,
  lines: `
    <start> [] sun|moon is|was|rises|sets|shines => the
    <start> [] sky is|was blue|grey|gray|dark|clear|cloudy <end> => the
    <start> [] weather is|was|will => the
    have|has|had [] headache|stomachache|fever|temperature|cough <end> => a
    when i|he|she was [] child|kid|boy|girl|teenager|student|baby <end> => a
    when i|he|she was [] child|kid|boy|girl|teenager|student|baby <somebody> => a
    my|your|our|their [the] <any> => 
    have|has|had [] headache|stomachache|fever|temperature|cough and|today|yesterday|because|since => a
    me|us|want|wants|need|drink|drank|have|had|bought|buy|like|eat|ate|get [] glass|cup|bottle|piece|slice|bowl|box|packet of <noun> => a
    speak|speaks|speaking|learn|learning|learns [the] english|spanish|russian|turkish|french|german|italian|chinese <end> => 
    speak|speaks|speaking|learn|learning|learns [the] english|spanish|russian|turkish|french|german|italian|chinese very|at|with|in => 
  `,
});
