import type { CueTable } from '../../tutor/cue-table.ts';

/** Cues of questions about a word in Spanish. */
export const cues: CueTable = {
  meaning: `
    que quiso decir, q quiso decir, quiso decir, que quisieron decir, q quiere decir, que _ significa*, significa*, que quiere decir, quiere decir, definicion*, define,
    definir, sentido de, acepcion*, que es #, que es eso, que es esta palabra, explicame _
    palabra, explicame #, explica _ palabra, ?explica*, ?entiendo, ?sentido*, no entiendo, no
    comprendo, a que se refiere, se refiere, que viene a ser, que vendria a ser, que querra
    decir, como se entiende, como entiendo, que es exactamente, de que va, que expresa`,
  example: `
    ejmplo*, una frase con, oracion negativa, frase negativa, frases con, ejemplo*, en una frase, en una oracion, en frases, frase* con, oracion* con, hazme una
    frase, haz una frase, forma una frase, ?frase*, ?oracion*, como queda en, muestrame como,
    ensename como, en contexto, ponla en, ponlo en, usala, usalo, en la vida real, una
    oracion, una frase, situacion real`,
  pronunciation: `
    se dice la $, se dice el $, digo la $, se oye la $, se lee la $, se lee con $, se lee como $, la $ de #, la $ en #, la $ final, los dos puntos, dos puntitos, se oye, puntos encima,
    suenan igual, suenan diferente, sin punto, sin cedilla, pronunci*, como suena, como se lee, se lee, leer en voz alta, fonetic*, transcripcion,
    silaba*, acento, acentua*, afi, como se dice #, como lo digo, como digo #, ?sonido*,
    ?suena, pronuns*, como se dice en voz alta, en voz alta, suena, leerla, leerlo, decirla
    bien, decirlo bien, muda, letra muda, rima*, tonica, tilde`,
  grammar: `
    hace falta decir, hay que decir, tengo que decir, mayuscula*, junto o separado,
    gramatic*, tipo de palabra, clase de palabra, categoria, sustantivo o, verbo o, adjetivo
    o, es un verbo, es un sustantivo, aspecto, perfectivo, imperfectivo, transitivo, ?regla*,
    ?articulo, es verbo, es sustantivo, es adjetivo, que clase, que tipo, animado, armonia, es
    adverbio, adverbio o, o adverbio, o adjetivo, al principio de, al final de, se puede
    poner, orden de, ?raiz`,
  gender: `
    genero*, masculino o femenino, femenino o masculino, de que genero, que genero, es
    masculin*, es femenin*, la o el, el o la`,
  countable: `
    contable*, incontable*, se puede contar, se cuenta, contar, singular o plural, plural o
    singular, tiene plural, es plural, en plural o`,
  pattern: `
    que terminacion, terminacion lleva, terminacion va, que sufijo, con que preposicion, que preposicion, preposicion lleva, preposicion*, que caso, con que caso, caso lleva, caso
    va, caso rige, rige, regimen, que pide, pide #, lleva articulo, que articulo, que lleva,
    se construye, detras de, despues de #, como se junta, con otro verbo, va con, va #`,
  forms: `
    como hago, comparativo, superlativo, formas, que forma, la forma de, conjug*, declin*, declinacion*, flexion, tiempo* verbal*,
    todos los tiempos, los casos, irregular, regular, paradigma, terminacion*, como cambia,
    ?forma, ?tiempos, ?tabla*, como seria en, como queda en pasado, cambia, varia, en todas
    las personas, todas las personas, tabla de, otras formas`,
  difference: `
    que diferencia, cual uso, cual se usa, cuando va, o se usa otro, cual es cual, diferencia*, en que se diferencia*, se distingue*, distinguir, distinto, diferente de,
    diferente a, vs, versus, compara*, en vez de, en lugar de, es lo mismo, lo mismo que, son
    lo mismo, confundo, intercambiable*, cuando # y cuando, o #, ?# o, ?# u, confundir*,
    confunde, mejor #, son iguales, igual que, dudo entre, duda entre, dudo, no se si usar,
    cual uso, cual es mejor, cual debo, que es mejor, a diferencia de, en que cambia,
    distingo, mezclo, no es lo mismo`,
  acceptable: `
    puedo decir, puede decir*, se puede decir, se dice, esta bien dicho, esta bien decir, es
    correcto decir, vale decir, se diria, suena bien, suena raro, suena natural, queda bien,
    se puede usar, puedo usar, es valido, ?vale, sirve para decir, o suena, tambien se dice,
    esta bien si digo, podria decir, la gente dice, raro decir, es posible decir`,
  correct: `
    corrige, corrigeme, me corriges, corregir, corrigem*, correg*, revisa*, me revisas,
    comprueba mi, mira si, hay error*, algun error, errores, hay algun fallo, fallos, esta
    bien esta frase, esta bien mi frase, esta bien escrit*, esta bien, mi frase, lo dije bien,
    lo digo bien, dije bien, lo escribi bien, he escrito bien, es correct*, esta correct*, que
    esta mal, ?correcto, ?bien`,
  confirm: 'es verdad, es cierto, verdad que, cierto que, tengo razon, es asi',
  mistakes: `
    que errores, errores tipicos, errores comunes, errores frecuentes, errores cometen, en que
    se equivocan, errores se cometen`,
  translation: `
    como le pregunto, como pregunto, como digo, como le digo, como seria, traduc*, traduzc*, traducir, como se dice, como se dice _ en @, como se dice # en @, como
    digo _ en @, como dirias, que es _ en @, al @, # en @, palabra para #, ?en @, pasame _ al
    @, pasa _ al @, pasalo al @, pasar al @, ponlo en @, equivalente, equivale, como diria,
    como diriamos, decir en @`,
  quiz: `
    ponme a prueba, un test, test, quiz*, hazme preguntas, hazme una pregunta, preguntame*,
    pregunta me, examen, examiname, ejercicio*, evaluame, quiero practicar, vamos a practicar,
    practicar, practiquemos, hacerme preguntas, jugar, adivin*, ?prueba, ?practica, ?juego,
    juguemos, examinarme, a ver si, ?pregunta, ?preguntas, hazme una, ponme un ejercicio,
    entrename, entrenar, repasar, repasemos, repaso, comprueba, comprobar, examinar, tomame,
    evalua, reto, retame`,
  memory: `
    recordar*, recuerdo, acordar*, acuerdo, memori*, truco*, mnemotecni*, nemotecni*, se me
    olvida, no olvidar*, olvidar*, olvido, asociacion*, aprenderme*, aprenderla, aprenderlo,
    retener*, ?asociar, no se me olvide, no olvidarla, no olvidarme, no me entra, no se me
    queda, se me queda, se me va, me la aprendo, aprender de memoria, meter en la cabeza,
    consejo, fijar, se me escapa`,
  synonym: `
    que otra palabra, que otras palabras, sinonim*, palabras parecidas, similar*, otra palabra para, otra palabra, otra forma de
    decir, otras formas de decir, otra manera de decir, otras maneras de decir, mismo
    significado, significa* lo mismo, significa* parecid*, signifique* _ lo mismo, otra
    palabra que, casi lo mismo, palabra que signifi*, alternativa*, reemplaz*, sustituir*, en
    su lugar, que mas puedo decir, palabras cercanas, ?parecid*, como mas se dice, en vez de
    repetir`,
  opposite: 'antonim*, contrario*, opuest*',
  family: `
    verbo* frasal*, misma familia, familia de palabras, de la misma raiz, misma raiz, derivad*, derivan,
    relacionad*, que sustantivo, cual es el sustantivo, que adjetivo, cual es el adjetivo, que
    adverbio, que verbo viene, palabras de la familia, familia de`,
  usage: `
    cuando se dice*, cuando _ digo, cuando dicen,
    cuando se usa*, cuando _ uso, cuando _ usar*, cuando se utiliza*, cuando _ utilizo, como
    se usa*, como _ uso, como _ usar*, como se utiliza*, uso de, contexto*, expresiones,
    frases hechas, frases comunes, colocaciones, ?usar*, ?se usa, ?uso`,
  register: `
    formal*, informal*, educad*, cortes, de cortesia, coloquial*, grosero, groser*,
    maleducad*, mal educado, vulgar, jerga, registro, queda mal, suena mal, mal visto,
    ofensiv*, ofende, insult*, a mi profesor, a un profesor, a mi jefe, con amigos, con mis
    amigos, con desconocidos, por escrito, en un correo, anticuad*, tono, de la calle,
    palabrota, se lo puedo decir, puedo decirselo, respetuos*, fuerte`,
  region: `
    en que pais, que paises, region*, en inglaterra, en estados unidos, britanic*, american*,
    en todas partes, en otros sitios, dialect*, en que parte, de otra forma, en izmir, en
    estambul, en ankara, en londres, en moscu, en todos los paises`,
  level: `
    comun, comunes, frecuen*, rara, raro, poco usada, muy usada, se usa mucho, usa mucho,
    nivel, dificultad, que tan dificil, tan usada, popular, cada cuanto, a menudo, para
    principiantes, es importante, es util, habitual, rango, ?facil, ?dificil, a diario, todos
    los dias, cada dia, se oye mucho, se escucha mucho, muy usado, usado, usada, hace falta
    saber*, vale la pena, basica, basico, avanzad*, imprescindible, mucha gente`,
  spelling: `
    como se escribe, como _ escribo, como _ escribir, se escribe, deletre*, ortograf*, letra
    por letra, que letras, con que letra`,
  reason: 'por que, ?porque, el porque, a que se debe, cual es la razon',
  choice: 'por que # y no, por que no #',
  aside: 'por ejemplo, p ej, es decir',
  greeting: `
    hola, buenos dias, buenas tardes, buenas noches, buenas, que tal, ayuda, ayudame, que
    puedes hacer, que sabes hacer`,
  thanks: 'gracias, te agradezco, ?perfecto, ?genial, ?entendido, ?vale gracias',
  more: `
    otro mas, otra mas, uno mas, una mas, el siguiente, la siguiente, algunos mas, ?otro,
    ?otra, ?mas, ?siguiente, ?sigue, ?continua, ?si, ?dale, ?vale, ?claro`,
  unknown: `
    quien eres, eres humano, eres un robot, eres una ia, que tiempo hace, tiempo hace, poema,
    chiste, ignora _ instruccion*, olvida _ instruccion*, escribe _ cuento, etimolog*, de
    donde viene, origen, sentido de la vida, me aburro, pizza, capital de, vuelo, que hora es,
    quien te creo, noticias`,
  not: `
    no quiero, no necesito, no me des, no me hagas, no hace falta, sin, nada de, basta de, no
    un, no una, no el, no la, no me`,
};
