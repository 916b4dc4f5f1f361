/** Everyday Spanish sentences with one mistake, and the same without it. */
export const everydayMistakes = `
  Mi hermana trabajo en un hospital.|Mi hermana trabaja en un hospital.
  Ayer voy al cine con mis primos.|Ayer fui al cine con mis primos.
  La problema es muy difícil.|El problema es muy difícil.
  La clima aquí me gusta mucho.|El clima aquí me gusta mucho.
  Me gusta los perros grandes.|Me gustan los perros grandes.
  Le pregunté un café al camarero.|Le pedí un café al camarero.
  Yo soy cansado hoy.|Yo estoy cansado hoy.
  Mi casa es en el centro.|Mi casa está en el centro.
  La sopa es fría.|La sopa está fría.
  Estoy profesora de inglés.|Soy profesora de inglés.
  Tengo veinte años viejo.|Tengo veinte años.
  Soy treinta años.|Tengo treinta años.
  Estoy hambre.|Tengo hambre.
  Veo mi abuela los domingos.|Veo a mi abuela los domingos.
  Busco a mi llaves.|Busco mis llaves.
  Quiero que vienes a mi fiesta.|Quiero que vengas a mi fiesta.
  Espero que tienes un buen viaje.|Espero que tengas un buen viaje.
  Cuando llegarás, llámame.|Cuando llegues, llámame.
  Mi primo nunca dice algo en clase.|Mi primo nunca dice nada en clase.
  No hay alguien en la oficina.|No hay nadie en la oficina.
  Nadie no me llamó ayer.|Nadie me llamó ayer.
  Este regalo es por mi madre.|Este regalo es para mi madre.
  Gracias para la cena.|Gracias por la cena.
  Pienso de mi familia todos los días.|Pienso en mi familia todos los días.
  Sueño de una casa grande.|Sueño con una casa grande.
  Mi prima está casada a un médico.|Mi prima está casada con un médico.
  Depende en el tiempo.|Depende del tiempo.
  Voy en el trabajo a pie.|Voy al trabajo a pie.
  Llegamos en Madrid a las ocho.|Llegamos a Madrid a las ocho.
  Empiezo trabajar a las nueve.|Empiezo a trabajar a las nueve.
  Voy comprar pan.|Voy a comprar pan.
  Tengo estudiar mucho.|Tengo que estudiar mucho.
  Ella quiere a bailar.|Ella quiere bailar.
  Acabo llegar a casa.|Acabo de llegar a casa.
  Yo despierto a las siete cada día.|Yo me despierto a las siete cada día.
  Mi padre se levanto temprano.|Mi padre se levanta temprano.
  Lavo mis manos antes de comer.|Me lavo las manos antes de comer.
  Los niños esta en el jardín.|Los niños están en el jardín.
  La gente son muy amable aquí.|La gente es muy amable aquí.
  Hay muchos gente en la plaza.|Hay mucha gente en la plaza.
  Está un banco cerca de mi casa.|Hay un banco cerca de mi casa.
  Hay el libro en la mesa.|El libro está en la mesa.
  Mi coche es más rápido de tu coche.|Mi coche es más rápido que tu coche.
  Este hotel es más bueno que el otro.|Este hotel es mejor que el otro.
  Ella es tan alta que su hermana.|Ella es tan alta como su hermana.
  Tengo más que veinte libros.|Tengo más de veinte libros.
  Es el más alto en la clase.|Es el más alto de la clase.
  Compré una camisa rojo.|Compré una camisa roja.
  Vivo en un apartamento pequeña.|Vivo en un apartamento pequeño.
  Las manzanas verde son baratas.|Las manzanas verdes son baratas.
  Él es un grande amigo.|Él es un gran amigo.
  Hoy es el primer de mayo.|Hoy es el primero de mayo.
  Son las una y media.|Es la una y media.
  Son la tres de la tarde.|Son las tres de la tarde.
  Nos vemos en lunes.|Nos vemos el lunes.
  La semana pasado llovió mucho.|La semana pasada llovió mucho.
  Yo sabo tu nombre.|Yo sé tu nombre.
  Yo conozco cocinar bien.|Yo sé cocinar bien.
  Sé a tu hermano.|Conozco a tu hermano.
  Ellos han volvido tarde.|Ellos han vuelto tarde.
  He escribido una carta.|He escrito una carta.
  Anoche yo poní la mesa.|Anoche yo puse la mesa.
  Cuando era niño, jugué con mi perro todos los días.|Cuando era niño, jugaba con mi perro todos los días.
  Estoy leyiendo un libro.|Estoy leyendo un libro.
  Ella habla español muy bueno.|Ella habla español muy bien.
  Estoy muy bueno, gracias.|Estoy muy bien, gracias.
  Mi amigo vive lejos y el no viene a menudo.|Mi amigo vive lejos y él no viene a menudo.
  Lo di el libro a Pedro.|Le di el libro a Pedro.
  Este es la casa de mi tío.|Esta es la casa de mi tío.
  Mi abuelo siempre lleva un sombrero negra.|Mi abuelo siempre lleva un sombrero negro.
  Ellas estudia en la biblioteca.|Ellas estudian en la biblioteca.
  El fin de semana pasado visitamos a un castillo.|El fin de semana pasado visitamos un castillo.
  No puedo encuentro mi reloj.|No puedo encontrar mi reloj.
  Te llamaré cuando llego al hotel.|Te llamaré cuando llegue al hotel.
  Hay mucho ruidos en esta calle.|Hay muchos ruidos en esta calle.
  Mi vecina toca al violín muy bien.|Mi vecina toca el violín muy bien.
  Ayer ella compra dos billetes.|Ayer ella compró dos billetes.
  La leche está en el nevera.|La leche está en la nevera.
  Me encanta los días de lluvia.|Me encantan los días de lluvia.
  Mi jefe es enfadado conmigo.|Mi jefe está enfadado conmigo.
  Necesito más tiempo por terminar el trabajo.|Necesito más tiempo para terminar el trabajo.
  ¿De donde son tus padres?|¿De dónde son tus padres?
  Nunca no desayuno en casa.|Nunca desayuno en casa.
  Mis hermanos y yo va a la escuela.|Mis hermanos y yo vamos a la escuela.
  Este restaurante es más barato de ese.|Este restaurante es más barato que ese.
  Yo acuesto a las once.|Yo me acuesto a las once.
  Es posible que llueve mañana.|Es posible que llueva mañana.
  El tren sale en las cinco.|El tren sale a las cinco.
  Mi hija tiene ocho años vieja.|Mi hija tiene ocho años.
  Quiero aprender conducir.|Quiero aprender a conducir.
  Los ojos de mi gato son verde.|Los ojos de mi gato son verdes.
  Anoche no dormo bien.|Anoche no dormí bien.
  Yo y mi amigo es de Chile.|Yo y mi amigo somos de Chile.
  Mi primo estudio medicina.|Mi primo estudia medicina.
  Nosotros vive en Sevilla.|Nosotros vivimos en Sevilla.
  Tú tiene razón.|Tú tienes razón.
  Ellos quiere ir al parque.|Ellos quieren ir al parque.
  La familia están en casa.|La familia está en casa.
  La semana pasada mi hermano compra un coche.|La semana pasada mi hermano compró un coche.
  Mañana fui a la playa.|Mañana iré a la playa.
  El año pasado viajo a Perú.|El año pasado viajé a Perú.
  Anoche duermo muy mal.|Anoche dormí muy mal.
  El lunes pasado tengo un examen.|El lunes pasado tuve un examen.
  Ayer mi madre está enferma.|Ayer mi madre estaba enferma.
  Me gusta la sistema de metro.|Me gusta el sistema de metro.
  Tengo un mano fría.|Tengo una mano fría.
  Ese moto es de mi tío.|Esa moto es de mi tío.
  El leche está fría.|La leche está fría.
  El flor es bonita.|La flor es bonita.
  La árbol es alto.|El árbol es alto.
  Mi hermana es muy simpático.|Mi hermana es muy simpática.
  Estas zapatos son caros.|Estos zapatos son caros.
  Los casas son blancas.|Las casas son blancas.
  Tengo dos perro.|Tengo dos perros.
  Las luzes están encendidas.|Las luces están encendidas.
  Me gustan los pezes.|Me gustan los peces.
  Hay mucho coches en la calle.|Hay muchos coches en la calle.
  Tengo mucha hambre y mucho sed.|Tengo mucha hambre y mucha sed.
  Hace mucha calor hoy.|Hace mucho calor hoy.
  Hace muy calor hoy.|Hace mucho calor hoy.
  Es un buena película.|Es una buena película.
  Es un bueno hombre.|Es un buen hombre.
  Vivo en el primero piso.|Vivo en el primer piso.
  Es la tercer vez que llamo.|Es la tercera vez que llamo.
  No tengo ninguno amigo aquí.|No tengo ningún amigo aquí.
  Quiero comprar alguno libro.|Quiero comprar algún libro.
  Es una grande ciudad.|Es una gran ciudad.
  Madrid es un gran ciudad.|Madrid es una gran ciudad.
  Vi un película muy buena.|Vi una película muy buena.
  Le pregunté un vaso de agua.|Le pedí un vaso de agua.
  Pregunté ayuda a mi vecino.|Pedí ayuda a mi vecino.
  Quiero preguntar un favor.|Quiero pedir un favor.
  Mi padre me pidió dónde estaba.|Mi padre me preguntó dónde estaba.
  Soy enfermo hoy.|Estoy enfermo hoy.
  Mi hermana es embarazada.|Mi hermana está embarazada.
  El café es caliente.|El café está caliente.
  La puerta es abierta.|La puerta está abierta.
  La tienda es cerrada los domingos.|La tienda está cerrada los domingos.
  Mi madre está médica.|Mi madre es médica.
  Estoy de Colombia.|Soy de Colombia.
  Él está muy inteligente.|Él es muy inteligente.
  Madrid es en España.|Madrid está en España.
  ¿Dónde es el baño?|¿Dónde está el baño?
  Los libros son en la mesa.|Los libros están en la mesa.
  El hotel es cerca de la playa.|El hotel está cerca de la playa.
  La fiesta está en mi casa.|La fiesta es en mi casa.
  Hoy está lunes.|Hoy es lunes.
  Está tarde, tenemos que irnos.|Es tarde, tenemos que irnos.
  Está importante estudiar.|Es importante estudiar.
  Mi hermano es quince años.|Mi hermano tiene quince años.
  Estoy frío.|Tengo frío.
  Estamos sed.|Tenemos sed.
  Soy miedo de las arañas.|Tengo miedo de las arañas.
  Ella está sueño.|Ella tiene sueño.
  Soy prisa.|Tengo prisa.
  Conozco Pedro desde hace años.|Conozco a Pedro desde hace años.
  Espero mi hermano en la estación.|Espero a mi hermano en la estación.
  Ayudo mi madre en casa.|Ayudo a mi madre en casa.
  Llamé mi amigo anoche.|Llamé a mi amigo anoche.
  Veo a la televisión cada noche.|Veo la televisión cada noche.
  Miro a la película.|Miro la película.
  Escucho a la radio.|Escucho la radio.
  Espero para el autobús.|Espero el autobús.
  Ojalá que viene mañana.|Ojalá que venga mañana.
  Es necesario que estudias más.|Es necesario que estudies más.
  Dudo que tiene tiempo.|Dudo que tenga tiempo.
  Me alegro de que estás aquí.|Me alegro de que estés aquí.
  No creo que es verdad.|No creo que sea verdad.
  Te lo digo para que lo sabes.|Te lo digo para que lo sepas.
  Mi madre quiere que yo limpio mi cuarto.|Mi madre quiere que yo limpie mi cuarto.
  Te pido que me ayudas.|Te pido que me ayudes.
  Cuando tengo dinero, compraré una moto.|Cuando tenga dinero, compraré una moto.
  Si tendré tiempo, iré contigo.|Si tengo tiempo, iré contigo.
  Si tendría dinero, viajaría.|Si tuviera dinero, viajaría.
  No vino alguien a la fiesta.|No vino nadie a la fiesta.
  No tengo algo para ti.|No tengo nada para ti.
  Yo nunca no como carne.|Yo nunca como carne.
  No me gusta el té también.|No me gusta el té tampoco.
  No veo algún problema.|No veo ningún problema.
  Tengo nada que hacer.|No tengo nada que hacer.
  Compré flores por mi madre.|Compré flores para mi madre.
  Pagué veinte euros para la camisa.|Pagué veinte euros por la camisa.
`;
