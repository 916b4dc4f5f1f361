/** Right Spanish sentences that look like wrong ones. */
export const deceptiveSentences = `
  El agua fría me gusta.
  Tengo el alma cansada.
  El problema era la mano del portero.
  Ayer supe que vienes mañana.
  Ayer me dijo que vive en Lima.
  Mi hermana y yo trabajamos juntos.
  La gente que conozco es amable.
  El día y la noche son largos.
  La mayoría de los niños juegan aquí.
  Me gustan el café y el té.
  Me gusta bailar y cantar.
  La fiesta es en mi casa.
  El concierto será en la plaza.
  La nieve es fría y blanca.
  Es tan tarde que no hay autobuses.
  Ella es tan alta que toca el techo.
  No tengo más que veinte euros.
  Trabajo más que duermo.
  Comí más de la mitad del pastel.
  Busco una secretaria que hable ruso.
  Busco a la secretaria que habla ruso.
  Cuando llego a casa, ceno.
  Cuando llegue a casa, te llamaré.
  No sé cuándo llegarás.
  Pregúntale cuándo vendrá.
  Espero que sí.
  Creo que viene mañana.
  No creo que venga.
  Pasé por la casa de mi tía para verla.
  Lo hice por ti y para tu familia.
  Salimos para Madrid por la mañana.
  Pienso de él lo mismo que tú.
  ¿Qué piensas de mi idea?
  Despierto a mi hijo a las siete.
  Lavo el coche los domingos.
  Levanto la mano en clase.
  Se lo di a Pedro.
  Le di un libro a Pedro.
  Esta mañana he puesto la mesa.
  Los rusos y las turcas bailaron contentos.
  Sé a qué hora sale el tren.
  Esto sabe a limón.
  Conozco bien la ciudad.
  Estoy bueno ya, gracias al médico.
  El pan está bueno.
  El hombre bueno ayuda a los pobres.
  Ha sido un gran día.
  Es el primer día de mayo.
  Tuve que decirlo todo de memoria.
  Voy a la una y vuelvo a las dos.
  El primero vino tarde y el segundo no vino.
  Una vez pasado el puente, gira a la derecha.
  El domingo pasado la vi en el cine.
  Tengo veinte euros para un libro.
  La visita al museo fue larga.
  Una visita a la ciudad vale la pena.
  Si, como dices, llueve, nos quedamos.
  Si, por ejemplo, vienes tú, iré.
  El que no viene pierde.
  El no saberlo me preocupa.
  Como no tengo más que tres libros, leo poco.
  Eso creo yo.
  Creo yo que sí.
  Fue mi hermano quien llamó.
  Es Ana quien vive aquí.
  Mi madre baña a mi hermano por la noche.
  Yo levanto pesas por la mañana.
  Me despierta a las siete mi madre.
  La tienda es grande y está abierta.
  El café de Colombia es bueno.
  Hoy es lunes y hace frío.
  La fiesta es en el hotel.
  Mi hermana es más alta que yo.
  Es el más alto de la clase.
  Es el mejor de los tres.
  Mi padre está mejor hoy.
  Estoy muy bien, gracias.
  Esta es la casa de mi tío.
  Este es el mejor libro.
  Esto es mi vida.
  Esta es el arma que buscaban.
  Esta es el agua que bebemos.
  A mí me gusta el té.
  Para mí el café es mejor.
  Para mí hoy es fiesta.
  Entre tú y yo.
  Tú eres mi amigo.
  No hay nada para ti.
  No hay la posibilidad de volver.
  Hay que trabajar.
  Todo el mundo sabe que hay vida.
  ¿Tienes algo para mí?
  No sé si alguien viene.
  ¿No hay alguien en casa?
  No es algo para niños.
  No, algo me dice que viene.
  Nunca sé qué decir.
  Se me olvidó comprar leche.
  Me olvidé de comprar leche.
  Pienso en ti cada día.
  ¿Qué piensas de ella?
  Pienso de mi jefe que es bueno.
  Salimos a la calle.
  Voy a casa de Ana.
  Sale a casa de su abuela los lunes.
  Voy al banco a pagar.
  Vivo en Madrid y trabajo en Toledo.
  Llevo el trabajo a Madrid.
  Lo di todo por ella.
  Lo dije en clase a Pedro.
  La comida la pagó él.
  Le di las gracias a Ana.
  Las verduras me gustan.
  Mis manos están frías.
  Mi cabeza es grande.
  La mano me duele.
  Las llaves que busco son mías.
  La casa es nuestra y el coche es suyo.
  Perdí a mi perro en el parque.
  Busco a mi hermana.
  Compré flores para mi madre.
  Lo hizo por su madre.
  Gracias por todo.
  Gracias para siempre no existe.
  Pagué veinte euros por la camisa.
  Pagué veinte euros para entrar.
  Estudio para aprender.
  Puedo ayudarte mañana.
  No puedo más.
  Puede que llueva.
  Puedo como mucho dos horas.
  Quiero que me ayudes y que yo pueda estudiar.
  No creo que él solo pueda.
  Espero que yo, como madre, pueda ayudar.
  Es importante que tú comas bien.
  Ayer estaba cansado.
  Ayer llovió y hoy está nublado.
  Ayer supe dónde está Juan.
  Anoche soñé que estoy en Roma.
  De niño fui al hospital una vez.
  De niño iba al cine cada semana.
  Mañana voy a la playa.
  Necesito más tiempo para terminar.
  Me acuerdo de tu cara.
  Se ríe de mí.
  Se ríe a carcajadas.
  Nací en 1990.
  El año 1990 nací yo.
  Toco el piano y juego al tenis.
  El juego de la guitarra es fácil.
  El comienzo fue difícil.
  El trato con la gente es bueno.
  Un señor López llamó.
  Señora Ruiz, pase usted.
  Los hombres que trabajan aquí son amables.
  Es una gran ciudad.
  Es la una y media.
  Son las tres de la tarde.
  Es el primero de mayo.
  Tengo ciento veinte euros.
  Quiero medio kilo de arroz.
  Cuesta cien euros.
  Vamos a trabajar.
  Lo que quiero es comer la fruta.
  Comer lo mismo cada día aburre.
`;
