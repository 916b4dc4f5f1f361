import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import { classes } from './phrase-classes.ts';

/** Verbs and expressions that another language has taken over. */
export const expressions = phraseRule({
  kind: 'expression',
  classes,
  reason: phraseReasons.said,
  lines: `
    [could of] => could have
    [should of] => should have
    [would of] => would have
    [to] much|many <end> => too
    [by] foot => on
    <they> [was] born => were
    <start> <i> [] born => was
    <start> <they> [] born => were
    <start> <poss> <noun> [] born => was
    i [am] born in => was
    <i> [have|has|had] born => was
    <they> [have|had] born => were
    he|she [is] born in => was
    i|he|she [have been] born => was
    i|he|she [has been] born => was
    we|they|you [have been] born => were
    how long [time] do|does|did|is|have|has|will|are => 
    all|young|some|most|these|those|this [peoples] => people
    <start> [peoples] are|is|like|think|say|want|live => people
    there were|are two|three|four|five|six|ten|many [peoples] => people
    [all the days] <end> => every day
    until [the] now => 
    [before <number> years|months|weeks|days|hours|minutes] <end> => $2 $3 ago
    [ago <number> years|months|weeks|days|hours|minutes] => $2 $3 ago
    [this night] <end> => tonight
    [learn] <person> to => teach
    [borrow] me => lend
    can|could|will|would you [borrow] you|him|us|them => lend
    can|could|may i [lend] your|a|some => borrow
    <somebody> [told] that <subject> => said
    <start> <own> <noun> [told] that <subject> => said
    [on|at|in] <number> o'clock => at
    <be> the book|film|movie|car|house|song|phone|dress [what] <subject> => that
    all|everything [what] <subject> => that
    as <adjective> [than|like] => as
    the same [like|than] => as
    would rather [to] <base> => 
    had better [to] <base> => 
    let's [to] <base> => 
    let's [going] => go
    <start> there [have] many|some|two|three|a lot => are
    <start> there [has] a|an|one => is
    it [is depend] on => depends
    it [is depends] on => depends
    it [depend] on => depends
    [it's depend] on => it depends
    [it's depends] on => it depends
    the news [are] good|bad|true|sad|great|interesting => is
    the news [were] good|bad|true|sad|great|interesting => was
    the police [is] => are
    the police [was] => were
    [remembers] me of => reminds
    [remember] me of => remind
    [remembered] me of => reminded
    <start> [how] do you call this|that|it => what
    <start> [how] is|was|are <det> <noun> like <end> => what
    <start> [how] does it|he|she look like <end> => what
    {pay} [] the drinks|meal|food|tickets|coffee|coffees|dinner|lunch => for
    [the] mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays => on
    [in the] last|next summer|winter <end> => 
    [how many] time does|did|do => how much
    <start> [thank] for => thank you
    <start> [thanks] you => thank
    <start> [in the other hand] <end> => on the other hand
    like|want|love to [know] new people => meet
    [elder] than => older
    <start> <subject> [use] to <base> => used
    and|but|because|so|where|when|then|that <subject> [use] to <base> => used
    a little [of] money|time|water|milk|sugar => 
    more|less|rather|other|better|worse|older|bigger [then] me|you|him|us|them|mine|yours|<number> => than
    work|works|worked|working in a|the [fabric] => factory
    [my familiars] => my relatives
    in|at a [camping] <end> => campsite
    [for to] <base> => to
    since|from [a] childhood => 
    go|going|goes|went for [] walk|swim|run|drive <end> => a
    go|going|goes|went for [] walk|swim|run|drive with|in|every|after|at => a
    {go} [to] shopping|fishing|skiing|camping|hiking|swimming|dancing|running|climbing|surfing|sailing|cycling|jogging <end> => 
    {go} [to] shopping with|every|on|in|at|yesterday|tomorrow => 
    {prefer} to <base> [than] => rather than
    on [the] foot <end> => 
    by [the] mistake <end> => 
    <start> [nice to know] you <end> => nice to meet you
    say|says|said hello|goodbye|sorry|thanks [] me|him|us|them|<own> => to
  `,
});
