/** How learners give a question up or ask for a hint, in the four languages, written as `Cue` describes. */
export const quizCues = {
  givesUp: `
    i don t know, dont know, no clue, not a clue, dunno, no idea, i give up, give up, not sure, tell me the answer, what is
    the answer, show me the answer, the answer, no se, no lo se, ni idea, me rindo, dime la respuesta, la respuesta,
    cual es la respuesta, не знаю, не помню, понятия не имею, сдаюсь, скажи ответ, какой ответ, ответ,
    покажи ответ, bilmiyorum, bilmem, bilemedim, fikrim yok, pes, cevabı söyle, cevap ne, cevap nedir,
    cevabı ver, hatırlamıyorum, idk`,
  hint: `
    hint, a clue, clue, help me, give me a hint, pista, una pista, ayuda, ayudame, подсказк*, подскажи*,
    помоги*, намек*, ipucu*, yardım*`,
};
