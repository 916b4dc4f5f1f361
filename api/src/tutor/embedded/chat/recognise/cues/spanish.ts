import type { CueTable } from './cue-tables.ts';

/** How questions about a word are asked in Spanish. */
export const spanishCues: CueTable = {
  meaning: `
    que _ significa*, significa*, que quiere decir, quiere decir, definicion*, define, definir,
    sentido de, acepcion*, que es #, que es eso, que es esta palabra, explicame _ palabra,
    explicame #, explica _ palabra, ?explica*, ?entiendo, ?sentido*`,
  example: `
    ejemplo*, en una frase, en una oracion, en frases, frase* con, oracion* con, hazme una
    frase, haz una frase, forma una frase, ?frase*, ?oracion*`,
  pronunciation: `
    pronunci*, como suena, como se lee, se lee, leer en voz alta, fonetic*, transcripcion,
    silaba*, acento, acentua*, afi, como se dice #, como lo digo, como digo #, ?sonido*, ?suena`,
  grammar: `
    gramatic*, genero, masculino o femenino, femenino o masculino, tipo de palabra, clase de
    palabra, categoria, sustantivo o, verbo o, adjetivo o, es un verbo, es un sustantivo,
    aspecto, perfectivo, imperfectivo, que caso, que preposicion, contable, transitivo,
    ?preposicion*, ?regla*, ?articulo`,
  forms: `
    formas, que forma, la forma de, conjug*, declin*, declinacion*, flexion, tiempo* verbal*,
    todos los tiempos, los casos, irregular, regular, paradigma, terminacion*, como cambia,
    ?forma, ?tiempos, ?tabla*`,
  difference: `
    diferencia*, en que se diferencia*, se distingue*, distinguir, distinto, diferente de,
    diferente a, vs, versus, compara*, en vez de, en lugar de, es lo mismo, lo mismo que, son lo
    mismo, confundo, confundir, intercambiable*, cuando # y cuando, o #, ?# o, ?# u`,
  translation: `
    traduc*, traduzc*, traducir, como se dice, como se dice _ en @, como se dice # en @, como
    digo _ en @, como dirias, que es _ en @, al @, # en @, palabra para #, ?en @`,
  quiz: `
    ponme a prueba, un test, test, quiz*, hazme preguntas, hazme una pregunta, preguntame*,
    pregunta me, examen, examiname, ejercicio*, evaluame, quiero practicar, vamos a practicar,
    practicar, practiquemos, hacerme preguntas, jugar, adivin*, ?prueba, ?practica, ?juego`,
  memory: `
    recordar*, recuerdo, acordar*, acuerdo, memori*, truco*, mnemotecni*, nemotecni*, se me
    olvida, no olvidar*, olvidar*, olvido, asociacion*, aprenderme*, aprenderla, aprenderlo,
    retener*, ?asociar`,
  related: `
    sinonim*, palabras parecidas, parecid*, similar*, relacionad*, otra palabra para, otra forma
    de decir, otra manera de decir, misma familia, familia de palabras, mismo significado,
    significa* lo mismo, signific* parecid*`,
  opposite: 'antonim*, contrario*, opuest*',
  usage: `
    formal*, informal*, educad*, cortes, coloquial*, grosero, groser*, maleducad*, vulgar,
    jerga, registro, cuando se usa*, cuando _ uso, cuando _ usar*, cuando se utiliza*, cuando _
    utilizo, como se usa*, como _ uso, como _ usar*, como se utiliza*, uso de, contexto*, puedo
    usar*, puedo decir*, se puede usar, se puede decir, expresiones, frases hechas, frases
    comunes, colocaciones, ?usar*, ?se usa, ?uso`,
  level: `
    comun, comunes, frecuen*, rara, raro, poco usada, muy usada, se usa mucho, usa mucho, nivel,
    dificultad, que tan dificil, tan usada, popular, cada cuanto, a menudo, para principiantes,
    es importante, es util, habitual, rango, ?facil, ?dificil`,
  greeting: 'hola, buenos dias, buenas tardes, buenas noches, buenas, que tal',
  thanks: 'gracias, te agradezco, ?perfecto, ?genial, ?entendido, ?vale gracias',
  more: `
    otro mas, otra mas, uno mas, una mas, el siguiente, la siguiente, algunos mas, ?otro, ?otra,
    ?mas, ?siguiente, ?sigue, ?continua, ?si, ?dale, ?vale, ?claro`,
  unknown: `
    quien eres, eres humano, eres un robot, eres una ia, que tiempo hace, tiempo hace, poema,
    chiste, ignora _ instruccion*, olvida _ instruccion*, escribe _ cuento, etimolog*, de donde
    viene, origen, sentido de la vida`,
  not: `
    no quiero, no necesito, no me des, no me hagas, no hace falta, sin, nada de, basta de, no
    un, no una, no el, no la, no me`,
};
