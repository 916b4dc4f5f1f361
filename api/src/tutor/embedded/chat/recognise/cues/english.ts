import type { CueTable } from './cue-tables.ts';

/** How questions about a word are asked in English. */
export const englishCues: CueTable = {
  meaning: `
    what _ mean, what _ means, meaning*, definition*, define, what is #, what s #, what is it,
    what is this word, explain the word, explain this word, explain what, mean*, different
    senses, ?explain, ?understand, ?sense*`,
  example: `
    example*, for instance, in a sentence, in sentences, sentence* with, sentence* using, make a
    sentence, sample sentence*, see it in use, ?sentence*, ?phrase*`,
  pronunciation: `
    pronounc*, pronunciation*, how _ sound, ipa, transcription, phonetic*, stress*, syllable*,
    how _ say #, how _ say it, how _ say this, how _ say this word, say it out loud, read it
    aloud, ?sound*, ?accent`,
  grammar: `
    grammar*, gender, masculine or feminine, feminine or masculine, part of speech, noun or _
    verb, verb or _ noun, adjective or adverb, word class, aspect, perfective, imperfective,
    which case, what case, preposition* _ go, which preposition, what preposition, countable,
    transitive, la or el, el or la, ?rule*, ?article`,
  forms: `
    form of, forms, all the forms, conjugat*, declin*, declension*, inflect*, tense*, all the
    tenses, the cases, irregular, regular, paradigm, how does it change, ending*, ?form, ?table*`,
  difference: `
    difference*, differ, differs, differ from, different from, different to, vs, versus,
    compare*, compared, instead of, same as, the same thing, interchangeabl*, or should i use,
    confuse*, mix up, mixing up, distinguish, tell apart, when _ # and when, or #, ?# or`,
  translation: `
    translat*, how _ say _ in @, how _ say _ @, into @, # in @, what is _ in @, what s _ in @, @
    for #, @ word for, word for #, how _ say, ?in @`,
  quiz: `
    quiz*, test me, test my, ask me, examine me, exercise*, let s practice, let s practise,
    practice with me, want to practice, question me, challenge me, drill me, play a game,
    ?practice, ?practise, ?test, ?game`,
  memory: `
    remember*, memori*, mnemonic*, memory aid, trick*, stick in my, make it stick, forget*,
    association*, easy way to learn, how _ learn it, ?memory, ?hook`,
  related: `
    synonym*, similar word*, words similar, related, other word* for, another word for, another
    way to say, other way* to say, word family, same family, same meaning, means the same,
    ?similar, ?like it`,
  opposite: 'antonym*, opposite*',
  usage: `
    formal*, informal*, polite*, rude, slang, colloquial*, register, when _ use, when is _ used,
    when _ i say, how _ use it, how _ used, how _ use #, how _ use this, how do i use, usage*,
    context*, can i use, can i say, should i use, appropriate, typical phrase*, common phrase*,
    collocation*, goes with, go with #, expressions, ?use, ?used`,
  level: `
    common, frequen*, rare, rarely, level, a1, a2, b1, b2, how hard, how difficult, rank*,
    popular, how often, for beginner*, worth learning, how useful, how important, ?easy,
    ?difficult, ?hard`,
  greeting: 'hello, hi, hey, good morning, good evening, good afternoon, what s up',
  thanks: 'thank*, thx, cheers, ?great, ?perfect, ?got it',
  more: `
    another one, one more, some more, more please, next one, ?another, ?more, ?again, ?next, ?go
    on, ?continue, ?yes, ?sure, ?ok`,
  unknown: `
    who are you, are you human, are you a robot, are you an ai, weather, poem, joke, ignore _
    instruction*, ignore _ your, forget _ instruction*, system prompt, pretend, write _ story,
    write _ essay, etymology, where does _ come from, origin*, meaning of life`,
  not: `
    don t want, do not want, don t need, don t give, don t show, don t, do not, not, no more,
    no, without, enough, stop, rather than`,
};
