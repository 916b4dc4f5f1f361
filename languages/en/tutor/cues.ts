import type { CueTable } from '../../tutor/cue-table.ts';

/** Cues of questions about a word in English. */
export const cues: CueTable = {
  meaning: `
    what did _ mean, did he mean, did she mean, did they mean, ?mean*, both mean, does _ mean, what _ say when, what _ mean, what _ means, meaning*, definition*, define, what is #, what s #, what is it,
    what is this word, explain the word, explain this word, explain what, different senses,
    ?explain, ?understand, ?sense*, don t understand, do not understand, other meanings, what
    _ refer to, the sense of, sense of it, what does it stand for, what is _ supposed to mean,
    in other words what, understand by, what does it say, translate as, the idea of, tell me
    about`,
  example: `
    give me a question with, question with this, question with, a question with, an example, example where, negative sentence, negative example, example*, in a sentence, in sentences, sentence* with, sentence* using, make
    a sentence, sample sentence*, see it in use, ?sentence*, ?phrase*, show me how, show me _
    in use, a sentence, some context, used in real life, how would a _ use, how would you use,
    how would i use, put it in context, use it naturally, see it used, see it in`,
  pronunciation: `
    say the $, hear the $, pronounce the $, the $ in #, # with _ $ or $, is the $, is $ silent, read as $, sounds like $, two dots, dots on, dots over,
    is it said like,
    and _ sound the same, and _ sound alike, sound the same, sounds the same, sound alike, sound different, pronounc*, pronunciation*, how _ sound, ipa, transcription, phonetic*, stress*, syllable*,
    how _ say #, how _ say it, how _ say this, how _ say this word, say it out loud, read it
    aloud, ?sound*, ?accent, how _ read it, how _ read this, read it, can t say, hard to say,
    out loud, aloud, say it right, say it correctly, saying it right, silent letter*, silent,
    rhyme*, tongue, read out, how _ spoken`,
  grammar: `
    have to say, need to say, every time, capital*, one word or two,
    grammar*, part of speech, noun or _ verb, verb or _ noun, adjective or adverb, word class,
    transitive, ?rule*, ?article, is it a noun, is it a verb, is it an adjective, is it an
    adverb, a noun, a verb, kind of word, what sort of word, type of word, which article, what
    article, animate, what verb is it, verb or, noun or, vowel harmony, harmony, word order,
    at the beginning, at the end of, stem`,
  gender: `
    gender*, masculine or feminine, feminine or masculine, masc or fem, fem or masc, la or el,
    el or la, is it masculin*, is it feminin*, its feminin*, its masculin*, # masculin*, #
    feminin*, un or una, una or un`,
  countable: `
    countab*, uncountab*, count it, can _ count, is it countable, mass noun, is or are,
    singular or plural, plural or singular, have a plural, has a plural, piece of`,
  pattern: `
    what ending goes, which ending goes, what ending, which ending, ending after, ending goes, case goes, preposition after, what does it take, what goes with, which preposition, what preposition, preposition* _ go*, prepositon*, preposition*, what
    case, which case, use with which, followed by, goes after, goes with, go with #, take an
    article, comes after, come after, after #, infinitive or, or infinitive, # in or, # to or,
    # of or, # a or, # de or, # en or, or # de, do i need _ after, what _ after`,
  forms: `
    form of, forms, all the forms, conjugat*, declin*, declension*, inflect*, tense*, all the
    tenses, the cases, irregular, regular, paradigm, how does it change, ending*, ?form,
    ?table*, how does _ go in, how _ go in, goes in the, what becomes, what happens to it,
    turn into, in all persons, all persons, verb table, full table, other forms`,
  difference: `
    confus*, when which, which when, which one _ use, when do i say # and when, when should i use # and when, difrence, diffrence, both mean, difference*, differ, differs, differ from, different from, different to, vs, versus,
    compare*, compared, instead of, same as, the same thing, interchangeabl*, or should i use,
    confuse*, mix up, mixing up, distinguish, tell apart, when _ # and when, or #, ?# or,
    diff, # the same, and _ the same, # instead, use _ instead, better than, confused with,
    distinguish*, hesitate between, or rather, which one, which is better, which should i use,
    how _ differ*, unlike, not the same, and # mean the same, similar to`,
  acceptable: `
    can i say, can u say, can you say, can we say, can one say, could i say, may i say, is it
    right to say, is it ok, is it okay, is it correct to say, is it fine to say, is it
    possible to say, right to say, ok to say, okay to say, fine to say, correct to say, do you
    say, do we say, do they say, does one say, do people say, is it wrong to say, wrong to
    say, should i say, people say, weird to say, strange to say, odd to say, sound weird,
    sounds weird, sound natural, sounds natural, sound right, sounds right, does _ work, is _
    acceptable, ?or is it, can i use, can it be used, is _ grammatical`,
  correct: `
    correct this, correct my, correct it, please correct, corect*, check this, pls check,
    please check, check my sentence, check my grammar, check my text, check it, check the
    sentence, check this sentence, fix this, fix my, fix it, proofread, any mistake*, a
    mistake, mistakes here, any error*, what s wrong, whats wrong, is my sentence, is this
    sentence, my sentence, is this correct, is this right, is that correct, is that right, is
    it correct, did i write, did i say, ?correct, ?right, have i written, i wrote`,
  confirm: `
    is it true, true that, is that true, am i right, so it s, is it really, it means # right`,
  mistakes: `
    what mistakes, which mistakes, common mistakes, typical mistakes, common errors, typical
    errors, mistakes do, mistakes people, mistakes learners, usually get wrong, often get
    wrong`,
  translation: `
    how _ you say, how _ one say, how _ i say, translat*, how _ say _ in @, how _ say _ @, into @, # in @, what is _ in @, what s _ in @,
    @ for #, @ word for, how _ say, ?in @, put _ into @, say _ in @, in @ please, word is _ in
    @, turn _ into @, what _ @ word, equivalent`,
  quiz: `
    quiz*, test me, test my, ask me, examine me, exercise*, let s practice, let s practise,
    practice with me, want to practice, question me, challenge me, drill me, play a game,
    ?practice, ?practise, ?test, ?game, fire _ questions, some questions, give me a question,
    give me questions, questions for me, let me try, check if i know, check me, can i try, see
    if i know, do i know it, train me, training, grill me, revise, revision, play`,
  memory: `
    remember*, memori*, mnemonic*, memory aid, trick*, stick in my, make it stick, forget*,
    association*, easy way to learn, how _ learn it, ?memory, ?hook, stay in my, stays in my,
    sink in, slips my mind, slip my mind, learn by heart, memorable, keep in mind, stick, can
    t keep, keep it in, never remember, mind trick, in my head, easier to learn`,
  synonym: `
    what other word can, what other word could, other word,  synonym*, other word* for, another word for, another word, another way to say, other way*
    to say, similar word*, words similar, word like, words like, same meaning, means the same,
    mean about the same, means about the same, mean the same, roughly the same, same thing as,
    same idea, other words, alternatives, alternative, in place of, replace it, replace this,
    near synonym*, close in meaning, what else can i say, instead of this, ?similar, ?like it,
    something else for, different word, better word, stronger word`,
  opposite: 'antonym*, opposite*',
  family: `
    phrasal verb*, word family, same family, same root, family of, words come from, words from, words that
    come, related word*, related, derived, derive*, what noun, which noun, noun from, noun
    for, noun of, noun form, the noun, adjective from, adjective of, adjective form, the
    adjective of, adverb from, adverb form, verb from, verb form of the noun, the person who,
    the place where, called who`,
  usage: `
    when do people say, when do they say, when do you say, when would you say, when would i say,
    when _ use, when is _ used, when _ i say, how _ use it, how _ used, how _ use #, how _ use
    this, how do i use, usage*, context*, typical phrase*, common phrase*, collocation*,
    expressions, ?use, ?used, everyday`,
  register: `
    formal*, informal*, polite*, impolite, rude, rudely, slang, colloquial*, register,
    appropriate, rude to say, sound rude, sound old, old fashioned, outdated, in writing, with
    friends, to my boss, to a teacher, to my teacher, to a stranger, in an email, say this to,
    say it to, use this to, swear word, tone, offensive, insult*, vulgar, respectful,
    disrespectful, casual`,
  region: `
    which country, what country, countries, in mexico, in spain, in argentina, in colombia, in
    chile, in peru, latin america, latin american, in america, in the us, in the uk, in
    england, in britain, british, american, region*, where is it used, where do they say,
    where do people say, dialect*, used everywhere, in all countries`,
  level: `
    common, frequen*, rare, rarely, level, a1, a2, b1, b2, how hard, how difficult, rank*,
    popular, how often, for beginner*, worth learning, how useful, how important, ?easy,
    ?difficult, ?hard, used a lot, used much, used often, often used, need to know, every day,
    daily, all the time, often, must know, do i need, really need, should i learn, hear it a
    lot, used today, top 100, how many people, basic word, advanced`,
  spelling: `
    spell*, how _ write it, how _ write this, how _ write #, how _ written, letter by letter,
    what letters, which letters`,
  reason: 'why, how come, what s the reason, what is the reason',
  choice: 'why not #, why # and not',
  aside: 'for example, e g, i e, for instance',
  greeting: `
    hello, hi, hey, good morning, good evening, good afternoon, what s up, what can you do,
    can you help me, help, who is there`,
  thanks: 'thank*, thx, cheers, ?great, ?perfect, ?got it',
  more: `
    another one, one more, some more, more please, next one, ?another, ?more, ?again, ?next,
    ?go on, ?continue, ?yes, ?sure, ?ok`,
  unknown: `
    who are you, are you human, are you a robot, are you an ai, weather, poem, joke, ignore _
    instruction*, ignore _ your, forget _ instruction*, system prompt, pretend, write _ story,
    write _ essay, etymology, where does _ come from, origin*, meaning of life, book me, order
    me, flight, pizza, play music, capital of, who made you, what time is it, what day, news`,
  not: `
    don t want, do not want, don t need, don t give, don t show, no more, without, enough,
    stop, rather than, don t quiz, don t test, don t translate, don t explain, not a, not an,
    not the`,
};
