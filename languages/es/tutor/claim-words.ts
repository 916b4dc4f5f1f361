import type { ClaimWords, Variants } from '../../tutor/claim-words.ts';

/** Words of statements about forms in Spanish. */
export const claimWords: ClaimWords = {
  names: {
    first: 'primera persona, 1 persona, 1 a persona',
    second: 'segunda persona, 2 persona, 2 a persona',
    third: 'tercera persona, 3 persona, 3 a persona',
    present: 'presente',
  },
  of: 'de del para',
  its: 'su sus',
  is: `es son era eran será ser se dice escribe forma pasa pasan cambia cambian convierte a tiene
  lleva hace queda llama vuelve`,
  or: 'o u',
  and: 'y e',
  filler: `el la los las lo un una forma formas tiempo caso casos verbo verbos sustantivo sustantivos
  nombre adjetivo adverbio pronombre palabra palabras número género aspecto siempre también
  simplemente solo irregular regular como en aquí normal correcto correcta persona grado pareja su`,
  joins: 'pero así que porque mientras aunque cual donde entonces pues',
  aspects: {
    impf: 'imperfectivo imperfectiva',
    pf: 'perfectivo perfectiva',
    partner: 'pareja compañero equivalente correspondiente',
  },
  doubts: `
    mal, incorrect*, error*, equivoca*, falso, falsa, nunca, evita*, en vez, en lugar, confund*, confus*,
    no _ que, nadie, mucha gente, muchos, muchas, algunos, algunas, alguien, la gente, niños, niñas,
    estudiantes, principiantes, a menudo, a veces, raramente, suele*, puede*, podr*, quizá*, tal vez,
    parec*, pensar*, piens*, espera*, supon*, imagina*, lógic*, si, cuando, salvo, excepto, hasta que,
    británic*, americano, americana, estadounidense, arcaic*, antigu*, anticuad*, dialect*, regional*,
    informal*, coloquial*, jerga, poétic*, literari*, sentido, significa*, españa, latinoamérica, méxico,
    argentin*, vos, región, regiones, país*, zona*, a diferencia, inventad*, como verbo, como sustantivo, como adjetivo,
    según`,
  sure: 'no olvides, no olvides que, no olvide que, no olvide, no lo olvides, no te preocupes, no solo',
};

/** Spanish nouns with two genders, and articles. */
export const variants: Variants = {
  genders: `
    arte azúcar batería calor cámara capital caza clave cólera coma cometa corte cura defensa delantera
    doblez editorial espada final frente génesis guardia guía internet lente linde mañana mar maratón
    margen moral orden ordenanza papa parte pendiente pez pijama piyama policía puente radio sartén
    sauna terminal tilde trompeta vigía vista vocal`,
  articles: { m: 'el los un unos', f: 'la las una unas' },
  takesMasculine: /^h?[aá]/u,
  isFeminine: (form, headword) => /as?$/u.test(form) && !/a[sn]?$/u.test(headword),
};
