import type { CueTable } from '../../tutor/cue-table.ts';

/** Cues of questions about a word in English. */
export const cues: CueTable = {
  meaning: `
    what _ mean, what _ means, meaning*, definition*, define, what is #, what s #, what is it,
    what is this word, explain the word, explain this word, explain what, mean*, different
    senses, ?explain, ?understand, ?sense*, don t understand, do not understand, other meanings,
    what _ refer to, the sense of, sense of it, what does it stand for, what is _ supposed to
    mean, in other words what, understand by, what does it say, translate as, the idea of, tell
    me about`,
  example: `
    example*, for instance, in a sentence, in sentences, sentence* with, sentence* using, make a
    sentence, sample sentence*, see it in use, ?sentence*, ?phrase*, show me how, show me _ in
    use, a sentence, some context, used in real life, how would a _ use, how would you use, how
    would i use, put it in context, use it naturally, see it used, see it in`,
  pronunciation: `
    pronounc*, pronunciation*, how _ sound, ipa, transcription, phonetic*, stress*, syllable*,
    how _ say #, how _ say it, how _ say this, how _ say this word, say it out loud, read it
    aloud, ?sound*, ?accent, how _ read it, how _ read this, read it, can t say, hard to say,
    out loud, aloud, say it right, say it correctly, saying it right, silent letter*, silent,
    rhyme*, tongue, read out, how _ spoken`,
  grammar: `
    grammar*, gender, masculine or feminine, feminine or masculine, part of speech, noun or _
    verb, verb or _ noun, adjective or adverb, word class, aspect, perfective, imperfective,
    which case, what case, preposition* _ go, which preposition, what preposition, countable,
    transitive, la or el, el or la, ?rule*, ?article, is it a noun, is it a verb, is it an
    adjective, is it an adverb, a noun, a verb, kind of word, what sort of word, type of word,
    take an article, which article, what article, use with which, followed by, goes after,
    animate, what verb is it, verb or, noun or, used with a, gender*, vowel harmony, harmony, word order, at the beginning, at the end of, stem`,
  forms: `
    form of, forms, all the forms, conjugat*, declin*, declension*, inflect*, tense*, all the
    tenses, the cases, irregular, regular, paradigm, how does it change, ending*, ?form,
    ?table*, how does _ go in, how _ go in, goes in the, what becomes, what happens to it, turn
    into, in all persons, all persons, verb table, full table, other forms`,
  difference: `
    difference*, differ, differs, differ from, different from, different to, vs, versus,
    compare*, compared, instead of, same as, the same thing, interchangeabl*, or should i use,
    confuse*, mix up, mixing up, distinguish, tell apart, when _ # and when, or #, ?# or, diff,
    # the same, and _ the same, # instead, use _ instead, better than, confused with,
    distinguish*, hesitate between, or rather, which one, which is better, which is right, which
    should i use, how _ differ*, unlike, not the same, and # mean the same, similar to`,
  translation: `
    translat*, how _ say _ in @, how _ say _ @, into @, # in @, what is _ in @, what s _ in @, @
    for #, @ word for, word for #, how _ say, ?in @, put _ into @, say _ in @, in @ please, word
    is _ in @, turn _ into @, what _ @ word, equivalent`,
  quiz: `
    quiz*, test me, test my, ask me, examine me, exercise*, let s practice, let s practise,
    practice with me, want to practice, question me, challenge me, drill me, play a game,
    ?practice, ?practise, ?test, ?game, fire _ questions, some questions, give me a question,
    give me questions, questions for me, let me try, check if i know, check my, check me, can i
    try, see if i know, do i know it, train me, training, grill me, revise, revision, play`,
  memory: `
    remember*, memori*, mnemonic*, memory aid, trick*, stick in my, make it stick, forget*,
    association*, easy way to learn, how _ learn it, ?memory, ?hook, stay in my, stays in my,
    sink in, slips my mind, slip my mind, learn by heart, memorable, keep in mind, stick, can t
    keep, keep it in, never remember, mind trick, in my head, easier to learn`,
  related: `
    synonym*, similar word*, words similar, phrasal verb*, related, other word* for, another word for, another
    way to say, other way* to say, word family, same family, same meaning, means the same,
    ?similar, ?like it, words like, same root, word like, roughly the same, means about the
    same, mean the same, same thing as, same idea, other words, another word, alternatives,
    alternative, in place of, replace it, replace this, near synonym*, close in meaning, what
    else can i say, instead of this`,
  opposite: 'antonym*, opposite*',
  usage: `
    formal*, informal*, polite*, rude, slang, colloquial*, register, when _ use, when is _ used,
    when _ i say, how _ use it, how _ used, how _ use #, how _ use this, how do i use, usage*,
    context*, can i use, can i say, should i use, appropriate, typical phrase*, common phrase*,
    collocation*, goes with, go with #, expressions, ?use, ?used, people say, people really say,
    do they say, people use, weird to say, strange to say, odd to say, rude to say, okay to say,
    ok to say, fine to say, sound weird, sound rude, sound old, old fashioned, outdated, in
    writing, everyday, with friends, to my boss, to a teacher, to a stranger, in an email, say
    this to, say it to, use this to, swear word, tone`,
  level: `
    common, frequen*, rare, rarely, level, a1, a2, b1, b2, how hard, how difficult, rank*,
    popular, how often, for beginner*, worth learning, how useful, how important, ?easy,
    ?difficult, ?hard, used a lot, used much, used often, often used, need to know, every day,
    daily, all the time, often, must know, do i need, really need, should i learn, hear it a
    lot, used today, top 100, how many people, basic word, advanced`,
  spelling: `
    spell*, how _ write it, how _ write this, how _ write #, how _ written, letter by letter, what
    letters, which letters`,
  reason: '?why, ?how come, ?what s the reason, ?what is the reason',
  choice: 'why not #, why # and not',
  greeting: `
    hello, hi, hey, good morning, good evening, good afternoon, what s up, what can you do, can
    you help me, help, who is there`,
  thanks: 'thank*, thx, cheers, ?great, ?perfect, ?got it',
  more: `
    another one, one more, some more, more please, next one, ?another, ?more, ?again, ?next, ?go
    on, ?continue, ?yes, ?sure, ?ok`,
  unknown: `
    who are you, are you human, are you a robot, are you an ai, weather, poem, joke, ignore _
    instruction*, ignore _ your, forget _ instruction*, system prompt, pretend, write _ story,
    write _ essay, etymology, where does _ come from, origin*, meaning of life, book me, order
    me, flight, pizza, play music, capital of, who made you, what time is it, what day, news`,
  not: `
    don t want, do not want, don t need, don t give, don t show, no more, without, enough, stop,
    rather than, don t quiz, don t test, don t translate, don t explain, not a, not an, not the`,
};
